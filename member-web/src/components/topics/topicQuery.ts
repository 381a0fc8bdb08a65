import type { TypedQuery } from '../suggestions/useTypedQuery';

/** Characters that a search needs, as after an `@`. */
const MIN_CHARACTERS = 2;

/** The topic that is being typed after a `#`, at the end of a text; null if there is none. */
export function topicQuery(before: string): TypedQuery | null {
  // What stands before a topic, and what it consists of: as `findTopics` reads it.
  const typed =
    /(?:^|[^\p{L}\p{M}\p{N}\p{Pc}\u200c\u200d#&/=?%])#([\p{L}\p{Nd}][\p{L}\p{M}\p{Nd}\u200c\u200d]{0,79})$/u.exec(
      before,
    )?.[1];
  if (typed === undefined || [...typed].length < MIN_CHARACTERS) return null;
  return { q: typed, length: typed.length + 1 };
}
