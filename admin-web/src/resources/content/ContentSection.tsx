import { Navigate, Route, Routes } from 'react-router-dom';
import { CommentList } from './CommentList';
import { PageList } from './PageList';
import { PostList } from './PostList';

/**
 * /admin/content: posts; below it pages, comments, and under removed the same of what was removed; anything else leads
 * to the posts. Each list has a key of its own: none shows for a moment what another had.
 */
export function ContentSection() {
  return (
    <Routes>
      <Route index element={<PostList key="shown" isRemoved={false} />} />
      <Route path="pages" element={<PageList key="shown" isRemoved={false} />} />
      <Route path="comments" element={<CommentList key="shown" isRemoved={false} />} />
      <Route path="removed">
        <Route index element={<PostList key="removed" isRemoved />} />
        <Route path="pages" element={<PageList key="removed" isRemoved />} />
        <Route path="comments" element={<CommentList key="removed" isRemoved />} />
      </Route>
      <Route path="*" element={<Navigate to="/content" replace />} />
    </Routes>
  );
}
