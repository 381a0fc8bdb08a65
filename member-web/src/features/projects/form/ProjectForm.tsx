import { MAX_ABOUT_LENGTH, MAX_SKILLS } from '@campus-commons/web-kit/bounds/generated.ts';
import { Button } from '@campus-commons/web-kit/Button.tsx';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import type { ProjectDetailsDto } from '../generated';
import { BusyButton } from '../../../components/BusyButton';
import { EditConflictDialog } from '../../../components/EditConflictDialog';
import { TextInput } from '../../../components/forms/TextInput';
import { ScreenTitle } from '../../../components/ScreenTitle';
import { differencesOf, mineOf } from '../../../lib/drafts/editConflicts';
import { useIsOffline } from '../../../lib/state/network';
import { commonTexts } from '../../../texts/common';
import { projectTexts as texts } from '../../../texts/projects';
import { AboutField } from './AboutField';
import { LinkFields } from './LinkFields';
import { ProjectPictures } from './ProjectPictures';
import { comparedLabels } from './projectValues';
import { StatusChoice } from './StatusChoice';
import { comparedOf, useProjectForm, type ProjectConflict } from './useProjectForm';

interface ProjectFormProps {
  /** The project to edit; without it a new one is created. */
  project?: ProjectDetailsDto;
  onClose: () => void;
  onSaved: (saved: ProjectDetailsDto) => void;
}

/** The form to create or edit a project. Leaving it keeps the draft; Cancel discards it. */
export function ProjectForm({ project, onClose, onSaved }: ProjectFormProps) {
  const form = useProjectForm(project, onSaved);
  const isOffline = useIsOffline();
  const title = project ? texts.edit : texts.show;
  const [action, busy] = project
    ? [commonTexts.saveChanges, commonTexts.saving]
    : [texts.create, texts.creating];
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
        sx={{ maxWidth: 720, p: { xs: 4, sm: 6 } }}
      >
        <Box
          inert={form.isSaving}
          sx={{ display: 'grid', gap: 5, gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' }}
        >
          {isOffline && <Alert severity="info">{texts.draftKept}</Alert>}
          {form.error !== undefined && <Alert severity="error">{form.error}</Alert>}
          <TextInput
            label={texts.titleLabel}
            placeholder={texts.titleExample}
            autoFocus={!project}
            {...form.field('title')}
          />
          <TextInput label={texts.summary} hint={texts.summaryHint} lines={2} {...form.field('summary')} />
          <StatusChoice field={form.field('status').field} />
          <AboutField
            initialHtml={form.initialAbout}
            onSettled={form.setAbout}
            maxLength={MAX_ABOUT_LENGTH}
          />
          <ProjectPictures pictures={form.pictures} />
          <TextInput
            label={texts.skills}
            remark={texts.optional}
            hint={texts.skillsHint(MAX_SKILLS)}
            {...form.field('skills')}
          />
          <LinkFields
            count={form.linkCount}
            link={form.link}
            onAdd={form.addLink}
            onRemove={form.removeLink}
          />
          <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
            <TextInput
              label={texts.startedOn}
              remark={texts.optional}
              type="date"
              {...form.field('startedOn')}
            />
            {form.status === 'finished' && (
              <TextInput
                label={texts.finishedOn}
                remark={texts.optional}
                type="date"
                {...form.field('finishedOn')}
              />
            )}
          </Box>
          <div>
            <FormControlLabel
              control={<Checkbox checked={form.isPublic} {...form.field('isPublic').field} />}
              label={texts.isPublic}
            />
            <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{texts.isPublicHint}</Box>
          </div>
        </Box>
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 2, mt: 6 }}>
          <Button variant="text" onClick={cancel} disabled={form.isSaving}>
            {commonTexts.cancel}
          </Button>
          <BusyButton type="submit" variant="contained" loading={form.isSaving} disabled={!form.isReady}>
            {form.isSaving ? busy : action}
          </BusyButton>
        </Box>
      </Card>
      {form.conflict && <Conflict conflict={form.conflict} form={form} onKeepTheirs={onClose} />}
    </>
  );
}

interface ConflictProps {
  conflict: ProjectConflict;
  form: ReturnType<typeof useProjectForm>;
  onKeepTheirs: () => void;
}

/** The version that another window saved, and the member's own. */
function Conflict({ conflict, form, onKeepTheirs }: ConflictProps) {
  const differences = differencesOf(comparedLabels, ...comparedOf(conflict));
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
