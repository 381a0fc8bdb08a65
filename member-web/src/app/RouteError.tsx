import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { ScreenTitle } from '../components/ScreenTitle';
import { ChunkLoadError } from '../lib/loadChunk';

/** What stands in place of a screen that failed, or that did not arrive. */
export function RouteError() {
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  return (
    <Box
      component="main"
      sx={{
        minHeight: '100dvh',
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        gap: 2,
        p: 2,
      }}
    >
      <ScreenTitle>Unexpected Application Error!</ScreenTitle>
      <Typography variant="h1" sx={{ textAlign: 'center' }}>
        Unexpected Application Error!
      </Typography>
      <Typography sx={{ color: 'text.secondary', textAlign: 'center', maxWidth: 480 }}>
        {error instanceof ChunkLoadError
          ? 'Part of this site did not arrive. The connection may have dropped, or a newer version is out. Nothing you wrote is lost.'
          : 'Something on our side went wrong. Nothing you wrote is lost.'}
      </Typography>
      <Button variant="contained" onClick={() => window.location.reload()} sx={{ mt: 1 }}>
        Reload
      </Button>
    </Box>
  );
}
