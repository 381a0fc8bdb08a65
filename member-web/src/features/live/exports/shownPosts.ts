import { useEffect, useEffectEvent } from 'react';
import { createValueStore } from '../../../lib/state/valueStore';

/** What the stream is asked about: the posts on the screen. */
export interface ShownPosts {
  /** The feed whose new posts are counted; null on screens without one. */
  readonly feed: 'everyone' | 'following' | null;
  /** Id of the newest post that it shows; undefined if it shows none. */
  readonly after?: string;
  /** Ids of the posts whose counters move. */
  readonly ids: readonly string[];
}

const NOTHING: ShownPosts = { feed: null, ids: [] };

/** The posts that the screen shows now. */
export const shownPosts = createValueStore(NOTHING);

/** How many posts are newer than what the shown feed shows; 50 stands for 50 or more. */
export const newPosts = createValueStore(0);

/** Whether events arrive. While they do not, what they tell is fetched every minute. */
export const isLive = createValueStore(false);

/** Fetches the first page of the shown feed again and focuses its first post; null on screens without a feed. */
export const feedReload = createValueStore<(() => void) | null>(null);

/**
 * Keeps the counters of posts up to date while a screen shows them.
 * @param ids of the posts; undefined until they are known
 * @param feed the feed of which they are the first page, if new posts are to be counted
 * @param reload fetches that page again and focuses its first post
 */
export function useShownPosts(
  ids: readonly string[] | undefined,
  feed: ShownPosts['feed'] = null,
  reload?: () => void,
): void {
  const key = ids?.join(' ');
  const onReload = useEffectEvent(() => reload?.());
  useEffect(() => {
    if (key === undefined) return undefined;
    const shown = key === '' ? [] : key.split(' ');
    newPosts.set(0);
    shownPosts.set({ feed, after: feed === null ? undefined : shown[0], ids: shown });
    return () => {
      newPosts.set(0);
      shownPosts.set(NOTHING);
    };
  }, [key, feed]);
  useEffect(() => {
    if (feed === null) return undefined;
    feedReload.set(() => onReload());
    return () => feedReload.set(null);
  }, [feed]);
}
