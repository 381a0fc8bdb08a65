import type { DraftName, DraftStore } from './drafts';
import { randomId } from './randomId';

/** The attempts at sending one thing that is new. */
export interface Attempts {
  /**
   * The key to send it with (`Idempotency-Key`). Every attempt at the same content gets the same one, also after a reload
   * or from another tab, so that an answer lost on the way does not make two of it; other content gets another key.
   */
  keyFor(content: readonly unknown[]): string;
  /** It is made, or refused for good: the next attempt is a new one. */
  over(): void;
}

/** Where it is kept what was sent last, and with which key. */
interface AttemptNote {
  read(): string | null | undefined;
  write(note: string): void;
  remove(): void;
}

/**
 * Keeps the attempt beside the draft, in an entry of its own.
 * @param name of the draft that is sent
 */
export function attemptsOf(drafts: DraftStore, name: DraftName): Attempts {
  const attempt = `attempt:${name}` as const;
  return attemptsNotedIn({
    read: () => drafts.read(attempt),
    write: (note) => drafts.write(attempt, note),
    remove: () => drafts.remove(attempt),
  });
}

/** For a draft that keeps the attempt in its own record. */
export function attemptsNotedIn(note: AttemptNote): Attempts {
  return {
    keyFor: (content) => {
      const sent = JSON.stringify(content.map((part) => (part instanceof File ? describe(part) : part)));
      const [key, last] = split(note.read());
      if (last === sent && isAttemptKey(key)) return key;
      const fresh = randomId();
      note.write(`${fresh} ${sent}`);
      return fresh;
    },
    over: () => note.remove(),
  };
}

/** What tells files apart without reading them. */
const describe = ({ name, size, type, lastModified }: File) => ({ name, size, type, lastModified });

function split(kept: string | null | undefined): [key: string, content: string] {
  const [key = '', ...content] = (kept ?? '').split(' ');
  return [key, content.join(' ')];
}

/** Whether a kept text is such a key: it goes into a header, which does not carry everything. */
function isAttemptKey(kept: string): boolean {
  return /^[0-9a-f]{32}$/.test(kept);
}
