import { failureStatus } from '@campus-commons/web-kit/errorText.ts';
import { useRef, useState } from 'react';
import { isCalledOff } from '../../../api/errors';
import { isPicked, type TrayImage } from '../../../components/ImagePicker/pickedImages';
import { showFailureToast } from '../../../components/toasts/toasts';
import { useIsShown } from '../../../lib/useIsShown';
import { useCreatePostMutation, useUpdatePostMutation } from '../feedsApi';
import type { PostDraft } from './postDraft';
import { wordings, type Subject } from './subject';

/** Sends the post, once at a time, and says how it goes. */
export function useSendPost(subject: Subject, draft: PostDraft, onDone: () => void) {
  const [createPost] = useCreatePostMutation();
  const [updatePost] = useUpdatePostMutation();
  const [progress, setProgress] = useState<number>();
  const [error, setError] = useState<unknown>();
  const call = useRef<{ abort: () => void }>(undefined);
  const isShown = useIsShown();

  const start = (content: string, images: TrayImage[]) =>
    subject.kind === 'edit'
      ? updatePost({ id: subject.post.id, content, images, onUploadProgress: setProgress })
      : createPost({
          content,
          images: images.filter(isPicked),
          pageId: subject.pageId,
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
      if (isShown.current) onDone();
    } else if (!isCalledOff(failure)) {
      if (isRefused(failure)) draft.newAttempt();
      if (isShown.current) setError(failure);
      else showFailureToast(failure, wordings[subject.kind].failedLater);
    }
  };

  return {
    send,
    cancel: () => call.current?.abort(),
    isPosting: progress !== undefined,
    /** Share of the upload that is done, 0 to 1. */
    progress: progress ?? 0,
    error,
  };
}

/** The server has said no, so nothing was published; without an answer, or with a 5xx, nobody knows. */
function isRefused(failure: unknown): boolean {
  const status = failureStatus(failure);
  return status !== undefined && status >= 400 && status < 500;
}
