import { useAccountGetEmailChangeQuery } from './accountApi';

/**
 * The address that replaces the account's once its link was opened; undefined without one. Asked again when the member
 * comes back to this tab, because the link may have been opened elsewhere.
 */
export function useWaitingEmail() {
  const { data, isLoading } = useAccountGetEmailChangeQuery(
    { emptyDto: {} },
    { refetchOnMountOrArgChange: true, refetchOnFocus: true },
  );
  return { waiting: data?.data?.email, isLoading };
}
