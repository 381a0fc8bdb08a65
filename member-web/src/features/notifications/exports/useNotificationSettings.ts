import type { NotificationSettingsDto } from '../../../api/generated';
import { useNotificationsGetSettingsQuery, useNotificationsSetSettingsMutation } from '../notificationsApi';

/** The kinds of notifications that the site does not show, and a function that changes them. */
export function useNotificationSettings() {
  const { data, isError, refetch } = useNotificationsGetSettingsQuery({ emptyDto: {} });
  const [set, { isLoading }] = useNotificationsSetSettingsMutation();
  return {
    /** Undefined until it is known. */
    off: data?.data.off,
    isError: isError && !data,
    refetch: () => void refetch(),
    /** Returns the error, if any. */
    setOff: async (off: NotificationSettingsDto['off']) =>
      (await set({ setNotificationSettingsDto: { off } })).error,
    isBusy: isLoading,
  };
}
