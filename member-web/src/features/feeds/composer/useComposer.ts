import { useEffect, useState } from 'react';
import { MAX_HTML_LENGTH } from '../../../components/RichText/allowList';
import { isBlankHtml } from '../../../components/RichText/visibleText';
import { draftsOf } from '../../../lib/drafts';
import { useMemberId } from '../../../lib/session/useDrafts';
import { picturesOf } from './pictureStore';
import { PostDraft } from './postDraft';
import { draftNameOf, firstHtmlOf, firstImagesOf, type PostPlace, type Subject } from './subject';
import { usePictures } from './usePictures';
import { usePostPlace } from './usePostPlace';
import { useSendPost } from './useSendPost';

/** Where the draft is: nowhere yet, in this browser, or only in this tab because the browser keeps nothing. */
export type DraftState = 'untouched' | 'kept' | 'tab-only';

interface ComposerOptions {
  subject: Subject;
  /** Gives the pictures chosen before the composer opened, once. */
  takeFiles?: () => File[];
  /** The server has taken it: on a page, or for everyone. */
  onDone: (page?: PostPlace) => void;
}

/** The state of the post being written: its text, its pictures, its draft and its way to the server. */
export function useComposer({ subject, takeFiles, onDone }: ComposerOptions) {
  const memberId = useMemberId();
  const [draft] = useState(() => {
    const name = draftNameOf(subject);
    return new PostDraft({
      texts: draftsOf(memberId),
      picturesOf: (draftName) => picturesOf(memberId, draftName),
      name,
      page: subject.kind === 'new' ? subject.page : undefined,
      version: subject.kind === 'edit' ? subject.post.version : undefined,
    });
  });
  const place = usePostPlace(subject);
  const [existing] = useState(() => firstImagesOf(subject));
  const [initialHtml] = useState(() => draft.html ?? firstHtmlOf(subject));
  const [isTextBlank, setIsTextBlank] = useState(() => isBlankHtml(initialHtml));
  const [excess, setExcess] = useState(0);
  const [draftState, setDraftState] = useState<DraftState>('untouched');

  useEffect(() => draft.outliveOthers(), [draft]);

  const onKept = (isKept: boolean) => setDraftState(isKept ? 'kept' : 'tab-only');
  const pictures = usePictures({ draft, existing, takeFiles, onKept });
  const sending = useSendPost({ subject, page: place.page, draft, onDone });
  const standing = place.standingAfter(sending.error);

  const isBlank = isTextBlank && pictures.images.length === 0;
  const isReady = pictures.isRestored && !pictures.isPreparing && !sending.isPosting;
  const isPlaceOpen = standing === 'open' || standing === 'unknown';
  const canPost = !isBlank && excess === 0 && isReady && isPlaceOpen;

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
    place: { page: place.page, standing },
    /** Makes it a post for everyone, with the text as it stands at this moment. */
    moveToEveryone: (html: string) => {
      draft.keepText(html);
      onKept(draft.moveToEveryone());
      place.toEveryone();
      sending.clearError();
    },
    isPlaceOpen,
    draftName: draft.name,
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
  };
}

export type Composer = ReturnType<typeof useComposer>;

/** The text to send: nothing where nothing can be read, and no empty lines around what can. */
function contentOf(html: string): string {
  return isBlankHtml(html) ? '' : html.replace(/^(?:<p><\/p>)+|(?:<p><\/p>)+$/g, '');
}
