import { radii } from '@campus-commons/web-kit/tokens.ts';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { keyframes } from '@mui/material/styles';

const appear = keyframes`from { opacity: 0; }`;

/** A spinner with a label, centred in its parent. It appears after 120 ms, so that fast responses cause no flicker. */
export function LoadingMark({ children }: { children: string }) {
  return (
    <Box
      role="status"
      sx={{
        position: 'absolute',
        inset: 0,
        zIndex: 1,
        display: 'flex',
        alignItems: 'flex-start',
        justifyContent: 'center',
        pt: '200px',
        pointerEvents: 'none',
        animation: `${appear} 160ms ease-out 120ms both`,
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 3,
          px: 5,
          py: 3,
          typography: 'body2',
          fontWeight: 560,
          borderRadius: `${radii.full}px`,
          color: 'campus.ink',
          bgcolor: 'campus.raised',
          boxShadow: (theme) => theme.vars.palette.campus.floatShadow,
        }}
      >
        <CircularProgress size={20} aria-hidden />
        {children}
      </Box>
    </Box>
  );
}
