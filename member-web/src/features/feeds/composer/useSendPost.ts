import { failureStatus } from '@campus-commons/web-kit/errorText.ts';
import { useRef, useState } from 'react';
import { isPicked, type TrayImage } from '../../../components/ImagePicker/pickedImages';
import { showToast } from '../../../components/toasts/toasts';
import { useIsShown } from '../../../lib/useIsShown';
import { useCreatePostMutation, useUpdatePostMutation } from '../feedsApi';
import type { PostDraft } from './postDraft';
import { wordings, type PostPlace, type Subject } from './subject';

interface SendOptions {
  subject: Subject;
  /** The page that it goes to; everyone without it. */
  page: PostPlace | undefined;
  draft: PostDraft;
  onDone: (page?: PostPlace) => void;
}

/** Sends the post, once at a time, and says how it goes. */
export function useSendPost({ subject, page, draft, onDone }: SendOptions) {
  const [createPost] = useCreatePostMutation();
  const [updatePost] = useUpdatePostMutation();
  const [progress, setProgress] = useState<number>();
  const [error, setError] = useState<unknown>();
  const [isOutdated, setIsOutdated] = useState(false);
  const call = useRef<{ abort: () => void }>(undefined);
  const isShown = useIsShown();

  const start = (content: string, images: TrayImage[]) =>
    subject.kind === 'edit'
      ? updatePost({ id: subject.post.id, content, images, onUploadProgress: setProgress })
      : createPost({
          content,
          images: images.filter(isPicked),
          pageId: page?.id,
          idempotencyKey: draft.keyForAttempt(content),
          onUploadProgress: setProgress,
        });

  const send = async (content: string, images: TrayImage[]) => {
    if (call.current) return;
    setError(undefined);
    setProgress(0);
    const sending = start(content, images);
    call.current = sending;
    const { data, error: failure } = await sending;
    call.current = undefined;
    setProgress(undefined);
    if (data) {
      draft.forget();
      if (isShown.current) onDone(page);
    } else if (!isCancelled(failure)) {
      if (isRefused(failure)) draft.newAttempt();
      if ([403, 404].includes(failureStatus(failure) ?? 0)) setIsOutdated(true);
      if (isShown.current) setError(failure);
      else void showToast('error', wordings[subject.kind].failedLater);
    }
  };

  return {
    send,
    cancel: () => call.current?.abort(),
    isPosting: progress !== undefined,
    /** Share of the upload that is done, 0 to 1. */
    progress: progress ?? 0,
    error,
    /** The server knows better than what stands below the composer: gone, or no longer allowed. */
    isOutdated,
    clearError: () => setError(undefined),
  };
}

function isCancelled(failure: unknown): boolean {
  return (
    typeof failure === 'object' && failure !== null && 'name' in failure && failure.name === 'AbortError'
  );
}

/** The server has said no, so nothing was published; without an answer, or with a 5xx, nobody knows. */
function isRefused(failure: unknown): boolean {
  const status = failureStatus(failure);
  return status !== undefined && status >= 400 && status < 500;
}
