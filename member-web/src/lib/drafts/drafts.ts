import { readStored, removeStored, storedKeys, writeStored } from '@campus-commons/web-kit/storage.ts';

/**
 * The name of a draft of a new post: for everyone, for a page or about a project (with its id), a question, an article, or an additional draft (with a
 * random id). The record of the last three contains its page.
 */
export type NewPostDraftName =
  | 'post'
  | 'question'
  | 'article'
  | `post:${string}`
  | `update:${string}`
  | `more:${string}`;

/** The name of a draft of a post: a new post, or an edit of an existing one (with its id). */
export type PostDraftName = NewPostDraftName | `edit:${string}`;

/**
 * The name of any draft: a post, a comment on a post, a reply to a comment or an edit of one (with its id), a page or a project (`page:`, `project:`, with its id
 * if it exists), an opening (with its id, or with the kind and place of another new one), an application (with
 * the id of the opening), what is written about one (`answer:`, with its id),
 * a record of the work (with the id of the application), the member's profile, or
 * an appeal (with the id of the decision).
 */
export type DraftName =
  | PostDraftName
  | `comment:${string}`
  | `reply:${string}`
  | `edit-comment:${string}`
  | 'page'
  | 'project'
  | `project:${string}`
  | 'opening'
  | `opening:${string}`
  | `apply:${string}`
  | `answer:${string}`
  | `record:${string}`
  | `page:${string}`
  | 'profile'
  | `appeal:${string}`;

/**
 * Metadata of a draft: the last attempt to send it with its idempotency key, the version that it is based on, and the members
 * chosen to be mentioned.
 */
type DraftMetadataName = `${'attempt' | 'base' | 'mentions'}:${DraftName}`;

/**
 * The drafts of one member in this browser. They survive reloads, closed tabs and an expired session, and are never
 * shown to another member who signs in here.
 */
export interface DraftStore {
  /** The stored text, or null. */
  read(name: DraftName | DraftMetadataName): string | null;
  /** Stores a text. Returns false if it is only in memory, because storage is blocked or full. */
  write(name: DraftName | DraftMetadataName, text: string): boolean;
  remove(name: DraftName | DraftMetadataName): void;
  /** The names of all drafts of posts, new posts and edits, in no particular order. */
  postNames(): PostDraftName[];
  /** Calls `listener` with the removed text when another tab removes a draft. Returns a function that unsubscribes. */
  subscribeToRemoval(name: DraftName, listener: (removed: string) => void): () => void;
}

const listeners = new Set<() => void>();
const notify = () => listeners.forEach((listener) => listener());

/** Calls `listener` when a draft changes, in this tab or another; for `useSyncExternalStore`. */
export function subscribeToDrafts(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Whether there is a draft of any member in this browser, or in this tab if storage is blocked. */
export function hasAnyDraft(): boolean {
  return storedKeys('draft:').some((key) => /^draft:[^:]*:(?!attempt:|base:|mentions:)/.test(key));
}

/** Removes every draft of one member, with its metadata. */
export function removeDraftsOf(memberId: string | undefined): void {
  for (const key of storedKeys(prefixOf(memberId))) removeStored(key);
  notify();
}

const prefixOf = (memberId: string | undefined) => `draft:${memberId ?? 'unknown'}:`;

/**
 * The drafts of one member.
 * @param memberId undefined (an unreadable token) has separate drafts
 */
export function draftsOf(memberId: string | undefined): DraftStore {
  const prefix = prefixOf(memberId);
  const keyOf = (name: DraftName | DraftMetadataName) => `${prefix}${name}`;
  return {
    read: (name) => readStored(keyOf(name)),
    write: (name, text) => {
      const isStored = writeStored(keyOf(name), text);
      notify();
      return isStored;
    },
    remove: (name) => {
      removeStored(keyOf(name));
      notify();
    },
    postNames: () =>
      storedKeys(prefix)
        .map((key) => key.slice(prefix.length))
        .filter(isPostDraftName),
    subscribeToRemoval: (name, listener) => {
      // A `storage` event reaches every tab except the one that made the change.
      const follow = ({ key, oldValue, newValue }: StorageEvent) => {
        if (key === keyOf(name) && oldValue !== null && newValue === null) listener(oldValue);
      };
      window.addEventListener('storage', follow);
      return () => window.removeEventListener('storage', follow);
    },
  };
}

function isPostDraftName(name: string): name is PostDraftName {
  return isNewPostDraftName(name) || /^edit:./.test(name);
}

/** Whether a name is the name of a draft of a new post. */
export function isNewPostDraftName(name: string): name is NewPostDraftName {
  return /^(?:(?:post|question|article)$|(?:post|more|update):.)/.test(name);
}
