import { radii } from '@campus-commons/web-kit/tokens.ts';
import { styled } from '@mui/material/styles';
import { Suspense } from 'react';
import { alertQueue } from '../../components/alerts/alerts';
import { preloadableChunk } from '../../lib/loading/preloadableChunk';

const { Chunk: AuthForms, preload } = preloadableChunk(() => import('./AuthForms'), 'AuthForms');

/** Preloads the forms. If that fails, the card shows the error and offers a retry. */
export const preloadAuthForms = preload;

const Frame = styled('div')(({ theme }) => ({
  borderRadius: radii.dialog,
  backgroundColor: theme.vars.palette.campus.surface,
  boxShadow: theme.vars.palette.campus.floatShadow,
  // A link to the card scrolls phones as little as shows the whole form to sign in: often not at all, so that the page opens
  // at its top. Larger windows, where the card begins near the top, never scroll.
  scrollMarginTop: 'max(16px, 100dvh - 489px)',
  [theme.breakpoints.up('md')]: { scrollMarginTop: 200 },
  '@media (forced-colors: active)': { outline: '1px solid' },
}));

/** Placeholder until the forms have loaded: as high as the form to sign in. */
const Placeholder = styled('div')(({ theme }) => ({
  height: 473,
  [theme.breakpoints.down('sm')]: { height: 485 },
  // With the notice that a session has ended.
  '&.ended': { height: 612, [theme.breakpoints.down('sm')]: { height: 664 } },
}));

const placeholderClass = () => (alertQueue.get().some(({ asksToSignIn }) => asksToSignIn) ? 'ended' : '');

/** The card to sign in or join on the landing page. It is painted with the page; its forms are a separate chunk. */
export function AuthCard() {
  return (
    <Frame id="login">
      <Suspense fallback={<Placeholder className={placeholderClass()} />}>
        <AuthForms />
      </Suspense>
    </Frame>
  );
}
