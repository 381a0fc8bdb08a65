import { lazyChunk } from '@campus-commons/web-kit/lazyChunk.ts';
import { useMemo, useState, type ReactNode } from 'react';
import type { PinnedFeedDto } from '../../../api/generated';
import { DialogFeature } from '../../../components/Feature';
import { showFailureToast, showToast } from '../../../components/toasts/toasts';
import { useNow } from '../../../lib/state/clock';
import { pinTexts } from '../../../texts/pins';
import { PostPages } from '../exports/PostPages';
import { useFeed } from '../FeedList';
import { usePinsPinPostMutation } from '../feedsApi';
import { PinnedPosts } from './PinnedPosts';
import { PinningContext, type Pinning } from './pinning';

const PinDialog = lazyChunk(() => import('./PinDialog'), 'PinDialog');

interface PagePostsProps {
  pageId: string;
  /** Whether the viewer created the page, and with that pins posts to it. */
  canPin: boolean;
  /** Shown if there are no posts. */
  empty: ReactNode;
}

/** The posts of a page, below those that are pinned to it. */
export function PagePosts({ pageId, canPin, empty }: PagePostsProps) {
  const { answer, page } = useFeed({ pageId });
  const [pinned, setPinned] = useState<string>();
  const [pinPost] = usePinsPinPostMutation();
  const posts = useLasting(answer.currentData?.data.pinned);
  const pinning = useMemo<Pinning | undefined>(() => {
    if (!canPin) return undefined;
    const unpin = async (feedId: string) => {
      const { error } = await pinPost({ pinPostDto: { feedId, until: null } });
      if (error) showFailureToast(error, pinTexts.unpinFailed);
      else void showToast('success', pinTexts.unpinned);
    };
    return {
      isPinned: (feedId) => posts?.some(({ id }) => id === feedId) ?? false,
      pin: setPinned,
      unpin: (feedId) => void unpin(feedId),
    };
  }, [canPin, pinPost, posts]);
  const close = () => setPinned(undefined);
  return (
    <PinningContext value={pinning}>
      <PostPages answer={answer} page={page} empty={empty} above={posts && <PinnedPosts posts={posts} />} />
      {pinned !== undefined && (
        <DialogFeature onClose={close}>
          <PinDialog feedId={pinned} onClose={close} />
        </DialogFeature>
      )}
    </PinningContext>
  );
}

/** The pins that have not ended yet, also when the answer is older than an end; undefined for none. */
function useLasting(pinned: readonly PinnedFeedDto[] | undefined): readonly PinnedFeedDto[] | undefined {
  const now = useNow().getTime();
  return useMemo(() => {
    const lasting = pinned?.filter(({ pinnedUntil }) => Date.parse(pinnedUntil) > now);
    return lasting && lasting.length > 0 ? lasting : undefined;
  }, [pinned, now]);
}
