import { isAttemptKey, newAttemptKey } from './attemptKey';
import type { DraftName, DraftStore } from './drafts';

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

/** @param name of the draft that is sent */
export function attemptsOf(drafts: DraftStore, name: DraftName): Attempts {
  const attempt = `attempt:${name}` as const;
  return {
    keyFor: (content) => {
      const sent = JSON.stringify(content.map((part) => (part instanceof File ? describe(part) : part)));
      const [key, last] = split(drafts.read(attempt));
      if (last === sent && isAttemptKey(key)) return key;
      const fresh = newAttemptKey();
      drafts.write(attempt, `${fresh} ${sent}`);
      return fresh;
    },
    over: () => drafts.remove(attempt),
  };
}

/** What tells files apart without reading them. */
const describe = ({ name, size, type, lastModified }: File) => ({ name, size, type, lastModified });

function split(kept: string | null): [key: string, content: string] {
  const [key = '', ...content] = (kept ?? '').split(' ');
  return [key, content.join(' ')];
}
