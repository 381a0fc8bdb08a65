import workshop from '@campus-commons/web-kit/art/workshop.svg';
import { Avatar } from '@campus-commons/web-kit/Avatar.tsx';
import { lazyChunk } from '@campus-commons/web-kit/lazyChunk.ts';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, type ReactNode } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { isNotFound } from '../api/errors';
import type { ProjectDetailsDto } from '../features/projects/generated';
import { BackLink } from '../components/BackLink';
import { ColumnWithRail } from '../components/ColumnWithRail';
import { Feature } from '../components/Feature';
import { FormInPlace } from '../components/FormInPlace';
import { RichText } from '../components/RichText/RichText';
import { ScreenTitle } from '../components/ScreenTitle';
import { EmptyState } from '../components/states/EmptyState';
import { DetailsError } from '../components/states/DetailsError';
import { showToast } from '../components/toasts/toasts';
import { PictureSet } from '../features/feeds/exports/PictureSet';
import { Composer } from '../features/feeds/composer/Composer';
import { FeedList } from '../features/feeds/FeedList';
import { FeedStack } from '../features/feeds/exports/FeedStack';
import { OpenAt } from '../features/openings/OpenAt';
import { hasFacts, ProjectFacts } from '../features/projects/exports/ProjectFacts';
import { ProjectActions } from '../features/projects/ProjectActions';
import { ProjectHead } from '../features/projects/ProjectHead';
import { useProjectsGetProjectQuery } from '../features/projects/projectsApi';
import { ProjectTeam } from '../features/projects/ProjectTeam';
import { paths } from '../lib/address/paths';
import { useOverlay } from '../lib/hooks/useOverlay';
import { frameTexts } from '../texts/frame';
import { projectTexts as texts } from '../texts/projects';

const JoinProject = lazyChunk(() => import('../features/projects/JoinProject'), 'JoinProject');
const NewOpening = lazyChunk(() => import('../features/openings/form/NewOpening'), 'NewOpening');
const ProjectForm = lazyChunk(() => import('../features/projects/form/ProjectForm'), 'ProjectForm');

/** A project: what it is, who builds it, and what they write about it. With `?join=`, joining its team. */
export function ProjectDetailsScreen() {
  const { id = '' } = useParams();
  const answer = useProjectsGetProjectQuery({ projectIdDto: { id } }, { refetchOnMountOrArgChange: true });
  const { currentData, isError, error } = answer;
  const form = useOverlay('edit-project');
  const role = useOverlay('post-role');
  // After a failed refetch the cached project stays, with what is being written. Only a deleted one disappears.
  const isMissing = isError && isNotFound(error);
  const project = isMissing ? undefined : currentData?.data;
  if (project?.isOwner && form.isOpen) {
    return (
      <FormInPlace onClose={form.close}>
        <ProjectForm
          project={project}
          onClose={form.close}
          onSaved={() => {
            void showToast('success', texts.saved);
            form.close();
          }}
        />
      </FormInPlace>
    );
  }
  if (project?.isOwner && role.isOpen) {
    return (
      <FormInPlace onClose={role.close}>
        <NewOpening kind="role" projectId={id} onClose={role.close} />
      </FormInPlace>
    );
  }
  return (
    <>
      <ScreenTitle>{project?.title ?? texts.project}</ScreenTitle>
      <BackLink to={paths.memberProjects}>{frameTexts.projects}</BackLink>
      {isError && (
        <DetailsError
          answer={answer}
          texts={texts}
          backTo={paths.memberProjects}
          isBesideDetails={project !== undefined}
        />
      )}
      {!project && !isError && <Loading />}
      {project && (
        // Until the question to join is there, too: it would push down what follows.
        <Feature fallback={<Loading />}>
          <Details
            key={id}
            project={project}
            onEdit={() => form.open()}
            onLookForPeople={() => role.open()}
            onOutdated={() => void answer.refetch()}
          />
        </Feature>
      )}
    </>
  );
}

interface DetailsProps {
  project: ProjectDetailsDto;
  onEdit: () => void;
  onLookForPeople: () => void;
  /** Called after the server has refused an update: the viewer is no longer on the team, or the project is deleted. */
  onOutdated: () => void;
}

function Details({ project, onEdit, onLookForPeople, onOutdated }: DetailsProps) {
  const { id, title, about, images } = project;
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const code = search.get('join');
  const hasRail = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true });
  const people = (
    <>
      <Part title={texts.team}>
        <ProjectTeam project={project} />
      </Part>
      {hasFacts(project) && (
        <Part title={texts.facts}>
          <ProjectFacts project={project} />
        </Part>
      )}
    </>
  );
  return (
    <ColumnWithRail rail={people}>
      <FeedStack>
        <ProjectHead
          project={project}
          actions={<ProjectActions project={project} onEdit={onEdit} onLookForPeople={onLookForPeople} />}
        />
        {code !== null && !project.isMember && (
          <JoinProject
            project={project}
            code={code}
            onJoined={() => void navigate(paths.projectDetails(id), { replace: true })}
          />
        )}
        {images.length > 0 && (
          <Card sx={{ borderRadius: { xs: 0, sm: '16px' }, '& > :first-of-type': { mt: 0, mx: 0 } }}>
            <PictureSet
              overlay={`pictures:${id}`}
              images={images}
              isEager
              label={texts.pictures(title)}
              byline={<Byline project={project} />}
            />
          </Card>
        )}
        {about !== '' && (
          <Part title={texts.about}>
            <RichText html={about} />
          </Part>
        )}
        <OpenAt place={{ projectId: id }} title={texts.shown.wanted}>
          {/* Narrow windows have no right column. */}
          {!hasRail && people}
          <Typography variant="h2" sx={{ mx: { xs: 4, sm: 0 }, mt: 3 }}>
            {texts.updates}
          </Typography>
          {project.isMember && <Composer project={{ id, title }} onOutdated={onOutdated} />}
          <FeedList
            filter={{ projectId: id }}
            empty={
              <EmptyState scene={workshop} title={texts.noUpdates}>
                {project.isMember ? texts.noUpdatesTeam : texts.noUpdatesText}
              </EmptyState>
            }
          />
        </OpenAt>
      </FeedStack>
    </ColumnWithRail>
  );
}

function Byline({ project: { title, team } }: { project: ProjectDetailsDto }) {
  const [owner] = team;
  return (
    <>
      <Avatar person={owner} path={owner?.profileUrl} size={36} />
      <Typography noWrap sx={{ typography: 'subtitle2', minWidth: 0 }}>
        <bdi>{title}</bdi>
      </Typography>
    </>
  );
}

/** A card with a heading. */
function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{ px: { xs: 4, sm: 6 }, py: 5, borderRadius: { xs: 0, sm: '16px' } }}
    >
      <Typography variant="h3" component="h2" id={id} sx={{ mb: 3 }}>
        {title}
      </Typography>
      {children}
    </Card>
  );
}

function Loading() {
  return (
    <Card role="status" aria-label={texts.loadingOne} sx={{ p: 6, display: 'grid', gap: 4 }}>
      <Skeleton variant="rounded" width={96} height={24} />
      <Skeleton variant="rounded" width="72%" height={32} />
      <Skeleton variant="rounded" width="88%" height={16} />
      <Skeleton variant="rounded" width="32%" height={14} />
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{texts.loadingOne}</Box>
    </Card>
  );
}
