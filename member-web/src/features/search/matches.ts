import { foldLetters, graphemesOf } from '@campus-commons/web-kit/text/generated.ts';

/** A run of text; `isHit` marks a word that was searched for. */
export interface Run {
  text: string;
  isHit: boolean;
}

/** Letters, their marks (vowel signs, nukta) and digits, as the server reads a search; it removes the joiners within words. */
const WORD = /[\p{L}\p{M}\p{N}\u200c\u200d]+/gu;
/** The server ignores further words. */
const MAX_WORDS = 8;

/** Endings that English search terms are found in spite of: a search for "kites" finds "kite". */
const ENDING = /(?:ations?|ings?|ies|ics?|ers?|e[sd]|ly|[sye])$/;
/** The least length of a word without its ending. */
const MIN_STEM_LENGTH = 3;

/** One spelling of a word: in one form of each letter, as the server compares them, without an English ending. */
function stemOf(word: string): string {
  const plain = foldLetters(word);
  const stem = plain.replace(ENDING, '').replace(/([b-df-hj-np-tv-z])\1$/, '$1');
  return stem.length < MIN_STEM_LENGTH ? plain : stem;
}

/** One mark that joins two words to one, as in "op-amp" and "D'Souza"; both found, they stand out as one. */
const JOINT = /^[^\s\p{L}\p{M}\p{N}]$/u;

/** Splits a text into runs, so that the words of a search can be shown apart from the others. */
export function runsOf(text: string, search: string): Run[] {
  const wanted = new Set((search.match(WORD) ?? []).slice(0, MAX_WORDS).map(stemOf));
  const runs: Run[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!wanted.has(stemOf(word))) continue;
    const before = runs.at(-1);
    const between = text.slice(end, index);
    if (before?.isHit && JOINT.test(between)) {
      before.text += between + word;
    } else {
      if (between !== '') runs.push({ text: between, isHit: false });
      runs.push({ text: word, isHit: true });
    }
    end = index + word.length;
  }
  if (end < text.length) runs.push({ text: text.slice(end), isHit: false });
  return runs;
}

/** Characters of a post that are shown, more than three lines have room for. */
const MAX_EXCERPT_LENGTH = 400;
/** The first word that was searched for is within this many characters of the start. */
const REACH = 110;
/** Characters before it, when the text does not start at its beginning. */
const BEFORE = 40;

/** The part of a text around the first word that was searched for. */
export function excerptOf(text: string, search: string): Run[] {
  const first = runsOf(text, search).findIndex(({ isHit }) => isHit);
  const at = first > 0 ? (runsOf(text, search)[0]?.text.length ?? 0) : 0;
  const start = at > REACH ? startOfWord(text, at - BEFORE) : 0;
  const rest = text.slice(start);
  const cut =
    rest.length > MAX_EXCERPT_LENGTH
      ? `${rest.slice(0, startOfWord(rest, MAX_EXCERPT_LENGTH)).trimEnd()}…`
      : rest;
  return runsOf(start > 0 ? `…${cut}` : cut, search);
}

/** A longer word, such as a link, is cut in two. */
const MAX_WORD_LENGTH = 40;
/** The start of the word at an index; within a long word that of the character. */
function startOfWord(text: string, index: number): number {
  const word = text.lastIndexOf(' ', index) + 1;
  if (word > index - MAX_WORD_LENGTH) return word;
  let start = word;
  for (const character of graphemesOf(text.slice(word))) {
    if (start + character.length > index) break;
    start += character.length;
  }
  return start;
}
