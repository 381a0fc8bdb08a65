import { lazyChunk } from '@campus-commons/web-kit/lazyChunk.ts';
import { Route, Routes } from 'react-router-dom';

const DraftsScreen = lazyChunk(() => import('../screens/DraftsScreen'), 'DraftsScreen');
const NotFoundScreen = lazyChunk(() => import('../screens/NotFoundScreen'), 'NotFoundScreen');
const SavedScreen = lazyChunk(() => import('../screens/SavedScreen'), 'SavedScreen');

/** Screens below /dashboard that few begin with. Their table comes with the frame, so that visitors do not wait for it. */
export function OtherMemberScreens() {
  return (
    <Routes>
      <Route path="saved" element={<SavedScreen />} />
      <Route path="drafts" element={<DraftsScreen />} />
      <Route path="*" element={<NotFoundScreen />} />
    </Routes>
  );
}
