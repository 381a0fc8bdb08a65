import { VisuallyHidden } from '@campus-commons/web-kit/accessible.tsx';
import { Button } from '@campus-commons/web-kit/Button.tsx';
import { clampLines } from '@campus-commons/web-kit/theme/clampLines.ts';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import { Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ShortTime } from '../../../components/TimeAgo';
import { paths } from '../../../lib/address/paths';
import { overlayLink } from '../../../lib/hooks/useOverlay';
import { composerTexts } from '../../../texts/composer';
import { editOverlay } from '../composerLink';
import type { DraftSummary } from './draftSummaries';
import { preloadComposer } from './ComposerDialog';
import { PlaceName, placeTitle } from './PlaceName';

interface DraftRowProps {
  draft: DraftSummary;
  onOpen: () => void;
  onDelete: () => void;
}

/** One draft: its target, its first words, and its age. */
export function DraftRow({ draft, onOpen, onDelete }: DraftRowProps) {
  const { page, project, postId, words, pictures, changedAt } = draft;
  const place = postId === undefined ? placeTitle(page, project) : composerTexts.changedPost;
  const named = <VisuallyHidden>{composerTexts.draftFor(place)}</VisuallyHidden>;
  const opener = (
    <>
      {composerTexts.open}
      {named}
    </>
  );
  return (
    <Card component="li" sx={{ px: { xs: 4, md: 5 }, py: 4, display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, typography: 'compact' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          {postId === undefined ? (
            <PlaceName page={page} project={project} />
          ) : (
            <strong>{composerTexts.changedPost}</strong>
          )}
        </Box>
        {changedAt !== undefined && (
          <Box sx={{ flex: 'none', typography: 'caption', color: 'text.secondary' }}>
            <ShortTime iso={changedAt} />
          </Box>
        )}
      </Box>
      <Box
        dir="auto"
        sx={{
          ...clampLines(2),
          color: words === '' ? 'text.secondary' : undefined,
        }}
      >
        {words === '' ? composerTexts.onlyPhotos : words}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Box sx={{ flex: 1, typography: 'caption', color: 'text.secondary' }}>
          {pictures > 0 && composerTexts.photoCount(pictures)}
        </Box>
        <IconButton onClick={onDelete} aria-label={`${composerTexts.deleteDraft}, ${place}`}>
          <Trash2 size={20} aria-hidden />
        </IconButton>
        {postId === undefined ? (
          <Button variant="tonal" onClick={onOpen} onPointerEnter={preloadComposer} onFocus={preloadComposer}>
            {opener}
          </Button>
        ) : (
          <Button
            variant="tonal"
            component={Link}
            {...overlayLink(paths.feedDetails(postId), editOverlay(postId))}
          >
            {opener}
          </Button>
        )}
      </Box>
    </Card>
  );
}
