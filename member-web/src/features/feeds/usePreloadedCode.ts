import { useEffect } from 'react';
import { preloadViewer } from '../../components/ImageViewer/ImageViewer';
import { savesData, whenIdle } from '../../lib/loading/loadLater';
import { preloadComments } from '../comments/exports/CommentsPanel';
import { preloadLikes } from '../likes/exports/LikesPanel';
import { preloadComposer } from './composer/ComposerDialog';

/**
 * Loads the code of what a feed opens most once its posts are shown, so that it opens at once. On a device that saves
 * data it is loaded when the button is touched.
 */
export function usePreloadedCode(isFeedShown: boolean): void {
  useEffect(() => {
    if (!isFeedShown || savesData()) return undefined;
    return whenIdle(() => {
      preloadComposer();
      preloadComments();
      preloadLikes();
      preloadViewer();
    });
  }, [isFeedShown]);
}
