import { errorText } from '@campus-commons/web-kit/errorText.ts';
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { showFailureToast, showToast } from '../../components/toasts/toasts';
import { memberIdOf } from '../../lib/session/tokens';
import { deviceSubscription, endDevice, storeNotifiedDevice } from '../../lib/session/notifiedDevice';
import { selectMemberToken } from '../../lib/session/sessionSlices';
import { pushTexts as texts } from '../../texts/notificationSettings';
import { usePushAddMutation, usePushGetKeyQuery, usePushRemoveMutation } from './notificationsApi';
import { pushSupport, subscribeDevice, type PushSupport } from './pushDevice';

/** `absent`: nothing is offered, because the operator has not set web push up. */
export type PushState =
  | Exclude<PushSupport, 'supported'>
  | 'loading'
  | 'failed'
  | 'absent'
  | 'denied'
  | 'off'
  | 'on';

/** Whether this browser is notified for the member, and functions that change it. */
export function usePushDevice() {
  const memberId = memberIdOf(useSelector(selectMemberToken)) ?? '';
  const [permission, askAgain] = usePermission();
  /** This browser's address; null without one, undefined until it is known. */
  const [endpoint, setEndpoint] = useState<string | null>();
  const [isBusy, setIsBusy] = useState(false);
  const [add] = usePushAddMutation();
  const [remove] = usePushRemoveMutation();
  const { data, isError, refetch } = usePushGetKeyQuery(
    { getPushKeyDto: endpoint ? { endpoint } : {} },
    { skip: endpoint === undefined, refetchOnMountOrArgChange: true },
  );
  // Another part of the site may renew the address; the question to the server is then asked again.
  useEffect(() => {
    deviceSubscription().then(
      (subscription) => setEndpoint(subscription?.endpoint ?? null),
      () => setEndpoint(null),
    );
  }, [data]);
  const key = data?.data.key;

  const turnOn = async () => {
    if (!key) return;
    let device;
    try {
      device = await subscribeDevice(key);
    } catch (cause) {
      console.error('subscribe failed', cause);
      void showToast('error', texts.subscribeFailed);
    } finally {
      askAgain();
    }
    if (!device) return;
    const { error, data: added } = await add({ addPushDto: device });
    if (error) {
      await endDevice();
      showFailureToast(error, errorText(error));
      return;
    }
    storeNotifiedDevice({ memberId, endpoint: device.endpoint });
    setEndpoint(device.endpoint);
    void showToast('success', added.message);
  };
  const turnOff = async () => {
    if (!endpoint) return;
    // First here: then nothing is shown any more, whether or not the server answers.
    await endDevice();
    setEndpoint(null);
    const { data: removed } = await remove({ removePushDto: { endpoint } });
    void showToast('success', removed?.message ?? texts.turnedOff);
  };
  const during = (change: () => Promise<unknown>) => async () => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await change();
    } finally {
      setIsBusy(false);
    }
  };
  return {
    state: stateOf(permission, data?.data, endpoint, isError),
    isBusy,
    refetch: () => void refetch(),
    turnOn: during(turnOn),
    turnOff: during(turnOff),
  };
}

function stateOf(
  permission: NotificationPermission | undefined,
  answer: { key: string | null; isOn: boolean } | undefined,
  endpoint: string | null | undefined,
  isError: boolean,
): PushState {
  if (isError && !answer) return 'failed';
  if (!answer || endpoint === undefined) return 'loading';
  if (answer.key === null) return 'absent';
  const support = pushSupport();
  if (support !== 'supported') return support;
  if (permission === 'denied') return 'denied';
  return endpoint !== null && answer.isOn && permission === 'granted' ? 'on' : 'off';
}

/** The browser's permission for notifications, also when it is changed in its settings; undefined if it has none. */
function usePermission(): [NotificationPermission | undefined, () => void] {
  const read = () => ('Notification' in window ? Notification.permission : undefined);
  const [permission, setPermission] = useState(read);
  useEffect(() => {
    const onChange = () => setPermission(read());
    let status: PermissionStatus | undefined;
    let isGone = false;
    navigator.permissions?.query({ name: 'notifications' }).then(
      (found) => {
        if (isGone) return;
        status = found;
        status.addEventListener('change', onChange);
      },
      () => undefined,
    );
    // Browsers that tell no change (Safari) have it when the member comes back from the settings.
    window.addEventListener('focus', onChange);
    return () => {
      isGone = true;
      status?.removeEventListener('change', onChange);
      window.removeEventListener('focus', onChange);
    };
  }, []);
  return [permission, () => setPermission(read())];
}
