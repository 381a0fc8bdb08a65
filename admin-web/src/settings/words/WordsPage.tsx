import { Button } from '@campus-commons/web-kit/Button.tsx';
import { PlainList } from '@campus-commons/web-kit/accessible.tsx';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useDataProvider, useGetList, useNotify, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { WordRuleDto } from '../../api/generated';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { FailureAlert } from '../../components/FailureAlert';
import { Notice } from '../../components/Notice';
import { PageTitle } from '../../components/PageTitle';
import { Section } from '../../components/Section';
import type { ConsoleDataProvider } from '../../providers/dataProvider';
import { WordDialog } from './WordDialog';

/** /admin/settings/words: words and phrases that open a case when a member writes them. */
export function WordsPage() {
  const translate = useTranslate();
  const notify = useNotify();
  const provider = useDataProvider<ConsoleDataProvider>();
  const { data, error, isFetching, refetch } = useGetList<WordRuleDto>('words');
  const [edited, setEdited] = useState<WordRuleDto | 'new'>();
  const [deleted, setDeleted] = useState<WordRuleDto>();
  const title = translate('words.title');
  const done = async (message: string) => {
    setEdited(undefined);
    setDeleted(undefined);
    await refetch();
    notify(message, { type: 'success', messageArgs: { _: message } });
  };

  return (
    <Box sx={{ maxWidth: 860 }}>
      <PageTitle>{title}</PageTitle>
      <Button
        component={RouterLink}
        to="/settings"
        size="small"
        startIcon={<ArrowLeft size={18} strokeWidth={1.9} aria-hidden />}
        sx={{ ml: -3, mb: 2 }}
      >
        {translate('administrators.back')}
      </Button>
      <Typography variant="h1" sx={{ mb: 4 }}>
        {title}
      </Typography>
      <Notice />
      <Section
        title={translate('words.list')}
        subtitle={translate('words.about')}
        action={
          <Button variant="contained" size="small" onClick={() => setEdited('new')}>
            {translate('words.add')}
          </Button>
        }
      >
        {error && !isFetching && (
          <FailureAlert onTryAgain={() => void refetch()}>{translate('words.failed')}</FailureAlert>
        )}
        {data?.length === 0 && (
          <Typography variant="body2" sx={{ color: 'campus.ink2' }}>
            {translate('words.none')}
          </Typography>
        )}
        <PlainList aria-label={translate('words.list')} aria-busy={!data && !error}>
          {data?.map((rule) => (
            <WordRow
              key={rule.id}
              rule={rule}
              onEdit={() => setEdited(rule)}
              onDelete={() => setDeleted(rule)}
            />
          ))}
        </PlainList>
      </Section>
      {edited !== undefined && (
        <WordDialog
          rule={edited === 'new' ? undefined : edited}
          onSaved={done}
          onClose={() => setEdited(undefined)}
        />
      )}
      {deleted && (
        <ConfirmDialog
          title={translate('words.delete_title', { word: deleted.pattern })}
          text={translate('words.delete_text')}
          confirm={translate('words.delete')}
          confirming={translate('words.deleting')}
          isDangerous
          onConfirm={async () => done(await provider.deleteWord(deleted.id))}
          onClose={() => setDeleted(undefined)}
        />
      )}
    </Box>
  );
}

interface WordRowProps {
  rule: WordRuleDto;
  onEdit: () => void;
  onDelete: () => void;
}

function WordRow({ rule: { pattern, wholeWord, action }, onEdit, onDelete }: WordRowProps) {
  const translate = useTranslate();
  const acts = [
    { name: 'edit', run: onEdit, color: 'primary' },
    { name: 'delete', run: onDelete, color: 'error' },
  ] as const;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 3,
        py: 3,
        '& + &': { borderTop: '1px solid', borderColor: 'campus.hairline' },
      }}
    >
      <Box sx={{ flex: '1 1 15rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="subtitle2" component="div" dir="auto">
          {pattern}
        </Typography>
        <Typography variant="caption" component="div" sx={{ color: 'campus.ink2' }}>
          {translate(`words.${wholeWord ? 'whole' : 'part'}`)} · {translate(`words.actions.${action}`)}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', gap: 2 }}>
        {acts.map(({ name, run, color }) => (
          <Button
            key={name}
            variant="outlined"
            size="small"
            color={color}
            onClick={run}
            aria-label={translate(`words.${name}_one`, { word: pattern })}
          >
            {translate(`words.${name}`)}
          </Button>
        ))}
      </Box>
    </Box>
  );
}
