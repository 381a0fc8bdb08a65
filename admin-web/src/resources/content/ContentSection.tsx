import { Navigate, Route, Routes } from 'react-router-dom';
import type { ContentKind } from './ContentHead';
import { ContentList } from './ContentList';

/** /admin/content: posts; below it pages, comments, and the removed ones of each; any other address leads to the posts. */
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

// Each list has a key of its own, so that none shows for a moment the entries of another.
function shown(kind: ContentKind) {
  return <ContentList key={kind} kind={kind} isRemoved={false} />;
}

function removed(kind: ContentKind) {
  return <ContentList key={`removed ${kind}`} kind={kind} isRemoved />;
}
