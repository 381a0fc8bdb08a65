import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { addRecentSearch } from './recentSearches';
import { useMemberId } from '../../lib/drafts/useDrafts';
import type { SearchQuery } from './searchQuery';

/** Records the shown search as the latest one, unless the member returned to it or opened its address. */
export function useRecordedSearch({ text }: SearchQuery): void {
  const memberId = useMemberId();
  const { key } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  useEffect(() => {
    if (text !== '' && !isReturn) addRecentSearch(memberId, text);
  }, [text, isReturn, memberId, key]);
}

/**
 * After a new search, or another page of its results, moves the focus to the results: a screen reader continues there, and
 * the keyboard of a phone uncovers them. Choosing another kind of results leaves the focus on that choice. Without a search
 * there are no results, and the search field takes the focus.
 */
export function useFocusOnResults(results: RefObject<HTMLElement | null>, { text, kind }: SearchQuery): void {
  const { key } = useLocation();
  const shown = useRef({ key, text, kind });
  useEffect(() => {
    const before = shown.current;
    shown.current = { key, text, kind };
    const isOtherKind = before.text === text && before.kind !== kind;
    if (before.key !== key && !isOtherKind) results.current?.focus({ preventScroll: true });
  }, [results, key, text, kind]);
}
