import { useGetOne } from 'react-admin';
import type { AccountRecord } from './records/account';
import { CURRENT } from './records/current';
import { useSession } from './useSession';

/**
 * The administrator's user ID, as entered at the login. If the browser has stored only the token, the user ID is fetched;
 * empty until it has arrived.
 */
export function useOwnName(): string {
  const { token, userName } = useSession();
  const isUnknown = token !== null && userName === '';
  const { data } = useGetOne<AccountRecord>('account', { id: CURRENT }, { enabled: isUnknown });
  return isUnknown ? (data?.userName ?? '') : userName;
}
