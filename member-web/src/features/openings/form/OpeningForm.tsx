import { Button } from '@campus-commons/web-kit/Button.tsx';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { BusyButton } from '../../../components/BusyButton';
import { EditConflictDialog } from '../../../components/EditConflictDialog';
import { ScreenTitle } from '../../../components/ScreenTitle';
import { differencesOf, mineOf } from '../../../lib/drafts/editConflicts';
import { useIsOffline } from '../../../lib/state/network';
import { commonTexts } from '../../../texts/common';
import { openingTexts as texts } from '../../../texts/openings';
import { projectTexts } from '../../../texts/projects';
import type { OpeningDetailsDto } from '../exports/openingsApi';
import { OpeningFields } from './OpeningFields';
import { comparable, comparedLabels, valuesOf } from './openingValues';
import { useOpeningForm, type OpeningFormSubject } from './useOpeningForm';

interface OpeningFormProps extends OpeningFormSubject {
  /** The pages from which a new opening can come. */
  pages?: readonly { id: string; title: string }[];
  onClose: () => void;
  onSaved: (saved: OpeningDetailsDto) => void;
}

/** The form to post or edit an opening. Leaving it keeps the draft; Cancel discards it. */
export function OpeningForm({ pages = [], onClose, onSaved, ...subject }: OpeningFormProps) {
  const { kind, opening } = subject;
  const form = useOpeningForm({ ...subject, pageId: pages[0]?.id }, onSaved);
  const isOffline = useIsOffline();
  const words = texts.kinds[kind];
  const title = opening ? words.edit : words.post;
  const cancel = () => {
    form.discard();
    onClose();
  };
  return (
    <>
      <ScreenTitle>{title}</ScreenTitle>
      <Typography variant="h1" sx={{ mx: { xs: 4, sm: 0 }, mb: { xs: 3, md: 4 } }}>
        {title}
      </Typography>
      <Card
        component="form"
        noValidate
        aria-label={title}
        onSubmit={(event) => void form.submit(event)}
        sx={{ maxWidth: 720, p: { xs: 4, sm: 6 }, borderRadius: { xs: 0, sm: '16px' } }}
      >
        <Box
          inert={form.isSaving}
          sx={{ display: 'grid', gap: 5, gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' }}
        >
          {isOffline && <Alert severity="info">{projectTexts.draftKept}</Alert>}
          {kind === 'internship' && (
            <Alert severity="info">{opening?.openedAt ? texts.reviewAgain : texts.reviewFirst}</Alert>
          )}
          {form.error !== undefined && <Alert severity="error">{form.error}</Alert>}
          <OpeningFields form={form} kind={kind} pages={opening ? [] : pages} isNew={!opening} />
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 2, mt: 6 }}>
          <Button variant="text" onClick={cancel} disabled={form.isSaving}>
            {commonTexts.cancel}
          </Button>
          <BusyButton type="submit" variant="contained" loading={form.isSaving}>
            {form.isSaving ? texts.sending : actionOf(subject)}
          </BusyButton>
        </Box>
      </Card>
      {form.conflict && <Conflict form={form} conflict={form.conflict} onKeepTheirs={onClose} />}
    </>
  );
}

function actionOf({ kind, opening }: OpeningFormSubject): string {
  if (opening) return commonTexts.saveChanges;
  return kind === 'internship' ? texts.sendToReview : texts.post;
}

type Form = ReturnType<typeof useOpeningForm>;

interface ConflictProps {
  form: Form;
  conflict: NonNullable<Form['conflict']>;
  onKeepTheirs: () => void;
}

/** The version that another window saved, and the member's own. */
function Conflict({ form, conflict: { present, mine }, onKeepTheirs }: ConflictProps) {
  const differences = differencesOf(comparedLabels, comparable(valuesOf(present)), comparable(mine));
  return (
    <EditConflictDialog
      differences={differences}
      mineText={mineOf(differences)}
      isBusy={form.isSaving}
      onUseMine={() => void form.overwrite()}
      onKeepTheirs={onKeepTheirs}
      onKeepEditing={form.keepEditing}
    />
  );
}
