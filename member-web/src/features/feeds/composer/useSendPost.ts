import { failureStatus } from '@campus-commons/web-kit/errorText.ts';
import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { isAborted, isRefused, isStale } from '../../../api/errors';
import type { FeedDto } from '../../../api/generated';
import type { ApiDispatch } from '../../../api/thunks';
import {
  isExistingAttachment,
  isNewAttachment,
  type Attachment,
} from '../../../components/ImagePicker/attachments';
import { showFailureToast } from '../../../components/toasts/toasts';
import { mentionedIn } from '../../../lib/drafts/chosenMentions';
import { useIsMounted } from '../../../lib/hooks/useIsMounted';
import { fetchPost, useCreatePostMutation, useUpdatePostMutation } from '../feedsApi';
import { visibleText } from '@campus-commons/web-kit/richText/visibleText.ts';
import { feedImages } from '../exports/feedImages';
import { pollToSend, type PollChange } from './pollForm';
import type { PostDraft } from './postDraft';
import { chosenMentionsOf, wordingOf, type Heading, type PostPlace, type Subject } from './subject';

interface SendOptions {
  subject: Subject;
  heading: Heading;
  /** What becomes of its poll. */
  poll: PollChange;
  /** The page that it goes to; everyone without it. */
  page: PostPlace | undefined;
  draft: PostDraft;
  onDone: (page?: PostPlace) => void;
}

/** An edit that is based on an outdated version (409). */
export interface PostConflict {
  present: FeedDto;
  /** The text that could not be saved. */
  content: string;
  images: Attachment[];
}

function isSame(
  { feedData, title, isPublic, poll: saved }: FeedDto,
  heading: Heading,
  poll: PollChange,
  content: string,
  images: Attachment[],
): boolean {
  const pictures = feedImages(feedData);
  const asked = poll && pollToSend(poll)?.options.join('\n');
  return (
    feedData.content === content &&
    (title ?? '') === heading.title.trim() &&
    isPublic === heading.isPublic &&
    (poll === undefined || (asked ?? null) === (saved?.options.map(({ text }) => text).join('\n') ?? null)) &&
    pictures.length === images.length &&
    images.every(
      (image, index) =>
        isExistingAttachment(image) &&
        image.path === pictures[index]?.url &&
        image.alt === (pictures[index].alt ?? ''),
    )
  );
}

/** Sends the post, one call at a time, and reports progress, errors and conflicts. */
export function useSendPost({ subject, heading, poll, page, draft, onDone }: SendOptions) {
  const [createPost] = useCreatePostMutation();
  const [updatePost] = useUpdatePostMutation();
  const [progress, setProgress] = useState<number>();
  const [error, setError] = useState<unknown>();
  const [conflict, setConflict] = useState<PostConflict>();
  const dispatch = useDispatch<ApiDispatch>();
  const [isOutdated, setIsOutdated] = useState(false);
  const call = useRef<{ abort: () => void }>(undefined);
  const isMounted = useIsMounted();

  const start = (content: string, images: Attachment[], version: string | undefined) => {
    const chosen = chosenMentionsOf(subject, draft);
    const mentions = chosen.length === 0 ? undefined : mentionedIn(visibleText(content), chosen);
    const titled = heading.kind === 'post' ? undefined : heading;
    return subject.kind === 'edit'
      ? updatePost({
          ...{ id: subject.post.id, content, mentions, images, version, heading: titled },
          poll: pollToSend(poll),
          onUploadProgress: setProgress,
        })
      : createPost({
          content,
          mentions,
          images: images.filter(isNewAttachment),
          pageId: page?.id,
          projectId: subject.project?.id,
          idempotencyKey: draft.idempotencyKeyFor(content, images, mentions, titled, poll),
          heading: titled,
          poll: pollToSend(poll),
          onUploadProgress: setProgress,
        });
  };

  const send = async (content: string, images: Attachment[], version = draft.base.version) => {
    if (call.current) return;
    setError(undefined);
    setProgress(0);
    const sending = start(content, images, version);
    call.current = sending;
    const { data, error: failure } = await sending;
    // The next attempt is based on this version, so it cannot start before this fetch has ended.
    const present =
      subject.kind === 'edit' && isStale(failure) ? await dispatch(fetchPost(subject.post.id)) : undefined;
    call.current = undefined;
    setProgress(undefined);
    // The same is already saved: an earlier answer was lost, or another tab saved it.
    if (data || (present && isSame(present, heading, poll, content, images))) {
      draft.remove();
      if (isMounted.current) onDone(page);
    } else if (!isAborted(failure)) {
      if (isRefused(failure)) draft.discardIdempotencyKey();
      if ([403, 404].includes(failureStatus(failure) ?? 0)) setIsOutdated(true);
      if (isMounted.current && present) setConflict({ present, content, images });
      else if (isMounted.current) setError(failure);
      else showFailureToast(failure, wordingOf(subject, heading.kind).failedLater);
    }
  };

  return {
    send,
    cancel: () => call.current?.abort(),
    isPosting: progress !== undefined,
    /** Progress of the upload, 0 to 1. */
    progress: progress ?? 0,
    error,
    conflict,
    /** Overwrites the saved version with the member's own. */
    overwrite: () => {
      if (conflict) void send(conflict.content, conflict.images, conflict.present.version);
    },
    /** Returns to the text, which is now based on the saved version. */
    keepEditing: () => {
      if (conflict) draft.base.rebaseTo(conflict.present.version);
      setConflict(undefined);
      setError(undefined);
    },
    /**
     * The server's answer shows that the page below the composer is outdated: deleted, or posting is no longer allowed.
     */
    isOutdated,
    clearError: () => setError(undefined),
  };
}
