import workshop from '@campus-commons/web-kit/art/workshop.svg';
import stars from '@campus-commons/web-kit/art/stars.svg';
import { VisuallyHidden } from '@campus-commons/web-kit/accessible.tsx';
import { PAGE_SIZE } from '@campus-commons/web-kit/bounds/generated.ts';
import { Button } from '@campus-commons/web-kit/Button.tsx';
import Box from '@mui/material/Box';
import { useRef, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Pager } from '../../components/Pager';
import { EmptyState } from '../../components/states/EmptyState';
import { ErrorBox } from '../../components/states/ErrorBox';
import { pageFromSearch, searchForPage } from '../../lib/address/pageParameter';
import { useMemberId } from '../../lib/drafts/useDrafts';
import { useFocusAfterPaging } from '../../lib/hooks/listFocus';
import { commonTexts } from '../../texts/common';
import { projectTexts as texts } from '../../texts/projects';
import { ProjectCard, ProjectsGrid, ProjectsSkeleton } from './ProjectCard';
import { useProjectsGetProjectsQuery } from './projectsApi';
import { isFiltered, searchOf, type ProjectsQuery } from './projectsQuery';

interface ProjectsListProps {
  query: ProjectsQuery;
  /** The button to create a project, shown if there is none. */
  createAction: ReactNode;
}

/** The projects, latest change first, a page at a time. The page number is in the address. */
export function ProjectsList({ query, createAction }: ProjectsListProps) {
  const { show, text, status } = query;
  const memberId = useMemberId();
  const [search] = useSearchParams();
  const page = pageFromSearch(search);
  const { currentData, isError, error, isFetching, refetch } = useProjectsGetProjectsQuery(
    {
      getProjectsDto: {
        page,
        limit: PAGE_SIZE,
        ...(show === 'mine' && { userId: memberId }),
        ...(text && { search: text }),
        ...(status && { status }),
      },
    },
    { refetchOnMountOrArgChange: true },
  );
  const list = useRef<HTMLDivElement>(null);
  useFocusAfterPaging(list, page);
  const projects = currentData?.data.projects;
  return (
    <Box
      ref={list}
      tabIndex={-1}
      role="region"
      aria-label={texts.shown[show]}
      aria-busy={isFetching}
      sx={{
        display: 'grid',
        gap: 5,
        gridTemplateColumns: 'minmax(0, 1fr)',
        '&:focus-visible': { outline: 'none' },
      }}
    >
      {isError && (
        <ErrorBox title={texts.failed} error={error} isBusy={isFetching} onRetry={() => void refetch()} />
      )}
      {!projects && !isError && <ProjectsSkeleton />}
      {isFiltered(query) && (
        <Box
          role="status"
          sx={{ typography: 'body2', color: 'text.secondary', '&:empty': { display: 'none' } }}
        >
          {currentData && <Found total={currentData.data.pagination.total} />}
        </Box>
      )}
      {projects && projects.length > 0 && (
        <ProjectsGrid>
          {projects.map((project) => (
            <ProjectCard key={project.id} project={project} />
          ))}
        </ProjectsGrid>
      )}
      {projects?.length === 0 && page > 1 && (
        <EmptyState
          title={texts.noMore}
          actions={
            <Button variant="tonal" component={Link} to={searchForPage(search, 1)}>
              {commonTexts.firstPage}
            </Button>
          }
        >
          {texts.noMoreText}
        </EmptyState>
      )}
      {projects?.length === 0 && page === 1 && isFiltered(query) && (
        <EmptyState
          scene={stars}
          title={texts.noneFound}
          actions={
            <Button
              variant="tonal"
              component={Link}
              to={{ search: new URLSearchParams(searchOf({ show, text: '' })).toString() }}
            >
              {texts.showAll}
            </Button>
          }
        >
          {texts.noneFoundText}
        </EmptyState>
      )}
      {projects?.length === 0 && page === 1 && !isFiltered(query) && (
        <EmptyState
          scene={workshop}
          title={show === 'mine' ? texts.noneOfMine : texts.none}
          actions={createAction}
        >
          {show === 'mine' ? texts.noneOfMineText : texts.noneText}
        </EmptyState>
      )}
      {currentData && (
        <Pager label={texts.listPages} page={page} totalPages={currentData.data.pagination.totalPages} />
      )}
    </Box>
  );
}

/** The number of projects that were found. The empty list below says that there are none; only screen readers hear it here. */
function Found({ total }: { total: number }) {
  const text = texts.found(total);
  return total === 0 ? <VisuallyHidden>{text}</VisuallyHidden> : text;
}
