import { isNewPostDraftName, type NewPostDraftName } from '../../../lib/drafts/drafts';
import { parsePoll, type PollChange } from './pollForm';
import type { PostKind, PostPlace, PostProject } from './subject';

/** The stored draft of a post, without its pictures. */
export interface DraftRecord {
  /** Undefined while only the pictures were changed. */
  html?: string;
  /** What it is; undefined for a post. */
  postKind?: PostKind;
  /** Of a question or an article. */
  title?: string;
  /** Of an article: whether everybody with the link may read it. */
  isPublic?: boolean;
  /** What becomes of its poll. */
  poll?: PollChange;
  /** Number of pictures; undefined while they are unchanged. */
  pictures?: number;
  /** The page that a new post goes to, with its title at that time. */
  page?: PostPlace;
  /** The project that it is an update about, with its title at that time. */
  project?: PostProject;
  /** The members whom its author has chosen to mention (`lib/drafts/chosenMentions`). */
  mentions?: string;
  /** When it was last changed; ISO 8601, UTC. */
  changedAt?: string;
  /** The last attempt to send it, with its idempotency key (`lib/drafts/idempotencyKeys`). */
  attempt?: string;
}

/** Parses a stored draft; undefined if it is missing or invalid. */
export function parseDraft(stored: string | null): DraftRecord | undefined {
  try {
    const record: unknown = JSON.parse(stored ?? '');
    if (typeof record !== 'object' || record === null || Array.isArray(record)) return undefined;
    const text = (key: string) => textOf(Reflect.get(record, key));
    const pictures: unknown = Reflect.get(record, 'pictures');
    const isPublic: unknown = Reflect.get(record, 'isPublic');
    return {
      html: text('html'),
      postKind: postKindOf(text('postKind')),
      title: text('title'),
      isPublic: typeof isPublic === 'boolean' ? isPublic : undefined,
      poll: parsePoll(Reflect.get(record, 'poll')),
      pictures: Number.isSafeInteger(pictures) ? Number(pictures) : undefined,
      page: placeOf(Reflect.get(record, 'page')),
      project: placeOf(Reflect.get(record, 'project')),
      mentions: text('mentions'),
      changedAt: timeOf(text('changedAt')),
      attempt: text('attempt'),
    };
  } catch {
    return undefined;
  }
}

/**
 * Parses the draft and page that the composer was opened with. They are stored in the browser history; anything invalid
 * is treated as a new post for everyone.
 */
export function parseOpened(about: string | undefined): {
  draft?: NewPostDraftName;
  page?: PostPlace;
  project?: PostProject;
  postKind?: PostKind;
} {
  try {
    const stored: unknown = JSON.parse(about ?? '');
    if (typeof stored !== 'object' || stored === null) return {};
    const draft = textOf(Reflect.get(stored, 'draft'));
    return {
      draft: draft !== undefined && isNewPostDraftName(draft) ? draft : undefined,
      page: placeOf(Reflect.get(stored, 'page')),
      project: placeOf(Reflect.get(stored, 'project')),
      postKind: postKindOf(textOf(Reflect.get(stored, 'postKind'))),
    };
  } catch {
    return {};
  }
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function postKindOf(value: string | undefined): PostKind | undefined {
  return value === 'question' || value === 'article' ? value : undefined;
}

function timeOf(value: string | undefined): string | undefined {
  return Number.isNaN(Date.parse(value ?? '')) ? undefined : value;
}

function placeOf(value: unknown): PostPlace | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const id = textOf(Reflect.get(value, 'id'));
  if (id === undefined) return undefined;
  return { id, title: textOf(Reflect.get(value, 'title')), imageUrl: textOf(Reflect.get(value, 'imageUrl')) };
}
