import { runtimeConfig } from '@campus-commons/web-kit/runtimeConfig.ts';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import { useEffect } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { publicTexts } from '../texts/public';

/** Redirects an address below /admin to the same path on the origin of the console. */
export function ConsoleRedirect() {
  const rest = useParams()['*'] ?? '';
  const { search, hash } = useLocation();
  const target = `${runtimeConfig().adminOrigin}/${rest}${search}${hash}`;
  useEffect(() => window.location.replace(target), [target]);
  return (
    <Container component="main" sx={{ py: 6 }}>
      <Link href={target}>{publicTexts.continueToConsole}</Link>
    </Container>
  );
}
