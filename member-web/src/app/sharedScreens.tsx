import { lazyChunk } from '@campus-commons/web-kit/lazyChunk.ts';
import { useLocation } from 'react-router-dom';

const ArticleScreen = lazyChunk(() => import('../screens/ArticleScreen'), 'ArticleScreen');
const PublicProjectScreen = lazyChunk(() => import('../screens/PublicProjectScreen'), 'PublicProjectScreen');
const PublicRecordScreen = lazyChunk(() => import('../screens/PublicRecordScreen'), 'PublicRecordScreen');

/** What a member shares by link with everybody. Only the route table knows their parameters; the landing page waits for none of them. */
export function SharedScreen() {
  const [, kind] = useLocation().pathname.split('/');
  if (kind === 'blogs') return <ArticleScreen />;
  return kind === 'projects' ? <PublicProjectScreen /> : <PublicRecordScreen />;
}
