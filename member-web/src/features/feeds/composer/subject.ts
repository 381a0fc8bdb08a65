import type { FeedDto } from '../../../api/generated';
import type { Attachment } from '../../../components/ImagePicker/attachments';
import type { NewPostDraftName, PostDraftName } from '../../../lib/drafts/drafts';
import type { Mention } from '../../../lib/text/mentions';
import { composerTexts } from '../../../texts/composer';
import { feedImages } from '../exports/feedImages';

/** The target page of a post. A draft has only the fields that were stored with it. */
export interface PostPlace {
  id: string;
  title?: string;
  /** Path of the picture on the API host, if there is one. */
  imageUrl?: string | null;
}

/**
 * What the composer edits: a new post, for everyone or on a page, or an existing post. The draft of a new post may have
 * another name than the default of its page.
 */
export type Subject =
  | { kind: 'new'; page?: PostPlace; draft?: NewPostDraftName }
  | { kind: 'edit'; post: FeedDto };

export function draftNameOf(subject: Subject): PostDraftName {
  if (subject.kind === 'edit') return `edit:${subject.post.id}`;
  return subject.draft ?? (subject.page === undefined ? 'post' : `post:${subject.page.id}`);
}

/** The page of the post; everyone without it. */
export function pageOf(subject: Subject): PostPlace | undefined {
  return subject.kind === 'edit' ? (subject.post.Page ?? undefined) : subject.page;
}

/** The initial text if there is no draft. */
export function initialHtmlOf(subject: Subject): string {
  return subject.kind === 'edit' ? subject.post.feedData.content : '';
}

/** Whom the existing post mentions, and whom the writer of its draft has chosen. */
export function chosenMentionsOf(
  subject: Subject,
  { mentions }: { mentions: readonly Mention[] },
): readonly Mention[] {
  return subject.kind === 'edit' ? [...subject.post.mentions, ...mentions] : mentions;
}

/** The pictures of the existing post. */
export function initialImagesOf(subject: Subject): Attachment[] {
  if (subject.kind === 'new') return [];
  return feedImages(subject.post.feedData).map(({ url, alt }) => ({ id: url, path: url, alt }));
}

interface Wording {
  title: string;
  action: string;
  /** The text of the button while the post is sent. */
  busy: string;
  /** Shown as a toast if sending fails after the composer was closed. */
  failedLater: string;
}

export const wordings: Record<Subject['kind'], Wording> = {
  new: {
    title: composerTexts.newPost,
    action: composerTexts.post,
    busy: composerTexts.posting,
    failedLater: composerTexts.notSent,
  },
  edit: {
    title: composerTexts.editPost,
    action: composerTexts.update,
    busy: composerTexts.updating,
    failedLater: composerTexts.notSaved,
  },
};
