import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { TriangleAlert } from 'lucide-react';

/** What stands in place of a page that broke. The error itself is in the browser's log, where React puts it. */
export function ErrorPage({ resetErrorBoundary }: { resetErrorBoundary: (...unused: unknown[]) => void }) {
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
        This page stopped working. Nothing on the server has changed; try again, or start over from the
        dashboard.
      </Typography>
      <Box sx={{ display: 'flex', gap: 3, mt: 2 }}>
        <Button variant="contained" onClick={() => resetErrorBoundary()}>
          Try Again
        </Button>
        <Button variant="outlined" href="/admin/">
          Go to the dashboard
        </Button>
      </Box>
    </Box>
  );
}
