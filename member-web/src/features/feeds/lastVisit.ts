import { readStored, writeStored } from '@campus-commons/web-kit/storage.ts';
import { useEffect, useState } from 'react';
import type { FeedDto } from '../../api/generated';
import { EARLY_POSTS_ID } from '../../lib/loading/early';
import { useMemberId } from '../../lib/drafts/useDrafts';
import { serverNow } from '../../lib/state/clock';
import { isOffline } from '../../lib/state/network';

/** The beginning of the key, before the member's id. It stays after signing out, for the next visit. */
const KEY = 'visit:';
/** Who comes back sooner is still on the same visit. */
const AWAY_MS = 30 * 60 * 1000;

export interface LastVisit {
  /** The place of the last new post in the list, from 0. */
  last: number;
  since: Date;
}

/** The end of the visit before this one, ms; undefined on the first one in this browser. */
function lastVisit(memberId: string | undefined): number | undefined {
  const [before = 0, seen = 0] = (readStored(`${KEY}${memberId}`) ?? '').split(' ').map(Number);
  const end = serverNow().getTime() - seen > AWAY_MS ? seen : before;
  return end > 0 ? end : undefined;
}

/**
 * Where what is new to the reader ends: the posts since the feed was last shown in this browser, on an earlier visit.
 * @param posts a page of a feed, newest first; undefined until they are known, and for other lists
 * @param isNewest whether it is the first page, whose posts count as seen once they are shown
 * @returns the place of the last new post and the time of that visit; undefined if none is new, or none is old
 */
export function useLastVisit(
  posts: readonly FeedDto[] | undefined,
  isNewest: boolean,
): LastVisit | undefined {
  const memberId = useMemberId();
  const [end] = useState(() => lastVisit(memberId));
  // The early posts have no line between them, and what replaces them has to stand where they stood.
  const [wereEarly] = useState(() => document.getElementById(EARLY_POSTS_ID) !== null);
  useEffect(() => {
    // Offline they are the posts of before.
    if (posts && isNewest && !isOffline())
      writeStored(`${KEY}${memberId}`, `${end ?? 0} ${serverNow().getTime()}`);
  }, [posts, isNewest, memberId, end]);
  if (!posts || end === undefined) return undefined;
  const isNew = ({ createdAt }: FeedDto) => Date.parse(createdAt) > end;
  const last = posts.findLastIndex(isNew);
  const isOthers = posts.some((post) => isNew(post) && post.User?.id !== memberId);
  const isBetween = isOthers && last + 1 < posts.length;
  return isBetween && !(wereEarly && last === 0) ? { last, since: new Date(end) } : undefined;
}
