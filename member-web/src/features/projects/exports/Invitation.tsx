import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { generatedProjectsApi } from '../generated';
import { projectTexts as texts } from '../../../texts/projects';

/**
 * Says to a visitor who followed a join link what they sign in for. The title of a project only if everybody may read it.
 */
export function Invitation({ projectId }: { projectId: string }) {
  const { data, isLoading } = generatedProjectsApi.usePublicGetProjectQuery({
    getPublicProjectDto: { id: projectId },
  });
  if (isLoading) return null;
  return (
    <Alert severity="info" role="status" sx={{ mb: 4, overflowWrap: 'anywhere' }}>
      <Box component="strong" sx={{ display: 'block' }}>
        {texts.invitedTo(data?.data.title)}
      </Box>
      <Box component="span" sx={{ fontWeight: 400 }}>
        {texts.invitedText}
      </Box>
    </Alert>
  );
}
