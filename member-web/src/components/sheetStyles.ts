import { motion, radii } from '@campus-commons/web-kit/tokens.ts';
import { keyframes, type SxProps } from '@mui/material/styles';

const rise = keyframes({ from: { transform: 'translateY(100%)' } });

/** The paper of a sheet at the bottom edge of a phone: the handle, the round corners, and the way it rises. */
export const sheetPaper = {
  maxWidth: 640,
  borderRadius: `${radii.dialog}px ${radii.dialog}px 0 0`,
  animation: `${rise} ${motion.duration}ms ${motion.easing}`,
  // The handle.
  '&::before': {
    content: '""',
    position: 'sticky',
    top: 0,
    display: 'block',
    flex: 'none',
    width: 36,
    height: 4,
    mt: 2,
    mx: 'auto',
    borderRadius: '2px',
    bgcolor: 'campus.hairlineStrong',
  },
} satisfies SxProps;
