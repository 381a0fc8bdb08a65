import { generatedApi } from '../../api/generated';

const changed = (answer: object | undefined) => (answer ? ['Notifications' as const] : []);

/** One tag for all: the number at the bell and the settings are small, and the list is fetched only while it is shown. */
export const notificationsApi = generatedApi.enhanceEndpoints({
  endpoints: {
    notificationsGetAll: { providesTags: ['Notifications'] },
    notificationsGetUnread: { providesTags: ['Notifications'] },
    notificationsGetSettings: { providesTags: ['Notifications'] },
    notificationsMarkSeen: { invalidatesTags: changed },
    notificationsMarkRead: { invalidatesTags: changed },
    notificationsMutePost: { invalidatesTags: changed },
    pushGetKey: { providesTags: ['Device'] },
    pushAdd: { invalidatesTags: ['Device'] },
    pushRemove: { invalidatesTags: ['Device'] },
    notificationsSetSettings: { invalidatesTags: changed },
  },
});

export const {
  useNotificationsGetAllQuery,
  useNotificationsGetUnreadQuery,
  useNotificationsMarkSeenMutation,
  useNotificationsMarkReadMutation,
  useNotificationsMutePostMutation,
  useNotificationsGetSettingsQuery,
  useMailUnsubscribeUnsubscribeMutation,
  usePushGetKeyQuery,
  usePushAddMutation,
  usePushRemoveMutation,
} = notificationsApi;
