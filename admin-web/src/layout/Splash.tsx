import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useSession } from '../providers/useSession';

/** How long the splash is shown, as specified. */
export const SPLASH_MS = 500;

interface SplashProps {
  /** How long it is shown, ms. */
  durationMs: number;
  /** The console. */
  children: ReactNode;
}

/** A spinner while a session of an earlier visit is taken up. Without a stored token the console is shown at once. */
export function Splash({ durationMs, children }: SplashProps) {
  const translate = useTranslate();
  const { token } = useSession();
  const [isShown, setShown] = useState(token !== null && durationMs > 0);
  useEffect(() => {
    if (!isShown) return undefined;
    const timer = setTimeout(() => setShown(false), durationMs);
    return () => clearTimeout(timer);
  }, [isShown, durationMs]);

  if (!isShown) return children;
  return (
    <Box sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center' }}>
      <CircularProgress size={32} aria-label={translate('layout.loading')} />
    </Box>
  );
}
