import { useSyncExternalStore } from 'react';
import { NewEntriesPill } from '../../components/NewEntriesPill';
import { liveTexts } from '../../texts/live';
import { feedReload, newPosts } from './exports/shownPosts';

/** Half over the gap above the first post; on phones it would cover the author's name. */
const LIFT = { phone: 26, desktop: 8 };

/** Pressing it fetches the first page again and focuses its first post. */
export function NewPostsPill() {
  const count = useSyncExternalStore(newPosts.subscribe, newPosts.get);
  return <NewEntriesPill text={liveTexts.newPosts(count)} lift={LIFT} onClick={() => feedReload.get()?.()} />;
}
