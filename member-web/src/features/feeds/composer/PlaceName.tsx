import { Arch } from '@campus-commons/web-kit/Arch.tsx';
import { clampLines } from '@campus-commons/web-kit/theme/clampLines.ts';
import Box from '@mui/material/Box';
import { Hammer, UsersRound } from 'lucide-react';
import { composerTexts } from '../../../texts/composer';
import type { PostPlace, PostProject } from './subject';

interface PlaceNameProps {
  page: PostPlace | undefined;
  /** The project that it is an update about, if any. */
  project?: PostProject;
  /** How many lines a long name may take. */
  lines?: 1 | 2;
}

/** The name of the target of a post. */
export function placeTitle(page: PostPlace | undefined, project: PostProject | undefined): string {
  if (project) return project.title ?? composerTexts.someProject;
  return page ? (page.title ?? composerTexts.somePage) : composerTexts.everyone;
}

/** The target of a post: a page with its picture, the project that it is an update about, or everyone. */
export function PlaceName({ page, project, lines = 2 }: PlaceNameProps) {
  const Icon = project ? Hammer : UsersRound;
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.5, minWidth: 0, maxWidth: '100%' }}
    >
      {page ? (
        <Arch path={page.imageUrl} seed={page.id} width={20} height={24} base={3} />
      ) : (
        <Icon size={18} aria-hidden style={{ flex: 'none' }} />
      )}
      <Box
        component="span"
        dir="auto"
        sx={{
          fontWeight: 620,
          ...clampLines(lines),
          // A single line is filled to its end.
          wordBreak: lines === 1 ? 'break-all' : undefined,
        }}
      >
        {placeTitle(page, project)}
      </Box>
    </Box>
  );
}
