/** What makes an address of words: dots of several scripts, and the characters of mail and web addresses. */
const JOINS_AN_ADDRESS = /(?<=\S)[.\u3002\uff0e\uff61@:/]+(?=\S)/gu;
/** Invisible, and no part of a word that a mail program would link. */
const WORD_JOINER = '\u2060';

/**
 * A name or title that members chose, for a mail or a push: it looks the same, but no mail program makes a link of an address in it
 * (`Win at example.com`).
 */
export const unlinked = (name: string): string =>
  name.replace(JOINS_AN_ADDRESS, (characters) =>
    Array.from(characters, (character) => `${WORD_JOINER}${character}${WORD_JOINER}`).join(''),
  );
