import { MAX_PAGE_SIZE } from '@campus-commons/web-kit/bounds/generated.ts';
import { Button } from '@campus-commons/web-kit/Button.tsx';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { isNotFound } from '../../../api/errors';
import { ErrorBox } from '../../../components/states/ErrorBox';
import { frameTexts } from '../../../texts/frame';
import { projectTexts as texts } from '../../../texts/projects';
import { ProjectCard, ProjectsGrid } from '../ProjectCard';
import { useProjectsGetProjectsQuery } from '../projectsApi';

/** Projects that are shown before all are asked for. */
const FIRST = 4;

/** The projects that a member owns or is on the team of, on their profile. Nothing if there are none. */
export function MemberProjects({ userId }: { userId: string }) {
  const [limit, setLimit] = useState(FIRST);
  const { data, isError, error, isFetching, refetch } = useProjectsGetProjectsQuery(
    { getProjectsDto: { userId, page: 1, limit } },
    { refetchOnMountOrArgChange: true },
  );
  const projects = data?.data.projects ?? [];
  // An API of the release before knows no projects.
  if (projects.length === 0 && (!isError || isNotFound(error))) return null;
  const total = data?.data.pagination.total ?? 0;
  return (
    <Box component="section" aria-labelledby="projects" aria-busy={isFetching}>
      <Typography variant="h2" id="projects" sx={{ mx: { xs: 4, sm: 0 }, mt: 3, mb: { xs: 3, md: 4 } }}>
        {frameTexts.projects}
      </Typography>
      {isError && (
        <ErrorBox title={texts.failed} error={error} isBusy={isFetching} onRetry={() => void refetch()} />
      )}
      <Box sx={{ px: { xs: 4, sm: 0 } }}>
        <ProjectsGrid>
          {projects.map((project) => (
            <ProjectCard key={project.id} project={project} />
          ))}
        </ProjectsGrid>
        {limit === FIRST && total > projects.length && (
          <Button variant="tonal" onClick={() => setLimit(MAX_PAGE_SIZE)} sx={{ mt: 4 }}>
            {texts.showAllOf(total)}
          </Button>
        )}
      </Box>
    </Box>
  );
}
