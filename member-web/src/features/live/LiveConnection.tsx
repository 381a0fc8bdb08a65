import { VisuallyHidden } from '@campus-commons/web-kit/accessible.tsx';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { generatedApi } from '../../api/generated';
import { openLive } from '../../api/openLive';
import type { ApiDispatch, ApiThunk } from '../../api/thunks';
import { savesData } from '../../lib/loading/loadLater';
import { selectMemberToken } from '../../lib/session/sessionSlices';
import { memberIdOf } from '../../lib/session/tokens';
import { followOtherTabs } from '../likes/exports/otherTabs';
import { patchCachedPost, readCachedPost } from '../feeds/exports/cachedPosts';
import { isLive, newPosts, shownPosts } from './exports/shownPosts';
import { LiveClient } from './liveClient';
import type { LiveEvent, PostCounts } from './readEvents';
import { useAnnouncement } from './useAnnouncement';

/** Applies the stream of events and the likes of other tabs, and tells screen readers what is new. It shows nothing. */
export function LiveConnection() {
  const token = useSelector(selectMemberToken);
  const dispatch = useDispatch<ApiDispatch>();
  useEffect(() => {
    if (token === '' || savesData()) return undefined;
    const client = new LiveClient({
      open: (signal) => openStream(token, signal),
      onEvent: (event) => apply(event, dispatch),
      onLive: isLive.set,
      onSessionEnd: () => askForSession(dispatch),
    });
    client.start();
    const unsubscribe = shownPosts.subscribe(() => client.screenChanged());
    return () => {
      unsubscribe();
      client.stop();
    };
  }, [token, dispatch]);
  useEffect(() => dispatch(followOtherTabs(memberIdOf(token))), [token, dispatch]);
  return (
    <VisuallyHidden role="status" aria-atomic>
      {useAnnouncement()}
    </VisuallyHidden>
  );
}

function openStream(token: string, signal: AbortSignal): Promise<Response> {
  const { feed, after, ids } = shownPosts.get();
  return openLive(token, { feed: feed ?? 'everyone', after, posts: ids }, signal);
}

function apply({ event, data }: LiveEvent, dispatch: ApiDispatch): void {
  const showUnread = (unread: number) =>
    dispatch(
      generatedApi.util.updateQueryData('notificationsGetUnread', { emptyDto: {} }, (answer) => {
        answer.data.unread = unread;
      }),
    );
  const showPosts = (count: number) => {
    if (shownPosts.get().feed !== null) newPosts.set(count);
  };
  switch (event) {
    case 'hello':
      showUnread(data.unread);
      showPosts(data.newPosts);
      dispatch(applyCounts(data.counts));
      return;
    case 'unread':
      showUnread(data.unread);
      return;
    case 'posts':
      showPosts(data.newPosts);
      return;
    case 'counts':
      dispatch(applyCounts(data));
      return;
    case 'bye':
      if (data.reason === 'session') askForSession(dispatch);
  }
}

/** Asks at once, so that the member is told why the session ended. */
function askForSession(dispatch: ApiDispatch): void {
  void dispatch(generatedApi.endpoints.authCheckSession.initiate({ emptyDto: {} }, { track: false }));
}

/** Shows the counters of posts. A post whose like is under way keeps its own until that is answered. */
function applyCounts(counts: readonly PostCounts[]): ApiThunk<void> {
  return (dispatch, _getState, { cacheUpdates }) => {
    for (const { id, likes, comments } of counts) {
      if (cacheUpdates.unconfirmed(`like:${id}`)) continue;
      const shown = dispatch(readCachedPost(id));
      if (!shown || (shown.like === likes && shown.comments === comments)) continue;
      dispatch(patchCachedPost(id, (post) => void Object.assign(post, { like: likes, comments })));
    }
  };
}
