import { ChunkLoadError } from '@campus-commons/web-kit/loadChunk.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { TriangleAlert } from 'lucide-react';

interface ErrorPageProps {
  error: unknown;
  resetErrorBoundary: (...unused: unknown[]) => void;
}

/**
 * What stands in place of a page that broke, or whose code did not arrive. The error itself is in the
 * browser's log, where React puts it.
 */
export function ErrorPage({ error, resetErrorBoundary }: ErrorPageProps) {
  const isMissing = error instanceof ChunkLoadError;
  return (
    <Box
      component="main"
      sx={{
        minHeight: '100dvh',
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 3,
        px: 4,
        textAlign: 'center',
      }}
    >
      <title>Unexpected Application Error!</title>
      <Box
        component={TriangleAlert}
        aria-hidden
        sx={{ width: 40, height: 40, color: 'campus.danger.text' }}
      />
      <Typography variant="h1">Unexpected Application Error!</Typography>
      <Typography sx={{ maxWidth: 440, color: 'campus.ink2' }}>
        {isMissing
          ? 'Part of the console did not arrive. The connection may have dropped, or a newer version is out: a reload fetches it.'
          : 'This page stopped working. Nothing on the server has changed; try again, or start over from the dashboard.'}
      </Typography>
      <Box sx={{ display: 'flex', gap: 3, mt: 2 }}>
        {isMissing ? (
          <Button variant="contained" onClick={() => window.location.reload()}>
            Reload
          </Button>
        ) : (
          <Button variant="contained" onClick={() => resetErrorBoundary()}>
            Try Again
          </Button>
        )}
        <Button variant="outlined" href="/admin/">
          Go to the dashboard
        </Button>
      </Box>
    </Box>
  );
}
