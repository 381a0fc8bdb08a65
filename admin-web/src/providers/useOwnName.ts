import { useGetOne } from 'react-admin';
import type { AdminAccountDto } from '../api/generated';
import { CURRENT, type Single } from './records';
import { useSession } from './useSession';

/**
 * The administrator's user ID, as entered at the login. If the browser has stored only the token, the user ID is fetched;
 * empty until it has arrived.
 */
export function useOwnName(): string {
  const { token, userName } = useSession();
  const isUnknown = token !== null && userName === '';
  const { data } = useGetOne<Single<AdminAccountDto>>('account', { id: CURRENT }, { enabled: isUnknown });
  return isUnknown ? (data?.userName ?? '') : userName;
}
