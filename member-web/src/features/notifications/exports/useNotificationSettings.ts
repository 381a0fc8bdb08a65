import { useNotificationsGetSettingsQuery } from '../notificationsApi';

/** What a member wants to be told of, and how. */
export function useNotificationSettings() {
  const { data, isError, refetch } = useNotificationsGetSettingsQuery({ emptyDto: {} });
  return {
    /** Undefined until they are known. */
    settings: data?.data,
    isError: isError && !data,
    refetch: () => void refetch(),
  };
}
