import type { DraftName, DraftStore } from './drafts';
import { randomId } from './randomId';

/** The idempotency keys for the attempts to send one new thing, such as a post or a comment. */
export interface IdempotencyKeys {
  /**
   * The idempotency key to send it with (`Idempotency-Key`). Every attempt with the same content gets the same key,
   * also after a reload or from another tab, so that a lost answer does not create it twice. Other content gets another
   * key.
   */
  keyFor(content: readonly unknown[]): string;
  /** It was created or finally refused: the next attempt gets a new key. */
  discard(): void;
}

/** Where the last attempt is stored: its content and its key. */
interface KeyStorage {
  read(): string | null | undefined;
  write(note: string): void;
  remove(): void;
}

/**
 * Stores the attempt beside the draft, in an entry of its own.
 * @param name name of the draft that is sent
 */
export function idempotencyKeysOf(drafts: DraftStore, name: DraftName): IdempotencyKeys {
  const attempt = `attempt:${name}` as const;
  return idempotencyKeysStoredIn({
    read: () => drafts.read(attempt),
    write: (note) => drafts.write(attempt, note),
    remove: () => drafts.remove(attempt),
  });
}

/** For a draft that stores the attempt in its own record. */
export function idempotencyKeysStoredIn(note: KeyStorage): IdempotencyKeys {
  return {
    keyFor: (content) => {
      const sent = JSON.stringify(content.map((part) => (part instanceof File ? describe(part) : part)));
      const [key, last] = split(note.read());
      if (last === sent && isIdempotencyKey(key)) return key;
      const fresh = randomId();
      note.write(`${fresh} ${sent}`);
      return fresh;
    },
    discard: () => note.remove(),
  };
}

/** What identifies a file without reading it. */
const describe = ({ name, size, type, lastModified }: File) => ({ name, size, type, lastModified });

function split(kept: string | null | undefined): [key: string, content: string] {
  const [key = '', ...content] = (kept ?? '').split(' ');
  return [key, content.join(' ')];
}

/** Whether a stored text is a valid key. It is sent as a header, which cannot carry every character. */
function isIdempotencyKey(kept: string): boolean {
  return /^[0-9a-f]{32}$/.test(kept);
}
