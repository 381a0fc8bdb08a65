import { errorText } from '@campus-commons/web-kit/errorText.ts';
import type { CacheUpdate } from '../../../api/cacheUpdates';
import type { NotificationSettingsDto, SetNotificationSettingsDto } from '../../../api/generated';
import type { ApiThunk } from '../../../api/thunks';
import { showFailureToast } from '../../../components/toasts/toasts';
import { notificationSettingsTexts as texts } from '../../../texts/notificationSettings';
import { notificationsApi, useNotificationsGetSettingsQuery } from '../notificationsApi';

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

export type NotificationKind = NotificationSettingsDto['off'][number];

/** The kinds, in the order in which settings list them. */
export const NOTIFICATION_KINDS = Object.keys(texts.kinds) as NotificationKind[];

/** One switch of the settings: a kind on the site or by mail, or the weekly summary. */
export type NotificationSwitch =
  | { readonly channel: 'site' | 'mail'; readonly kind: NotificationKind }
  | 'digest';

/** Whether the switch is on. */
export function isOn(settings: NotificationSettingsDto, which: NotificationSwitch): boolean {
  if (which === 'digest') return settings.digest;
  return which.channel === 'mail' ? settings.mail.includes(which.kind) : !settings.off.includes(which.kind);
}

/** Turns the switch on or off in settings that may be changed in place. */
function turn(settings: NotificationSettingsDto, which: NotificationSwitch, wanted: boolean): void {
  if (which === 'digest') {
    settings.digest = wanted;
    return;
  }
  const list = which.channel === 'mail' ? 'mail' : 'off';
  const others = settings[list].filter((kind) => kind !== which.kind);
  settings[list] = wanted === (list === 'mail') ? [...others, which.kind] : others;
}

/** The optimistic update of a switch. It is applied to answers that were requested before the choice. */
class OptimisticSwitch implements CacheUpdate {
  constructor(
    private readonly which: NotificationSwitch,
    public wanted: boolean,
  ) {}

  apply(endpoint: string, answer: unknown): void {
    if (endpoint === 'notificationsGetSettings')
      turn((answer as { data: NotificationSettingsDto }).data, this.which, this.wanted);
  }
}

/**
 * Turns a switch on or off, as an optimistic update: at once on the screen, then on the server. A choice during a pending call
 * only changes the wanted state; after that call, another one follows if needed. If a call fails, its message is shown, the
 * switch returns to the state before, and the settings are refetched.
 */
export function setNotificationSwitch(which: NotificationSwitch, wanted: boolean): ApiThunk<Promise<void>> {
  return async (dispatch, _getState, { cacheUpdates }) => {
    const key = which === 'digest' ? 'notifications:digest' : `notifications:${which.channel}:${which.kind}`;
    const show = (on: boolean) =>
      dispatch(
        notificationsApi.util.updateQueryData('notificationsGetSettings', { emptyDto: {} }, ({ data }) =>
          turn(data, which, on),
        ),
      );
    show(wanted);
    const pending = cacheUpdates.unconfirmed(key);
    if (pending instanceof OptimisticSwitch) {
      pending.wanted = wanted;
      return;
    }

    const update = new OptimisticSwitch(which, wanted);
    cacheUpdates.add(key, update);
    let known = !wanted;
    while (known !== update.wanted) {
      const on = update.wanted;
      const { error } = await dispatch(
        notificationsApi.endpoints.notificationsSetSettings.initiate(
          { setNotificationSettingsDto: changeOf(which, on) },
          { track: false },
        ),
      );
      // The session has changed, and this belongs to the previous member.
      if (cacheUpdates.unconfirmed(key) !== update) return;
      if (error) {
        cacheUpdates.remove(key);
        showFailureToast(error, errorText(error));
        show(known);
        dispatch(notificationsApi.util.invalidateTags(['Notifications']));
        return;
      }
      known = on;
    }
    cacheUpdates.confirm(key, update);
  };
}

/** The change alone: a whole list would undo what another tab changed meanwhile. */
function changeOf(which: NotificationSwitch, wanted: boolean): SetNotificationSettingsDto {
  if (which === 'digest') return { digest: wanted };
  return { changes: [{ kind: which.kind, [which.channel]: wanted }] };
}
