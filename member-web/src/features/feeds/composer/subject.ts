import type { FeedDto } from '../../../api/generated';
import type { TrayImage } from '../../../components/ImagePicker/pickedImages';
import type { NewPostDraftName, PostDraftName } from '../../../lib/drafts';
import { composerTexts } from '../../../texts/composer';
import { feedImages } from '../feedImages';

/** A page that a post goes to, as far as it is known: a draft knows its page by the name it had. */
export interface PostPlace {
  id: string;
  title?: string;
  /** Path of the picture on the API host, if there is one. */
  imageUrl?: string | null;
}

/**
 * What the composer is open for: a new post, for everyone or on a page, or other words for one that is there. A new post
 * may be a draft of another name than the one of its place.
 */
export type Subject =
  { kind: 'new'; page?: PostPlace; draft?: NewPostDraftName } | { kind: 'edit'; post: FeedDto };

export function draftNameOf(subject: Subject): PostDraftName {
  if (subject.kind === 'edit') return `edit:${subject.post.id}`;
  return subject.draft ?? (subject.page === undefined ? 'post' : `post:${subject.page.id}`);
}

/** The page that the post stands on, or will; everyone without it. */
export function pageOf(subject: Subject): PostPlace | undefined {
  return subject.kind === 'edit' ? (subject.post.Page ?? undefined) : subject.page;
}

/** The text the composer opens with when no draft waits. */
export function firstHtmlOf(subject: Subject): string {
  return subject.kind === 'edit' ? subject.post.feedData.content : '';
}

/** The pictures that are there already. */
export function firstImagesOf(subject: Subject): TrayImage[] {
  if (subject.kind === 'new') return [];
  return feedImages(subject.post.feedData).map(({ url, alt }) => ({ id: url, path: url, alt }));
}

interface Wording {
  title: string;
  action: string;
  /** On the button while it happens. */
  busy: string;
  /** Told when the composer has been left and sending fails after that. */
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
