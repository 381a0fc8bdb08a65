import type { FeedDto } from '../../../api/generated';
import type { TrayImage } from '../../../components/ImagePicker/pickedImages';
import type { PostDraftName } from '../../../lib/drafts';
import { composerTexts } from '../../../texts/composer';
import { feedImages } from '../feedImages';

/** What the composer is open for: a new post, for everyone or on a page, or other words for one that is there. */
export type Subject = { kind: 'new'; pageId?: string } | { kind: 'edit'; post: FeedDto };

export function draftNameOf(subject: Subject): PostDraftName {
  if (subject.kind === 'edit') return `edit:${subject.post.id}`;
  return subject.pageId === undefined ? 'post' : `post:${subject.pageId}`;
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
