import { useSyncExternalStore } from 'react';
import { lazyOrNothing } from '../../../lib/loading/lazyOrNothing';
import { newPosts } from './shownPosts';

const NewPostsPill = lazyOrNothing(async () => (await import('../NewPostsPill')).NewPostsPill);

/** Says how many posts are new above those on the screen. It takes no room, so that nothing moves when it appears. */
export function NewPosts() {
  const hasNew = useSyncExternalStore(newPosts.subscribe, () => newPosts.get() > 0);
  return hasNew && <NewPostsPill />;
}
