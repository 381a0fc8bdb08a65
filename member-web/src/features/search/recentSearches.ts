import { readStored, removeStored, writeStored } from '@campus-commons/web-kit/storage.ts';
import { searchesKeyOf } from '../../lib/session/searchesKey';

/** How many searches are remembered. */
const MAX_SEARCHES = 5;

/** Searches with the same folded text find the same. */
const folded = (text: string) => text.normalize('NFKC').toLowerCase();

/** A member's latest searches in this browser, newest first. The end of the session removes them (`app/sessionEffects.ts`). */
export function recentSearchesOf(memberId: string | undefined): string[] {
  try {
    const stored: unknown = JSON.parse(readStored(searchesKeyOf(memberId)) ?? '[]');
    return Array.isArray(stored)
      ? stored.filter((text) => typeof text === 'string').slice(0, MAX_SEARCHES)
      : [];
  } catch {
    // Something else than this site has written it.
    return [];
  }
}

/** Puts a search before the others; the same one is not listed twice, and the oldest goes. */
export function addRecentSearch(memberId: string | undefined, text: string): void {
  store(memberId, [text, ...without(memberId, text)]);
}

/** Removes one search, and returns the others. */
export function removeRecentSearch(memberId: string | undefined, text: string): string[] {
  const others = without(memberId, text);
  store(memberId, others);
  return others;
}

function without(memberId: string | undefined, text: string): string[] {
  return recentSearchesOf(memberId).filter((other) => folded(other) !== folded(text));
}

function store(memberId: string | undefined, texts: string[]): void {
  const key = searchesKeyOf(memberId);
  if (texts.length === 0) removeStored(key);
  else writeStored(key, JSON.stringify(texts.slice(0, MAX_SEARCHES)));
}
