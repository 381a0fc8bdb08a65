import { Navigate, Route, Routes } from 'react-router-dom';
import { PageList } from './PageList';
import { PostList } from './PostList';

/** /admin/content: posts; /admin/content/pages: pages; anything else leads to the posts. */
export function ContentSection() {
  return (
    <Routes>
      <Route index element={<PostList />} />
      <Route path="pages" element={<PageList />} />
      <Route path="*" element={<Navigate to="/content" replace />} />
    </Routes>
  );
}
