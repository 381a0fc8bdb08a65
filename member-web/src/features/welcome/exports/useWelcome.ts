import { readStored, writeStored } from '@campus-commons/web-kit/storage.ts';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { generatedApi } from '../../../api/generated';
import type { ApiDispatch } from '../../../api/thunks';
import { useMemberId } from '../../../lib/drafts/useDrafts';
import { useOwnProfileState } from '../../profile/exports/useOwnProfile';

const endWelcome = () => generatedApi.endpoints.profileEndWelcome.initiate({ emptyDto: {} });

/** The member whose card is open in this tab. It stays when they follow the first page, and on the way back from other screens. */
let welcomed: string | null = null;

/**
 * Whether the card that welcomes a newcomer is shown; undefined until that is known. And what ends the welcome for good.
 *
 * This browser remembers `due` or `over`, as the API last said: so the place of the card is known before the profile has
 * arrived, and no post moves. `ended` here by the member hides it even while the API cannot be told.
 */
export function useWelcome(): { isShown: boolean | undefined; end: () => void } {
  const memberId = useMemberId();
  const key = `welcome:${memberId}`;
  const dispatch = useDispatch<ApiDispatch>();
  const { profile, isSettled } = useOwnProfileState();
  const [known, setKnown] = useState(() => (welcomed === memberId ? 'due' : readStored(key)));
  const [wasEnded] = useState(known === 'ended');
  const isDue = isSettled ? welcomed === memberId || profile?.isWelcomeDue === true : undefined;
  // Who was known not to be welcome may have unfollowed everything: the card comes with the next visit, and moves no post.
  const isShown = known === null || known === 'due' ? (isDue ?? (known ? true : undefined)) : false;

  useEffect(() => {
    if (!profile || isDue === undefined) return;
    // An earlier visit could not tell the API.
    if (wasEnded && isDue) void dispatch(endWelcome());
    // Another tab may have ended it.
    if (known === 'ended' || readStored(key) === 'ended') return;
    writeStored(key, isDue ? 'due' : 'over');
    if (isShown) welcomed = memberId ?? null;
  }, [dispatch, isDue, isShown, known, wasEnded, profile, key, memberId]);

  return {
    isShown,
    end: () => {
      welcomed = null;
      writeStored(key, 'ended');
      setKnown('ended');
      void dispatch(endWelcome());
    },
  };
}
