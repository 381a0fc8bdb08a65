import { MAX_PAGE_SIZE } from '@campus-commons/web-kit/bounds/generated.ts';
import { Button } from '@campus-commons/web-kit/Button.tsx';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isNotFound } from '../../../api/errors';
import { ErrorBox } from '../../../components/states/ErrorBox';
import { paths } from '../../../lib/address/paths';
import { overlayLink } from '../../../lib/hooks/useOverlay';
import { frameTexts } from '../../../texts/frame';
import { projectTexts as texts } from '../../../texts/projects';
import { useLimit } from '../../safety/exports/useLimit';
import { ProjectCard, ProjectsGrid } from '../ProjectCard';
import { useProjectsGetProjectsQuery } from '../projectsApi';

/** Projects that are shown before all are asked for. */
const FIRST = 4;

interface MemberProjectsProps {
  userId: string;
  /** Whether the viewer is that member, who can show another one. */
  isOwn: boolean;
}

/** The projects that a member owns or is on the team of, on their profile. Nothing on others' if there are none. */
export function MemberProjects({ userId, isOwn }: MemberProjectsProps) {
  const [limit, setLimit] = useState(FIRST);
  const { data, isError, error, isFetching, refetch } = useProjectsGetProjectsQuery(
    { getProjectsDto: { userId, page: 1, limit } },
    { refetchOnMountOrArgChange: true },
  );
  const projects = data?.data.projects ?? [];
  // An API of the release before knows no projects.
  if (projects.length === 0 && !isOwn && (!isError || isNotFound(error))) return null;
  const total = data?.data.pagination.total ?? 0;
  return (
    <Box component="section" aria-labelledby="projects" aria-busy={isFetching}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          columnGap: 4,
          mx: { xs: 4, sm: 0 },
          mt: 3,
          mb: { xs: 3, md: 4 },
        }}
      >
        <Typography variant="h2" id="projects">
          {frameTexts.projects}
        </Typography>
        {isOwn && <ShowProject />}
      </Box>
      {isError && !isNotFound(error) && (
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

/** Opens the form of a new project, on its own screen. */
function ShowProject() {
  const navigate = useNavigate();
  const off = useLimit();
  const open = () => {
    const { to, state } = overlayLink(paths.memberProjects, 'create-project');
    void navigate(to, { state });
  };
  return (
    <Button variant="text" startIcon={<Plus size={18} aria-hidden />} onClick={open} {...off}>
      {texts.show}
    </Button>
  );
}
