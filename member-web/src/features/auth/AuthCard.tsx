import { loadChunk } from '@campus-commons/web-kit/loadChunk.ts';
import { radii } from '@campus-commons/web-kit/tokens.ts';
import { styled } from '@mui/material/styles';
import { lazy, Suspense } from 'react';

// Asked for at once and not when first rendered: the forms travel while the page around them is painted.
const forms = loadChunk(() => import('./AuthForms'));
const AuthForms = lazy(() => forms.then((chunk) => ({ default: chunk.AuthForms })));

const Frame = styled('div')(({ theme }) => ({
  borderRadius: radii.dialog,
  backgroundColor: theme.vars.palette.campus.surface,
  boxShadow: theme.vars.palette.campus.floatShadow,
  '@media (forced-colors: active)': { outline: '1px solid' },
}));

/** The place of the forms until they have arrived: as high as the sign-in form, so that nothing moves. */
const Place = styled('div')({ height: 430 });

/** The landing page's card. It is painted with the page; its forms follow in a chunk of their own. */
export function AuthCard() {
  return (
    <Frame id="login">
      <Suspense fallback={<Place />}>
        <AuthForms />
      </Suspense>
    </Frame>
  );
}
