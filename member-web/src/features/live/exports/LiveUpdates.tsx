import { useSyncExternalStore } from 'react';
import { lazyOrNothing } from '../../../lib/loading/lazyOrNothing';
import { lazyWhenIdle } from '../../../lib/loading/loadLater';
import { newPosts } from './shownPosts';

/** Keeps the number at the bell, the counters and the number of new posts up to date, once the first screen is shown. */
export const LiveUpdates = lazyWhenIdle(async () => (await import('../LiveConnection')).LiveConnection);

const NewPostsPill = lazyOrNothing(async () => (await import('../NewPostsPill')).NewPostsPill);

/** Says how many posts are new above those on the screen. It takes no room, so that nothing moves when it appears. */
export function NewPosts() {
  const hasNew = useSyncExternalStore(newPosts.subscribe, () => newPosts.get() > 0);
  return hasNew && <NewPostsPill />;
}
