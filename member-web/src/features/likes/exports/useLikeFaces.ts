import { useEffect, useMemo, useState } from 'react';
import type { FeedDto, MemberCardDto } from '../../../api/generated';
import { savesData, whenIdle } from '../../../lib/loading/loadLater';
import { useLikesGetFacesQuery } from '../likesApi';

/** The newest likers of posts, by post id; none for a post without likes. */
export type LikeFaces = ReadonlyMap<string, readonly MemberCardDto[]>;

/**
 * The newest likers of the shown posts, at most 20, with one call once the browser is idle. Empty until then, if the call
 * fails, and on a device that saves data.
 * @param areShown whether the posts are painted: the call waits for it
 */
export function useLikeFaces(posts: readonly FeedDto[], areShown: boolean): LikeFaces {
  const ids = posts.some(({ like }) => like > 0) ? posts.map(({ id }) => id).join() : '';
  const [asked, setAsked] = useState('');
  useEffect(() => {
    if (!areShown || ids === '' || savesData()) return undefined;
    return whenIdle(() => setAsked(ids));
  }, [areShown, ids]);
  const { data } = useLikesGetFacesQuery(
    { getFacesDto: { feedIds: asked.split(',') } },
    { skip: asked === '' },
  );
  return useMemo(() => {
    if (!data) return new Map<string, readonly MemberCardDto[]>();
    const liked = new Map(data.data.posts.map(({ feedId, members }) => [feedId, members]));
    return new Map(asked.split(',').map((id) => [id, liked.get(id) ?? []]));
  }, [asked, data]);
}
