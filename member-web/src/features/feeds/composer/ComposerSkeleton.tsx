import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { composerTexts } from '../../../texts/composer';
import { BELOW_TITLE, ComposerBar } from './ComposerBar';
import { wordingOf, type Subject } from './subject';

interface ComposerSkeletonProps {
  subject: Subject;
  titleId: string;
  isCompact: boolean;
  onClose: () => void;
}

/** The placeholder of the composer while its code loads: every bar has the position of the real content. */
export function ComposerSkeleton({ subject, titleId, isCompact, onClose }: ComposerSkeletonProps) {
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
        sx={{ px: isCompact ? 4 : 6, pt: isCompact ? 3 : 0, minHeight: isCompact ? undefined : BELOW_TITLE }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
          <Skeleton variant="circular" width={44} height={44} />
          <Box sx={{ display: 'grid', gap: 2.5 }}>
            <Skeleton variant="rounded" width={148} height={14} />
            <Skeleton variant="rounded" width={112} height={14} />
          </Box>
        </Box>
        {!isCompact && <Skeleton variant="rounded" width="70%" height={20} sx={{ mt: 7 }} />}
        <Skeleton variant="rounded" width="55%" height={16} sx={{ mt: isCompact ? 6 : 9 }} />
      </Box>
    </>
  );
}
