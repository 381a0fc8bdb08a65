import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { draftsOf, type DraftStore } from '../drafts';
import { memberIdOf } from './memberId';
import { selectMemberToken } from './sessionSlices';

/** The id of the member who is signed in. */
export function useMemberId(): string | undefined {
  return memberIdOf(useSelector(selectMemberToken));
}

/** The drafts of the member who is signed in. */
export function useDrafts(): DraftStore {
  const memberId = useMemberId();
  return useMemo(() => draftsOf(memberId), [memberId]);
}
