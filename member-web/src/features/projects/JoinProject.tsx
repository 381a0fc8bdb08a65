import { MAX_ROLE_LENGTH } from '@campus-commons/web-kit/bounds/generated.ts';
import { Button } from '@campus-commons/web-kit/Button.tsx';
import { errorText } from '@campus-commons/web-kit/errorText.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import type { ProjectDetailsDto } from './generated';
import { BusyButton } from '../../components/BusyButton';
import { TextInput } from '../../components/forms/TextInput';
import { showToast } from '../../components/toasts/toasts';
import { paths } from '../../lib/address/paths';
import { useFocusInPlace } from '../../lib/hooks/useFocusInPlace';
import { requiredText } from '../../lib/text/fieldRules';
import { useLimit } from '../safety/exports/useLimit';
import { projectTexts as texts } from '../../texts/projects';
import { useProjectsJoinMutation } from './projectsApi';

interface JoinProjectProps {
  project: Pick<ProjectDetailsDto, 'id' | 'title'>;
  /** The code of the link. */
  code: string;
  onJoined: () => void;
}

/** Asks who came with the join link of a project whether they want to be on its team, and as what. */
export function JoinProject({ project: { id, title }, code, onJoined }: JoinProjectProps) {
  const [join, { isLoading, error }] = useProjectsJoinMutation();
  const off = useLimit();
  useFocusInPlace();
  const form = useForm({ defaultValues: { role: '' }, reValidateMode: 'onSubmit' });
  const submit = form.handleSubmit(async ({ role }) => {
    const { data } = await join({ joinProjectDto: { id, code, role: role.trim() } });
    if (!data) return;
    void showToast('success', texts.joined(title));
    onJoined();
  });
  return (
    <Card
      component="form"
      noValidate
      aria-label={texts.joinTitle}
      onSubmit={(event) => void submit(event)}
      sx={{
        display: 'grid',
        gap: 4,
        gridTemplateColumns: 'minmax(0, 1fr)',
        px: { xs: 4, sm: 6 },
        py: 5,
        borderRadius: { xs: 0, sm: '16px' },
      }}
    >
      <Typography variant="h2">{texts.joinTitle}</Typography>
      <Box sx={{ overflowWrap: 'anywhere' }}>{texts.joinText(title)}</Box>
      {error !== undefined && (
        <Alert severity="error">
          {texts.joinFailed}. {errorText(error)}
        </Alert>
      )}
      <Box sx={{ maxWidth: 420 }}>
        <TextInput
          label={texts.role}
          hint={texts.roleHint}
          error={form.formState.errors.role?.message}
          field={form.register('role', {
            validate: requiredText(texts.role, MAX_ROLE_LENGTH),
            onChange: () => form.clearErrors('role'),
          })}
        />
      </Box>
      <Box sx={{ display: 'flex', gap: 2 }}>
        <BusyButton type="submit" variant="contained" loading={isLoading} {...off}>
          {texts.join}
        </BusyButton>
        <Button variant="text" component={Link} to={paths.projectDetails(id)} replace>
          {texts.notNow}
        </Button>
      </Box>
    </Card>
  );
}
