import { readStored, removeStored, storedKeys, writeStored } from '@campus-commons/web-kit/storage.ts';

/**
 * A new post that is being written: for everyone, for one page (its id), or a further one (a random id), which says itself
 * where it goes.
 */
export type NewPostDraftName = 'post' | `post:${string}` | `more:${string}`;

/** A post that is being written: a new one, or another wording of one that is there (its id). */
export type PostDraftName = NewPostDraftName | `edit:${string}`;

/**
 * What a member may leave unsent: a post, a comment on one post, other words for one (its id), a page (`page:` and its id where
 * it is there already), or their changed profile.
 */
export type DraftName =
  PostDraftName | `comment:${string}` | `edit-comment:${string}` | 'page' | `page:${string}` | 'profile';

/** What was sent last of a draft and with which key, and which version it was made from. */
type NoteName = `attempt:${DraftName}` | `base:${DraftName}`;

/**
 * Unsent text of one member in this browser. It survives reloads, closed tabs and an expired session, and is never shown
 * to another member who signs in here.
 */
export interface DraftStore {
  /** The kept text, or null. */
  read(name: DraftName | NoteName): string | null;
  /** Keeps a text; false when it will be gone with the tab (storage forbidden or full). */
  write(name: DraftName | NoteName, text: string): boolean;
  remove(name: DraftName | NoteName): void;
  /** The names of all posts that are being written, new ones and changed ones; in no particular order. */
  postNames(): PostDraftName[];
  /** Calls back when another tab has removed a text, with the text as it was. Answers how to stop. */
  followRemoval(name: DraftName, listener: (removed: string) => void): () => void;
}

const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());

/** Calls back when a draft changes, in this tab or in another one; for `useSyncExternalStore`. */
export function subscribeToDrafts(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Whether anybody has left a text unsent in this browser, or in this tab where the browser keeps nothing. */
export function isAnythingUnsent(): boolean {
  return storedKeys('draft:').some((key) => /^draft:[^:]*:(?!attempt:|base:)/.test(key));
}

/** Removes every text and note of one member. */
export function removeDraftsOf(memberId: string | undefined): void {
  storedKeys(prefixOf(memberId)).forEach(removeStored);
  tell();
}

const prefixOf = (memberId: string | undefined) => `draft:${memberId ?? 'unknown'}:`;

/** @param memberId whose drafts; without one (an unreadable token) they are kept apart from everybody's */
export function draftsOf(memberId: string | undefined): DraftStore {
  const prefix = prefixOf(memberId);
  const keyOf = (name: DraftName | NoteName) => `${prefix}${name}`;
  return {
    read: (name) => readStored(keyOf(name)),
    write: (name, text) => {
      const isKept = writeStored(keyOf(name), text);
      tell();
      return isKept;
    },
    remove: (name) => {
      removeStored(keyOf(name));
      tell();
    },
    postNames: () =>
      storedKeys(prefix)
        .map((key) => key.slice(prefix.length))
        .filter(isPostDraftName),
    followRemoval: (name, listener) => {
      // The browser tells of changes to the storage everywhere but where they were made.
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

/** Whether a kept text names a new post. */
export function isNewPostDraftName(name: string): name is NewPostDraftName {
  return name === 'post' || /^(?:post|more):./.test(name);
}
