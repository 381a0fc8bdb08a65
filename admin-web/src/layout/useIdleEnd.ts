import { ADMIN_IDLE_SECONDS, ADMIN_TOUCH_SECONDS } from '@campus-commons/web-kit/bounds/generated.ts';
import { readStored, writeStored } from '@campus-commons/web-kit/storage.ts';
import { useEffect, useRef, useState } from 'react';
import { useDataProvider, useLogout } from 'react-admin';
import type { LogoutParams } from '../providers/authProvider';
import { CURRENT } from '../providers/records';
import { ADMIN_ACTIVITY_KEY } from '../providers/session';
import { useSession, useSessionObject } from '../providers/useSession';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** How long the server keeps an administrator's session that makes no calls. */
const IDLE_TIMEOUT_MS = ADMIN_IDLE_SECONDS * SECOND_MS;
/** How long before the end the warning is shown. */
const WARNING_MS = 2 * MINUTE_MS;
/**
 * Delay between an activity and the keep-alive call, ms. The server updates "last seen" of a session no more often, so
 * a call after this delay always updates it. The session therefore never ends earlier on the server.
 */
const KEEP_ALIVE_DELAY_MS = (ADMIN_TOUCH_SECONDS + 1) * SECOND_MS;

/** Events that count as activity. Mouse movement does not, because bumping the desk moves the mouse. */
const events = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

export interface IdleWarning {
  /** When the session ends without further activity, ms since 1970; undefined while no warning is due. */
  endsAt: number | undefined;
  stay: () => void;
  logOut: () => void;
}

/**
 * Ends the session after {@link IDLE_TIMEOUT_MS} without activity in any tab of this browser. Until then it keeps the session
 * alive on the server, because an administrator who reads or types without making calls is not idle.
 */
export function useIdleEnd(): IdleWarning {
  const logout = useLogout();
  const dataProvider = useDataProvider();
  const session = useSessionObject();
  const { token } = useSession();
  const [endsAt, setEndsAt] = useState<number>();
  const stay = useRef<() => void>(undefined);

  useEffect(() => {
    let isWarning = false;
    let check: ReturnType<typeof setTimeout> | undefined;
    let keepAlive: ReturnType<typeof setTimeout> | undefined;
    // A page that returns from the back/forward cache may belong to a session that has ended or was replaced. It must
    // neither record activity nor end the new session.
    const hasEnded = () => token === null || !session.isStored(token);

    const checkIdleTime = () => {
      if (hasEnded()) return;
      const end = lastActivity() + IDLE_TIMEOUT_MS;
      const left = end - Date.now();
      clearTimeout(check);
      if (left <= 0) return void logout({ because: 'idle' } satisfies LogoutParams);
      isWarning = left <= WARNING_MS;
      setEndsAt(isWarning ? end : undefined);
      check = setTimeout(checkIdleTime, isWarning ? left : left - WARNING_MS);
    };

    const callServer = () => {
      dataProvider.getOne('account', { id: CURRENT }).catch((error: unknown) => {
        // The auth provider ends the session after a 401 or 503. After any other failure the session stays, and the
        // next activity causes another call.
        console.error(error);
      });
    };

    const keepAliveFrom = (from: number) => {
      keepAlive = setTimeout(() => {
        callServer();
        keepAlive = undefined;
        if (lastActivity() > from) keepAliveFrom(Date.now());
      }, KEEP_ALIVE_DELAY_MS);
    };

    const recordActivity = () => {
      const now = Date.now();
      if (now - lastActivity() >= SECOND_MS) writeStored(ADMIN_ACTIVITY_KEY, String(now));
      if (keepAlive === undefined) keepAliveFrom(now);
    };

    const onActivity = () => {
      if (hasEnded()) return;
      // When a computer wakes up, an event may arrive before the overdue timer runs.
      if (Date.now() - lastActivity() >= IDLE_TIMEOUT_MS) checkIdleTime();
      // While the warning is shown, only its buttons keep the session.
      else if (!isWarning) recordActivity();
    };
    const onStorage = ({ key }: StorageEvent) => {
      if (key === ADMIN_ACTIVITY_KEY) checkIdleTime();
    };

    stay.current = () => {
      if (hasEnded()) return;
      writeStored(ADMIN_ACTIVITY_KEY, String(Date.now()));
      callServer();
      checkIdleTime();
    };

    // The stored time decides, because timers do not run while a computer sleeps. Opening the page is not an activity.
    checkIdleTime();
    for (const event of events) window.addEventListener(event, onActivity, { passive: true, capture: true });
    window.addEventListener('storage', onStorage);
    document.addEventListener('visibilitychange', checkIdleTime);
    window.addEventListener('pageshow', checkIdleTime);
    return () => {
      clearTimeout(check);
      clearTimeout(keepAlive);
      for (const event of events) window.removeEventListener(event, onActivity, { capture: true });
      window.removeEventListener('storage', onStorage);
      document.removeEventListener('visibilitychange', checkIdleTime);
      window.removeEventListener('pageshow', checkIdleTime);
    };
  }, [logout, dataProvider, session, token]);

  return { endsAt, stay: () => stay.current?.(), logOut: () => void logout() };
}

/** The time of the last activity, ms since 1970. If none is stored, it is now. */
function lastActivity(): number {
  const stored = Number(readStored(ADMIN_ACTIVITY_KEY) ?? Number.NaN);
  if (Number.isSafeInteger(stored)) return stored;
  const now = Date.now();
  writeStored(ADMIN_ACTIVITY_KEY, String(now));
  return now;
}
