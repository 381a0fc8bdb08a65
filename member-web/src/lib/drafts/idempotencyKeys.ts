import type { DraftName, DraftStore } from './drafts';

/** The idempotency keys of one draft, such as a new post or comment. */
export interface IdempotencyKeys {
  /**
   * The idempotency key for a request that creates this content (header `Idempotency-Key`). Every attempt with the same
   * content gets the same key, also after a reload or from another tab, so that a retry after a lost answer does not
   * create it twice. Other content gets another key.
   */
  keyFor(content: readonly unknown[]): string;
  /** Call it after a success or a refusal: the next attempt gets a new key. */
  discard(): void;
}

/** Where the last attempt is stored: its content and its key. */
interface KeyStorage {
  read(): string | null | undefined;
  write(attempt: string): void;
  remove(): void;
}

/**
 * Stores the attempt beside the draft, in a separate entry.
 * @param name name of the draft that is sent
 */
export function idempotencyKeysOf(drafts: DraftStore, name: DraftName): IdempotencyKeys {
  const attempt = `attempt:${name}` as const;
  return idempotencyKeysStoredIn({
    read: () => drafts.read(attempt),
    write: (value) => drafts.write(attempt, value),
    remove: () => drafts.remove(attempt),
  });
}

/** Stores the attempt in the given storage, for a draft that keeps it in its own record. */
export function idempotencyKeysStoredIn(storage: KeyStorage): IdempotencyKeys {
  return {
    keyFor: (content) => {
      const json = JSON.stringify(content.map((part) => (part instanceof File ? describe(part) : part)));
      const [key, lastContent] = split(storage.read());
      if (lastContent === json && isIdempotencyKey(key)) return key;
      const newKey = randomId();
      storage.write(`${newKey} ${json}`);
      return newKey;
    },
    discard: () => storage.remove(),
  };
}

/** The properties that identify a file without reading it. */
const describe = ({ name, size, type, lastModified }: File) => ({ name, size, type, lastModified });

function split(stored: string | null | undefined): [key: string, content: string] {
  const [key = '', ...content] = (stored ?? '').split(' ');
  return [key, content.join(' ')];
}

/** Whether a stored text is a valid key. It is sent as a header, in which not every character is allowed. */
function isIdempotencyKey(stored: string): boolean {
  return /^[0-9a-f]{32}$/.test(stored);
}

/** 128 random bits in hexadecimal. Unlike `crypto.randomUUID`, it also works on a page without TLS. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
