import type { FeedDto } from '../../../api/generated';
import type { Attachment } from '../../../components/ImagePicker/attachments';
import type { NewPostDraftName, PostDraftName } from '../../../lib/drafts/drafts';
import type { Mention } from '../../../lib/text/mentions';
import { composerTexts } from '../../../texts/composer';
import { titledPostTexts } from '../../../texts/titledPosts';
import { feedImages } from '../exports/feedImages';

/** The target page of a post. A draft has only the fields that were stored with it. */
export interface PostPlace {
  id: string;
  title?: string;
  /** Path of the picture on the API host, if there is one. */
  imageUrl?: string | null;
}

/** The project that a post is an update about; only its team may write one. */
export interface PostProject {
  id: string;
  title?: string;
}

/** What a post is; a question and an article have a title. */
export type PostKind = FeedDto['kind'];

/** What a post is called, and who may read it. */
export interface Heading {
  kind: PostKind;
  /** Empty for a post. */
  title: string;
  /** Whether everybody with the link may read it; only of an article. */
  isPublic: boolean;
}

/**
 * What the composer edits: a new post, for everyone or on a page, or an existing post. The draft of a new post may have
 * another name than the default of its page.
 */
export type Subject =
  | { kind: 'new'; page?: PostPlace; project?: PostProject; draft?: NewPostDraftName; postKind?: PostKind }
  | { kind: 'edit'; post: FeedDto };

export function draftNameOf(subject: Subject): PostDraftName {
  if (subject.kind === 'edit') return `edit:${subject.post.id}`;
  if (subject.draft !== undefined) return subject.draft;
  if (subject.project !== undefined) return `update:${subject.project.id}`;
  const kind = postKindOf(subject);
  return kind !== 'post' || subject.page === undefined ? kind : `post:${subject.page.id}`;
}

/** What the post is. An API of the release before knows only posts. */
export function postKindOf(subject: Subject): PostKind {
  if (subject.kind === 'new') return subject.postKind ?? 'post';
  return subject.post.title ? subject.post.kind : 'post';
}

/** Whether its writer chooses what it is: not in the row of a tool, which is for one kind, not about a project, and not of an existing post. */
export function isKindOpen(subject: Subject): boolean {
  return subject.kind === 'new' && subject.project === undefined && postKindOf(subject) === 'post';
}

/** The heading if there is no draft. */
export function initialHeadingOf(subject: Subject): Heading {
  const { title, isPublic } = subject.kind === 'edit' ? subject.post : { title: '', isPublic: false };
  return { kind: postKindOf(subject), title: title ?? '', isPublic };
}

/** The page of the post; everyone without it. */
export function pageOf(subject: Subject): PostPlace | undefined {
  return subject.kind === 'edit' ? (subject.post.Page ?? undefined) : subject.page;
}

/** The project that it is an update about, if any. An API of the release before knows none. */
export function projectOf(subject: Subject): PostProject | undefined {
  return subject.kind === 'edit' ? (subject.post.Project ?? undefined) : subject.project;
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

const titles: Record<Subject['kind'], Record<PostKind, string>> = {
  new: {
    post: composerTexts.newPost,
    question: titledPostTexts.ask,
    article: titledPostTexts.write,
  },
  edit: {
    post: composerTexts.editPost,
    question: titledPostTexts.editQuestion,
    article: titledPostTexts.editArticle,
  },
};

const actions: Record<Subject['kind'], Omit<Wording, 'title'>> = {
  new: {
    action: composerTexts.post,
    busy: composerTexts.posting,
    failedLater: composerTexts.notSent,
  },
  edit: {
    action: composerTexts.update,
    busy: composerTexts.updating,
    failedLater: composerTexts.notSaved,
  },
};

/** What the composer says about what it edits. @param kind what the post is now; it may be chosen anew */
export function wordingOf(subject: Subject, kind = postKindOf(subject)): Wording {
  return { title: titles[subject.kind][kind], ...actions[subject.kind] };
}
