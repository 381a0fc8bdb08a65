import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { memberIdOf } from '../../../lib/session/tokens';
import { selectMemberToken } from '../../../lib/session/sessionSlices';
import { renewDevice, useDeviceCalls } from '../pushDevice';

/** Messages of the service worker (public/push-worker.js). */
type WorkerMessage = { type: 'push-opened'; path: string } | { type: 'push-changed' };

/** Renders nothing. Opens in this page what a member chose in a notification of the device, and keeps the device known. */
export function PushPages() {
  const navigate = useNavigate();
  const memberId = memberIdOf(useSelector(selectMemberToken));
  const calls = useDeviceCalls();
  useEffect(() => {
    if (memberId === undefined) return undefined;
    // The next visit tries again.
    const renew = () => void renewDevice(memberId, calls).catch(() => undefined);
    const onMessage = ({ data, ports }: MessageEvent<WorkerMessage>) => {
      if (data.type === 'push-changed') renew();
      if (data.type !== 'push-opened') return;
      void navigate(data.path);
      ports[0]?.postMessage(true);
    };
    renew();
    const { serviceWorker } = navigator;
    serviceWorker.addEventListener('message', onMessage);
    serviceWorker.startMessages();
    return () => serviceWorker.removeEventListener('message', onMessage);
  }, [navigate, memberId, calls]);
  return null;
}
