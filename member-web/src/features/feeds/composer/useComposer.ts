import { useEffect, useState } from 'react';
import { MAX_TITLE_LENGTH, MIN_TITLE_LENGTH } from '@campus-commons/web-kit/bounds/generated.ts';
import { MAX_HTML_LENGTH } from '@campus-commons/web-kit/richText/generated.ts';
import { isBlankHtml } from '@campus-commons/web-kit/richText/visibleText.ts';
import { draftsOf } from '../../../lib/drafts/drafts';
import type { Mention } from '../../../lib/text/mentions';
import { useMemberId } from '../../../lib/drafts/useDrafts';
import { picturesOf } from '../exports/pictureStore';
import { usePictures } from '../exports/usePictures';
import { newPoll, pollFault, type PollChange } from './pollForm';
import { PostDraft } from './postDraft';
import {
  chosenMentionsOf,
  draftNameOf,
  initialHeadingOf,
  initialHtmlOf,
  initialImagesOf,
  projectOf,
  type Heading,
  type PostKind,
  type PostPlace,
  type Subject,
} from './subject';
import { usePostPlace } from './usePostPlace';
import { useSendPost } from './useSendPost';

/**
 * Where the draft is stored. `untouched`: there are no changes yet. `stored`: in this browser. `tab-only`: only in this
 * tab, because the browser cannot store it.
 */
export type DraftState = 'untouched' | 'stored' | 'tab-only';

interface ComposerOptions {
  subject: Subject;
  /** Returns the pictures chosen before the composer opened, and clears them. */
  takeFiles?: () => File[];
  /** Called once the post is sent, with its page; without one it went to everyone. */
  onDone: (page?: PostPlace) => void;
}

/** The state of the composer: text, pictures, draft and sending. */
export function useComposer({ subject, takeFiles, onDone }: ComposerOptions) {
  const memberId = useMemberId();
  const [draft] = useState(() => {
    const name = draftNameOf(subject);
    return new PostDraft({
      texts: draftsOf(memberId),
      picturesOf: (draftName) => picturesOf(memberId, draftName),
      name,
      page: subject.kind === 'new' ? subject.page : undefined,
      project: projectOf(subject),
      postKind: subject.kind === 'new' ? subject.postKind : undefined,
      version: subject.kind === 'edit' ? subject.post.version : undefined,
    });
  });
  const place = usePostPlace(subject);
  const [existing] = useState(() => initialImagesOf(subject));
  const [initialHtml] = useState(() => draft.html ?? initialHtmlOf(subject));
  const [isTextBlank, setIsTextBlank] = useState(() => isBlankHtml(initialHtml));
  const [heading, setHeading] = useState(() => headingOf(subject, draft));
  const [poll, setPoll] = useState(() => draft.poll);
  const [excess, setExcess] = useState(0);
  const [draftState, setDraftState] = useState<DraftState>('untouched');

  useEffect(() => draft.restoreWhenRemoved(), [draft]);

  const onStored = (isStored: boolean) => setDraftState(isStored ? 'stored' : 'tab-only');
  const pictures = usePictures({ draft, existing, takeFiles, onStored });
  const known = subject.kind === 'edit' ? subject.post.poll : null;
  const asked = heading.kind === 'post' ? poll : undefined;
  const sending = useSendPost({ subject, heading, poll: asked, page: place.page, draft, onDone });
  const postingStatus = place.postingStatusAfter(sending.error);

  const isBlank = isTextBlank && pictures.images.length === 0;
  const isReady = pictures.isRestored && !pictures.isPreparing && !sending.isPosting;
  const isPlaceOpen = postingStatus === 'open' || postingStatus === 'unknown';
  const hasPoll = asked === undefined ? known !== null : asked !== null;
  const isAsked = (!hasPoll || !isTextBlank) && (!asked || pollFault(asked) === undefined);
  const changePoll = (changed: PollChange) => {
    setPoll(changed);
    onStored(draft.storePoll(changed));
    sending.clearError();
  };
  const canPost = !isBlank && isAsked && isTitled(heading) && excess === 0 && isReady && isPlaceOpen;

  return {
    initialHtml,
    /** Whether it has text, not only pictures. */
    isWritten: !isTextBlank,
    onEdited: setIsTextBlank,
    onSettled: (html: string) => {
      setExcess(Math.max(0, html.length - MAX_HTML_LENGTH));
      onStored(draft.storeText(html));
    },
    /** The members whom the text mentions. */
    mentions: {
      add: (member: Mention) => draft.addMention(member),
      all: () => chosenMentionsOf(subject, draft),
    },
    heading,
    /** Changes the title, or who may read it. */
    changeHeading: (change: Partial<Heading>) => {
      const changed = { ...heading, ...change };
      setHeading(changed);
      onStored(draft.storeHeading(changed));
    },
    /** Changes what it is. Who may read it is asked anew, because that is for articles only. @param html the current text */
    chooseKind: (kind: PostKind, html: string) => {
      const changed = { ...heading, kind, isPublic: false };
      setHeading(changed);
      if (!isBlank) draft.storeText(html);
      const isStored = draft.moveTo(place.page, kind);
      if (!isBlank || changed.title !== '') onStored(isStored && draft.storeHeading(changed));
      sending.clearError();
    },
    /** Its poll: what becomes of it, the one that the post has, and how to change or add it. */
    poll: { poll, known, change: changePoll, add: () => changePoll(poll ?? newPoll(known ?? undefined)) },
    pictures,
    sending,
    place: { page: place.page, postingStatus },
    /** The project that it is an update about; it stays. */
    project: projectOf(subject),
    /** Changes where it goes: a page, or everyone. @param html the current text */
    moveTo: (page: PostPlace | undefined, html: string) => {
      if (!isBlank) draft.storeText(html);
      const isStored = draft.moveTo(page);
      if (!isBlank) onStored(isStored);
      place.setPage(page);
      sending.clearError();
    },
    isPlaceOpen,
    draftName: draft.name,
    draftState,
    /** By how many characters the text is too long; 0 if it is not. */
    excess,
    canPost,
    /** Sends the post with the current text. */
    post: (html: string) => {
      if (canPost) void sending.send(contentOf(html), pictures.images);
    },
    /** Discards the changes. */
    discard: () => draft.remove(),
  };
}

export type Composer = ReturnType<typeof useComposer>;

/** The text to send: empty if nothing is visible, and without leading and trailing empty lines. */
function contentOf(html: string): string {
  return isBlankHtml(html) ? '' : html.replace(/^(?:<p><\/p>)+|(?:<p><\/p>)+$/g, '');
}

/** The heading of the draft; what it lacks is that of the existing post. */
function headingOf(subject: Subject, { heading: { title, isPublic } }: PostDraft): Heading {
  const initial = initialHeadingOf(subject);
  return { ...initial, title: title ?? initial.title, isPublic: isPublic ?? initial.isPublic };
}

/** Whether it has the title that it needs. */
function isTitled({ kind, title }: Heading): boolean {
  const length = [...title.trim()].length;
  return kind === 'post' || (length >= MIN_TITLE_LENGTH && length <= MAX_TITLE_LENGTH);
}
