import { lazyChunk } from '@campus-commons/web-kit/lazyChunk.ts';
import Card from '@mui/material/Card';
import { Feature } from '../../../components/Feature';
import type { WelcomeProps } from '../Welcome';

const Welcome = lazyChunk(() => import('../Welcome'), 'Welcome');

/** The card that welcomes a newcomer. It has its room before its code has loaded, and in each step, so that no post moves. */
export function WelcomeCard(props: WelcomeProps) {
  return (
    <Card
      component="section"
      aria-labelledby="welcome"
      sx={{ position: 'relative', p: { xs: 4, md: 6 }, minHeight: { xs: 614, md: 352 } }}
    >
      <Feature>
        <Welcome {...props} />
      </Feature>
    </Card>
  );
}
