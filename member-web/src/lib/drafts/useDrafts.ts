import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { draftsOf, type DraftStore } from './drafts';
import { memberIdOf } from '../session/tokens';
import { selectMemberToken } from '../session/sessionSlices';

/** The id of the signed-in member; undefined if the token is unreadable. */
export function useMemberId(): string | undefined {
  return memberIdOf(useSelector(selectMemberToken));
}

/** The drafts of the signed-in member. */
export function useDrafts(): DraftStore {
  const memberId = useMemberId();
  return useMemo(() => draftsOf(memberId), [memberId]);
}
