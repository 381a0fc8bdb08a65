import { Arch, type ArchProps } from '@campus-commons/web-kit/Arch.tsx';
import { motion } from '@campus-commons/web-kit/tokens.ts';
import Box from '@mui/material/Box';
import { keyframes, styled } from '@mui/material/styles';
import { useState } from 'react';
import type { PageDto } from '../../../api/generated';
import { savesData } from '../../../lib/loading/loadLater';
import { ArchTick } from './ArchTick';

const rise = keyframes({
  from: { clipPath: 'inset(100% 0 0)' },
  '20%, 80%': { clipPath: 'inset(0)', opacity: 1 },
  to: { clipPath: 'inset(0)', opacity: 0 },
});

const Rising = styled(ArchTick)({
  // Under reduced motion it ends at once (web-kit/src/theme/baseline.ts).
  animation: `${rise} ${5 * motion.duration}ms ${motion.easing} both`,
});

interface FollowedArchProps extends Pick<ArchProps, 'width' | 'height' | 'base'> {
  page: Pick<PageDto, 'id' | 'imageUrl' | 'category'>;
  isFollowing: boolean;
  /** In which windows it is shown; by default in all. */
  display?: { xs?: 'none'; md: 'none' | 'block' };
}

/** A page's picture in its arch, which fills with the hue of its category for a moment once the page is followed. */
export function FollowedArch({ page, isFollowing, display, ...arch }: FollowedArchProps) {
  const [wasFollowing, setWasFollowing] = useState(isFollowing);
  const [isFilling, setIsFilling] = useState(false);
  if (isFollowing !== wasFollowing) {
    setWasFollowing(isFollowing);
    setIsFilling(isFollowing && !savesData());
  }
  return (
    <Box sx={{ position: 'relative', flex: 'none', display }}>
      <Arch path={page.imageUrl} seed={page.id} {...arch} />
      {isFilling && <Rising category={page.category} {...arch} onAnimationEnd={() => setIsFilling(false)} />}
    </Box>
  );
}
