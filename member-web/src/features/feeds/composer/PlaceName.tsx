import { Arch } from '@campus-commons/web-kit/Arch.tsx';
import Box from '@mui/material/Box';
import { UsersRound } from 'lucide-react';
import { composerTexts } from '../../../texts/composer';
import type { PostPlace } from './subject';

/** The target of a post: a page with its picture, or everyone. */
export function PlaceName({ page }: { page: PostPlace | undefined }) {
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
          WebkitLineClamp: 2,
          WebkitBoxOrient: 'vertical',
        }}
      >
        {page ? (page.title ?? composerTexts.somePage) : composerTexts.everyone}
      </Box>
    </Box>
  );
}
