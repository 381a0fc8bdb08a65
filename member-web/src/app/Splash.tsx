import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';

export function Splash() {
  return (
    <Box sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center' }}>
      <CircularProgress aria-label="Loading" />
    </Box>
  );
}
