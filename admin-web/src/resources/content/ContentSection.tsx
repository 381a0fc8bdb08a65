import { Navigate, Route, Routes } from 'react-router-dom';
import type { ContentKind } from './ContentHead';
import { ContentList } from './ContentList';

/** /admin/content: posts, pages, comments, and the removed entries of each. Other addresses redirect to the posts. */
export function ContentSection() {
  return (
    <Routes>
      <Route index element={visibleList('posts')} />
      <Route path="pages" element={visibleList('pages')} />
      <Route path="comments" element={visibleList('comments')} />
      <Route path="removed">
        <Route index element={removedList('posts')} />
        <Route path="pages" element={removedList('pages')} />
        <Route path="comments" element={removedList('comments')} />
      </Route>
      <Route path="*" element={<Navigate to="/content" replace />} />
    </Routes>
  );
}

// With its own key, a list never shows another list's entries while it loads.
function visibleList(kind: ContentKind) {
  return <ContentList key={kind} kind={kind} isRemoved={false} />;
}

function removedList(kind: ContentKind) {
  return <ContentList key={`removed ${kind}`} kind={kind} isRemoved />;
}
