import { lazyChunk } from '@campus-commons/web-kit/lazyChunk.ts';
import { Route, Routes } from 'react-router-dom';

const ApplicationScreen = lazyChunk(() => import('../screens/ApplicationScreen'), 'ApplicationScreen');
const HelpWantedScreen = lazyChunk(() => import('../screens/HelpWantedScreen'), 'HelpWantedScreen');
const InternshipsScreen = lazyChunk(() => import('../screens/InternshipsScreen'), 'InternshipsScreen');
const NotFoundScreen = lazyChunk(() => import('../screens/NotFoundScreen'), 'NotFoundScreen');
const OpeningDetailsScreen = lazyChunk(
  () => import('../screens/OpeningDetailsScreen'),
  'OpeningDetailsScreen',
);

/** Screens of openings and applications. Their table stands apart, because the first post waits for that of the frame. */
export function OpeningScreens() {
  return (
    <Routes>
      <Route path="internships" element={<InternshipsScreen />} />
      {['internships/details/:id', 'community/details/:id', 'projects/openings/:id'].map((path) => (
        <Route key={path} path={path} element={<OpeningDetailsScreen />} />
      ))}
      <Route path="applications/:id" element={<ApplicationScreen />} />
      <Route path="community" element={<HelpWantedScreen />} />
      <Route path="*" element={<NotFoundScreen />} />
    </Routes>
  );
}
