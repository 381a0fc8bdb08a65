import { lazyChunk } from '@campus-commons/web-kit/lazyChunk.ts';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { Feature } from '../../../components/Feature';
import type { WelcomeProps } from '../Welcome';

const Welcome = lazyChunk(() => import('../Welcome'), 'Welcome');

/** The card that welcomes a newcomer. It has the room of its first step before its code has loaded, so that no post moves by itself. */
export function WelcomeCard(props: WelcomeProps) {
  return (
    <Card component="section" aria-labelledby="welcome" sx={{ position: 'relative', p: { xs: 4, md: 6 } }}>
      <Feature fallback={<Box sx={{ minHeight: { xs: 582, md: 304 } }} />}>
        <Welcome {...props} />
      </Feature>
    </Card>
  );
}
