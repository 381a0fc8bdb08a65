import { useEffect } from 'react';
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
