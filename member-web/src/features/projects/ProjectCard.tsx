import { mediaUrl } from '@campus-commons/web-kit/runtimeConfig.ts';
import { focusRing } from '@campus-commons/web-kit/theme/baseline.ts';
import { clampLines } from '@campus-commons/web-kit/theme/clampLines.ts';
import { radii } from '@campus-commons/web-kit/tokens.ts';
import Box from '@mui/material/Box';
import Card, { type CardProps } from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Hammer } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { ProjectDto } from './generated';
import { nameOf } from '../../lib/text/members';
import { paths } from '../../lib/address/paths';
import { projectTexts as texts } from '../../texts/projects';
import { StatusChip } from './exports/StatusChip';

const COVER_HEIGHT_PIXELS = 150;

const Frame = styled(Card)<CardProps<'article'>>(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  '&:hover': { borderColor: theme.vars.palette.campus.inputBorder },
}));

/** The whole card leads to the project. */
const CardLink = styled(Link)(({ theme }) => ({
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radii.card },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': focusRing(theme),
}));

const Cover = styled('img')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: COVER_HEIGHT_PIXELS,
  objectFit: 'cover',
  backgroundColor: theme.vars.palette.campus.sunken,
  filter: theme.vars.palette.campus.pictureFilter,
}));

/** Where there is no picture: a quiet ground, so that cards of a row have one height. */
const NoCover = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  height: COVER_HEIGHT_PIXELS,
  backgroundColor: theme.vars.palette.campus.marigold.tint,
  color: theme.vars.palette.campus.marigold.text,
}));

/** A project in a list. */
export function ProjectCard({ project }: { project: ProjectDto }) {
  const titleId = useId();
  const { id, title, summary, status, imageUrl, people, User } = project;
  return (
    <Frame component="article" aria-labelledby={titleId}>
      {imageUrl === null ? (
        <NoCover>
          <Hammer size={32} aria-hidden />
        </NoCover>
      ) : (
        <Cover src={mediaUrl(imageUrl, 480)} alt="" loading="lazy" decoding="async" />
      )}
      <Box sx={{ flex: 1, display: 'flex', flexDirection: 'column', px: 5, pt: 4, pb: 4 }}>
        <Typography variant="h3" component="h2" id={titleId} dir="auto" sx={clampLines(2)}>
          <CardLink to={paths.projectDetails(id)}>{title}</CardLink>
        </Typography>
        <Box dir="auto" sx={{ mt: 1.5, typography: 'compact', ...clampLines(3) }}>
          {summary}
        </Box>
        <Box
          sx={{
            mt: 'auto',
            pt: 3,
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: 2.5,
            rowGap: 1.5,
            typography: 'body2',
            color: 'text.secondary',
          }}
        >
          <StatusChip status={status} />
          <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <bdi>{nameOf(User)}</bdi>
            {people > 1 && ` · ${texts.people(people)}`}
          </Box>
        </Box>
      </Box>
    </Frame>
  );
}

/** The grid of cards: one column on phones, three in wide windows. */
export const ProjectsGrid = styled('div')({
  display: 'grid',
  gap: 20,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
});

/** The place of the cards while the list loads. */
export function ProjectsSkeleton() {
  return (
    <Box role="status" aria-label={texts.loading}>
      <ProjectsGrid>
        {[0, 1, 2].map((card) => (
          <Frame key={card}>
            <Skeleton variant="rectangular" height={COVER_HEIGHT_PIXELS} />
            <Box sx={{ px: 5, py: 4, display: 'grid', gap: 3 }}>
              <Skeleton variant="rounded" width="72%" height={20} />
              <Skeleton variant="rounded" height={14} />
              <Skeleton variant="rounded" width="48%" height={24} />
            </Box>
          </Frame>
        ))}
      </ProjectsGrid>
      <Box sx={{ typography: 'body2', color: 'text.secondary', textAlign: 'center', py: 4 }}>
        {texts.loading}
      </Box>
    </Box>
  );
}
