import { failureStatus } from '@campus-commons/web-kit/errorText.ts';
import { useEffect, useState } from 'react';
import { MAX_HTML_LENGTH } from '../../../components/RichText/allowList';
import { isBlankHtml } from '../../../components/RichText/visibleText';
import { draftsOf } from '../../../lib/drafts';
import { useMemberId } from '../../../lib/session/useDrafts';
import { picturesOf } from './pictureStore';
import { PostDraft } from './postDraft';
import { draftNameOf, firstHtmlOf, firstImagesOf, type Subject } from './subject';
import { usePictures } from './usePictures';
import { useSendPost } from './useSendPost';

/** Where the draft is: nowhere yet, in this browser, or only in this tab because the browser keeps nothing. */
export type DraftState = 'untouched' | 'kept' | 'tab-only';

interface ComposerOptions {
  subject: Subject;
  /** Pictures chosen before the composer opened. */
  initialFiles: File[];
  onDone: () => void;
}

/** The state of the post being written: its text, its pictures, its draft and its way to the server. */
export function useComposer({ subject, initialFiles, onDone }: ComposerOptions) {
  const memberId = useMemberId();
  const [draft] = useState(() => {
    const name = draftNameOf(subject);
    const version = subject.kind === 'edit' ? subject.post.version : undefined;
    return new PostDraft(draftsOf(memberId), picturesOf(memberId, name), name, version);
  });
  const [existing] = useState(() => firstImagesOf(subject));
  const [initialHtml] = useState(() => draft.html ?? firstHtmlOf(subject));
  const [isTextBlank, setIsTextBlank] = useState(() => isBlankHtml(initialHtml));
  const [excess, setExcess] = useState(0);
  const [draftState, setDraftState] = useState<DraftState>('untouched');

  useEffect(() => draft.outliveOthers(), [draft]);

  const onKept = (isKept: boolean) => setDraftState(isKept ? 'kept' : 'tab-only');
  const pictures = usePictures({ draft, existing, initialFiles, onKept });
  const sending = useSendPost(subject, draft, onDone);

  const isBlank = isTextBlank && pictures.images.length === 0;
  const isReady = pictures.isRestored && !pictures.isPreparing && !sending.isPosting;
  const canPost = !isBlank && excess === 0 && isReady;

  return {
    initialHtml,
    /** There are words in it, not pictures alone. */
    isWritten: !isTextBlank,
    onEdited: setIsTextBlank,
    onSettled: (html: string) => {
      setExcess(Math.max(0, html.length - MAX_HTML_LENGTH));
      onKept(draft.keepText(html));
    },
    pictures,
    sending,
    draftState,
    /** How many characters the text is too long; 0 when it fits. */
    excess,
    canPost,
    /** Sends the post with the text as it stands at this moment. */
    post: (html: string) => {
      if (canPost) void sending.send(contentOf(html), pictures.images);
    },
    /** Gives up what was changed. */
    discard: () => draft.forget(),
    /** The server knows better than what stands below the composer: gone, or no longer allowed. */
    isOutdated: [403, 404].includes(failureStatus(sending.error) ?? 0),
  };
}

export type Composer = ReturnType<typeof useComposer>;

/** The text to send: nothing where nothing can be read, and no empty lines around what can. */
function contentOf(html: string): string {
  return isBlankHtml(html) ? '' : html.replace(/^(?:<p><\/p>)+|(?:<p><\/p>)+$/g, '');
}
