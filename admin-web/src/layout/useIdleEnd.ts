import { readStored, writeStored } from '@campus-commons/web-kit/storage.ts';
import { useEffect, useRef, useState } from 'react';
import { useDataProvider, useLogout } from 'react-admin';
import type { LogoutParams } from '../providers/authProvider';
import { CURRENT } from '../providers/records/current';
import { ADMIN_ACTIVITY_KEY } from '../providers/session';
import { useSession, useSessionObject } from '../providers/useSession';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** As long as the server keeps an administrator's session that makes no calls. */
export const IDLE_END = 30 * MINUTE;
/** How long before the end it is announced. */
export const WARNING_TIME = 2 * MINUTE;
/**
 * The server notes "last seen" once a minute at most. A call this long after the last sign of life is
 * noted for certain, so its half hour never ends before ours.
 */
const KEEP_ALIVE_AFTER = MINUTE + SECOND;

/** Signs of life. Moving the mouse is none: a desk that is bumped moves it. */
const signs = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

export interface IdleWarning {
  /** When the session ends unless somebody stays, ms since 1970; undefined while there is time. */
  endsAt: number | undefined;
  stay: () => void;
  logOut: () => void;
}

/**
 * Ends the session after half an hour without a sign of life in any tab of this browser, and has the
 * server's session live as long: who reads or types without making calls is not idle.
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
    // Of a session that is over, or another's, a page that was away for a while neither counts nor ends anything.
    const isOver = () => token === null || !session.isStored(token);

    const look = () => {
      if (isOver()) return;
      const end = lastActivity() + IDLE_END;
      const left = end - Date.now();
      clearTimeout(check);
      if (left <= 0) return void logout({ because: 'idle' } satisfies LogoutParams);
      isWarning = left <= WARNING_TIME;
      setEndsAt(isWarning ? end : undefined);
      check = setTimeout(look, isWarning ? left : left - WARNING_TIME);
    };

    const callServer = () => {
      dataProvider.getOne('account', { id: CURRENT }).catch((error: unknown) => {
        // A refusal has ended the session by now; any other failure ends nothing, and the next sign calls again.
        console.error(error);
      });
    };

    const keepAliveFrom = (from: number) => {
      keepAlive = setTimeout(() => {
        callServer();
        keepAlive = undefined;
        if (lastActivity() > from) keepAliveFrom(Date.now());
      }, KEEP_ALIVE_AFTER);
    };

    const note = () => {
      const now = Date.now();
      if (now - lastActivity() >= SECOND) writeStored(ADMIN_ACTIVITY_KEY, String(now));
      if (keepAlive === undefined) keepAliveFrom(now);
    };

    const onSign = () => {
      if (isOver()) return;
      // After a sleep this may come before the timer that is late.
      if (Date.now() - lastActivity() >= IDLE_END) look();
      // While the warning stands, its buttons alone decide.
      else if (!isWarning) note();
    };
    const onStorage = ({ key }: StorageEvent) => {
      if (key === ADMIN_ACTIVITY_KEY) look();
    };

    stay.current = () => {
      if (isOver()) return;
      writeStored(ADMIN_ACTIVITY_KEY, String(Date.now()));
      callServer();
      look();
    };

    // A computer that slept wakes up late: what is stored counts, and an open page is no sign of life by itself.
    look();
    for (const sign of signs) window.addEventListener(sign, onSign, { passive: true, capture: true });
    window.addEventListener('storage', onStorage);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pageshow', look);
    return () => {
      clearTimeout(check);
      clearTimeout(keepAlive);
      for (const sign of signs) window.removeEventListener(sign, onSign, { capture: true });
      window.removeEventListener('storage', onStorage);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pageshow', look);
    };
  }, [logout, dataProvider, session, token]);

  return { endsAt, stay: () => stay.current?.(), logOut: () => void logout() };
}

/** A session of which nothing is noted begins to count now. */
function lastActivity(): number {
  const stored = Number(readStored(ADMIN_ACTIVITY_KEY) ?? Number.NaN);
  if (Number.isSafeInteger(stored)) return stored;
  const now = Date.now();
  writeStored(ADMIN_ACTIVITY_KEY, String(now));
  return now;
}
