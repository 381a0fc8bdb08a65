import { useSyncExternalStore } from 'react';
import { NewEntriesPill } from '../../components/NewEntriesPill';
import { liveTexts } from '../../texts/live';
import { feedReload, newPosts } from './exports/shownPosts';

/** Over the gap above the first post and the edges of what is beside it, so that it does not cover the author's name. */
const LIFT = { phone: 22, desktop: 18 };

/** Pressing it fetches the first page again and focuses its first post. */
export function NewPostsPill() {
  const count = useSyncExternalStore(newPosts.subscribe, newPosts.get);
  return <NewEntriesPill text={liveTexts.newPosts(count)} lift={LIFT} onClick={() => feedReload.get()?.()} />;
}
