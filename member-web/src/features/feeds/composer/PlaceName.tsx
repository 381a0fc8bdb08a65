import { Arch } from '@campus-commons/web-kit/Arch.tsx';
import Box from '@mui/material/Box';
import { UsersRound } from 'lucide-react';
import { composerTexts } from '../../../texts/composer';
import type { PostPlace } from './subject';

interface PlaceNameProps {
  page: PostPlace | undefined;
  /** How many lines a long name may take. */
  lines?: 1 | 2;
}

/** The target of a post: a page with its picture, or everyone. */
export function PlaceName({ page, lines = 2 }: PlaceNameProps) {
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.5, minWidth: 0, maxWidth: '100%' }}
    >
      {page ? (
        <Arch path={page.imageUrl} seed={page.id} width={20} height={24} base={3} />
      ) : (
        <UsersRound size={18} aria-hidden style={{ flex: 'none' }} />
      )}
      <Box
        component="span"
        dir="auto"
        sx={{
          fontWeight: 620,
          overflow: 'hidden',
          overflowWrap: 'anywhere',
          display: '-webkit-box',
          WebkitLineClamp: lines,
          // A single line is filled to its end.
          wordBreak: lines === 1 ? 'break-all' : undefined,
          WebkitBoxOrient: 'vertical',
        }}
      >
        {page ? (page.title ?? composerTexts.somePage) : composerTexts.everyone}
      </Box>
    </Box>
  );
}
