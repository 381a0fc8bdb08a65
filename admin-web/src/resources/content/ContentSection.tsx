import { Navigate, Route, Routes } from 'react-router-dom';
import type { ContentKind } from './ContentHead';
import { ContentList } from './ContentList';

/** /admin/content: posts, pages, comments, and the removed entries of each. Other addresses redirect to the posts. */
export function ContentSection() {
  return (
    <Routes>
      <Route index element={shown('posts')} />
      <Route path="pages" element={shown('pages')} />
      <Route path="comments" element={shown('comments')} />
      <Route path="removed">
        <Route index element={removed('posts')} />
        <Route path="pages" element={removed('pages')} />
        <Route path="comments" element={removed('comments')} />
      </Route>
      <Route path="*" element={<Navigate to="/content" replace />} />
    </Routes>
  );
}

// With its own key, a list never shows another list's entries while it loads.
function shown(kind: ContentKind) {
  return <ContentList key={kind} kind={kind} isRemoved={false} />;
}

function removed(kind: ContentKind) {
  return <ContentList key={`removed ${kind}`} kind={kind} isRemoved />;
}
