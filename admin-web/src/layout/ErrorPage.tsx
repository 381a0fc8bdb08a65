import { Button } from '@campus-commons/web-kit/Button.tsx';
import { ChunkLoadError } from '@campus-commons/web-kit/lazyChunk.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { TriangleAlert } from 'lucide-react';
import { useTranslate } from 'react-admin';

interface ErrorPageProps {
  error: unknown;
  resetErrorBoundary: (...unused: unknown[]) => void;
}

/** Replaces a page that threw an error or whose code could not be loaded. React logs the error. */
export function ErrorPage({ error, resetErrorBoundary }: ErrorPageProps) {
  const translate = useTranslate();
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
      <title>{translate('error.title')}</title>
      <Box
        component={TriangleAlert}
        aria-hidden
        sx={{ width: 40, height: 40, color: 'campus.danger.text' }}
      />
      <Typography variant="h1">{translate('error.title')}</Typography>
      <Typography sx={{ maxWidth: 440, color: 'campus.ink2' }}>
        {translate(isMissing ? 'error.missing_code' : 'error.text')}
      </Typography>
      <Box sx={{ display: 'flex', gap: 3, mt: 2 }}>
        {isMissing ? (
          <Button variant="contained" onClick={() => window.location.reload()}>
            {translate('error.reload')}
          </Button>
        ) : (
          <Button variant="contained" onClick={() => resetErrorBoundary()}>
            {translate('list.try_again')}
          </Button>
        )}
        <Button variant="outlined" href="/admin/">
          {translate('error.dashboard')}
        </Button>
      </Box>
    </Box>
  );
}
