import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { composerTexts } from '../../../texts/composer';
import { ComposerBar } from './ComposerBar';
import { belowTitle, KIND_CHOICE_PIXELS, TITLE_REM } from './composerHeights';
import { isKindOpen, postKindOf, wordingOf, type Subject } from './subject';

interface ComposerSkeletonProps {
  subject: Subject;
  titleId: string;
  isCompact: boolean;
  onClose: () => void;
}

/** The placeholder of the composer while its code loads: every bar has the position of the real content. */
export function ComposerSkeleton({ subject, titleId, isCompact, onClose }: ComposerSkeletonProps) {
  const kind = postKindOf(subject);
  return (
    <>
      <ComposerBar
        title={wordingOf(subject).title}
        titleId={titleId}
        isCompact={isCompact}
        onClose={onClose}
      />
      <Box
        role="status"
        aria-label={composerTexts.opening}
        sx={{
          px: isCompact ? 4 : 6,
          pt: isCompact ? 3 : 0,
          minHeight: isCompact ? undefined : belowTitle(subject),
        }}
      >
        {isKindOpen(subject) && (
          <Box sx={{ height: KIND_CHOICE_PIXELS }}>
            <Skeleton variant="rounded" height={44} />
          </Box>
        )}
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
          <Skeleton variant="circular" width={44} height={44} />
          <Box sx={{ display: 'grid', gap: 2.5 }}>
            <Skeleton variant="rounded" width={148} height={14} />
            <Skeleton variant="rounded" width={112} height={14} />
          </Box>
        </Box>
        {kind !== 'post' && (
          <Box sx={{ height: `${TITLE_REM[kind]}rem`, pt: 3.5 }}>
            <Skeleton variant="rounded" height={52} />
            <Skeleton variant="rounded" width="40%" height={14} sx={{ mt: 4 }} />
            <Skeleton variant="rounded" width="55%" height={14} sx={{ mt: 4 }} />
          </Box>
        )}
        {!isCompact && <Skeleton variant="rounded" width="70%" height={20} sx={{ mt: 7 }} />}
        <Skeleton variant="rounded" width="55%" height={16} sx={{ mt: isCompact ? 6 : 9 }} />
      </Box>
    </>
  );
}
