import { lazyChunk } from '@campus-commons/web-kit/lazyChunk.ts';
import { Route, Routes } from 'react-router-dom';

const ArticlesScreen = lazyChunk(() => import('../screens/ArticlesScreen'), 'ArticlesScreen');
const DraftsScreen = lazyChunk(() => import('../screens/DraftsScreen'), 'DraftsScreen');
const OpeningScreens = lazyChunk(() => import('./openingScreens'), 'OpeningScreens');
const NotificationsScreen = lazyChunk(() => import('../screens/NotificationsScreen'), 'NotificationsScreen');
const PagePeopleScreen = lazyChunk(() => import('../screens/PagePeopleScreen'), 'PagePeopleScreen');
const ProjectDetailsScreen = lazyChunk(
  () => import('../screens/ProjectDetailsScreen'),
  'ProjectDetailsScreen',
);
const ProjectsScreen = lazyChunk(() => import('../screens/ProjectsScreen'), 'ProjectsScreen');
const QuestionsScreen = lazyChunk(() => import('../screens/QuestionsScreen'), 'QuestionsScreen');
const SearchScreen = lazyChunk(() => import('../screens/SearchScreen'), 'SearchScreen');
const SavedScreen = lazyChunk(() => import('../screens/SavedScreen'), 'SavedScreen');
const TopicScreen = lazyChunk(() => import('../screens/TopicScreen'), 'TopicScreen');

/** Screens below /dashboard that few visits begin with. Their table comes with the frame, so that visitors do not wait for it. */
export function OtherMemberScreens() {
  return (
    <Routes>
      <Route path="learning" element={<QuestionsScreen />} />
      <Route path="blogs" element={<ArticlesScreen />} />
      <Route path="projects" element={<ProjectsScreen />} />
      <Route path="projects/details/:id" element={<ProjectDetailsScreen />} />
      <Route path="pages/details/:id/people" element={<PagePeopleScreen />} />
      <Route path="notifications" element={<NotificationsScreen />} />
      <Route path="search" element={<SearchScreen />} />
      <Route path="saved" element={<SavedScreen />} />
      <Route path="topics/:topic" element={<TopicScreen />} />
      <Route path="drafts" element={<DraftsScreen />} />
      <Route path="*" element={<OpeningScreens />} />
    </Routes>
  );
}
