import { PlainList } from '@campus-commons/web-kit/accessible.tsx';
import { Button } from '@campus-commons/web-kit/Button.tsx';
import { indiaDateTime } from '@campus-commons/web-kit/dates.ts';
import Box from '@mui/material/Box';
import { StickyNote } from 'lucide-react';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { CaseDto, CaseNoteDto } from '../../api/generated';
import { MemberText } from '../../components/content/MemberText';
import { ReasonDialog } from '../../components/ReasonDialog';
import { useReviewKeys } from '../../components/reviewKeys';
import { Section } from '../../components/Section';
import type { ConsoleDataProvider } from '../../providers/dataProvider';
import { KeyHint } from './ActionBar';
import { useRefetchCase } from './useRefetchCase';

/** What those who review wrote for each other, with a button that adds to it. */
export function CaseNotes({ shown: { id, notes } }: { shown: CaseDto }) {
  const translate = useTranslate();
  const provider = useDataProvider<ConsoleDataProvider>();
  const refetch = useRefetchCase(id);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const add = async (text: string) => {
    await provider.addCaseNote({ id, text });
    await refetch();
    close();
  };
  useReviewKeys({ n: () => setOpen(true) });
  return (
    <Section
      title={translate('review.notes.title')}
      subtitle={translate('review.notes.who')}
      action={
        <Button
          variant="outlined"
          size="small"
          onClick={() => setOpen(true)}
          aria-keyshortcuts="n"
          startIcon={<StickyNote size={18} strokeWidth={1.9} aria-hidden />}
        >
          {translate('review.notes.add')}
          <KeyHint>n</KeyHint>
        </Button>
      }
    >
      {notes.length > 0 && (
        <PlainList>
          {notes.map((note, index) => (
            <Note key={`${note.at} ${index}`} note={note} />
          ))}
        </PlainList>
      )}
      {isOpen && (
        <ReasonDialog
          topic={`note ${id}`}
          title={translate('review.notes.dialog')}
          text={translate('review.notes.text')}
          label={translate('review.notes.label')}
          hint={translate('review.notes.hint')}
          missing={translate('review.notes.missing')}
          confirm={translate('review.notes.save')}
          confirming={translate('review.notes.saving')}
          onConfirm={add}
          onClose={close}
        />
      )}
    </Section>
  );
}

function Note({ note: { kind, text, at, by } }: { note: CaseNoteDto }) {
  const translate = useTranslate();
  const name = by ?? translate('review.notes.former');
  const words = kind === 'escalation' ? 'review.notes.escalated' : 'review.notes.by';
  return (
    <Box
      component="li"
      sx={{ '& + &': { mt: 3, pt: 3, borderTop: '1px solid', borderColor: 'campus.hairline' } }}
    >
      <Box sx={{ typography: 'caption', color: 'campus.ink2', overflowWrap: 'anywhere' }}>
        {translate(words, { name, time: indiaDateTime(at) })}
      </Box>
      {text !== '' && (
        <Box sx={{ mt: 1, typography: 'body2' }}>
          <MemberText background="surface">{text}</MemberText>
        </Box>
      )}
    </Box>
  );
}
