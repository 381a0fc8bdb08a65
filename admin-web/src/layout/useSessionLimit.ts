import { useEffect, useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { SessionDto } from '../api/generated';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** How long before the end a warning is shown. The second one appears even if the first was closed. */
const LIMIT_WARNINGS_MS = [10 * MINUTE_MS, 2 * MINUTE_MS] as const;
/** Delay before the end is fetched again after a failure. */
const RETRY_DELAY_MS = MINUTE_MS;

export interface LimitWarning {
  /** When the server ends the session, ms since 1970 by this computer's clock; undefined while no warning is due. */
  endsAt: number | undefined;
  close: () => void;
}

/** Warns before the server ends the session: it does so some hours after the login, even if the session is active. */
export function useSessionLimit(): LimitWarning {
  const dataProvider = useDataProvider();
  const [endsAt, setEndsAt] = useState<number>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    let isUnmounted = false;
    const later = (work: () => void, ms: number) => {
      timer.current = setTimeout(work, ms);
    };

    // Shows each remaining warning in time. At the end it calls the server, so that the server's clock decides.
    const scheduleWarnings = (end: number) => {
      const left = end - Date.now();
      const next = LIMIT_WARNINGS_MS.find((warning) => warning < left);
      if (LIMIT_WARNINGS_MS.some((warning) => left <= warning)) setEndsAt(end);
      if (next === undefined) later(fetchEnd, Math.max(left, SECOND_MS));
      else later(() => scheduleWarnings(end), left - next);
    };

    const fetchEnd = () => {
      dataProvider.getList<SessionDto>('sessions', {}).then(
        ({ data = [] }) => {
          const left = timeLeft(data);
          if (!isUnmounted && left !== undefined) scheduleWarnings(Date.now() + left);
        },
        (error: unknown) => {
          // The auth provider ends the session after a 401 or 503. After any other failure the session stays.
          console.error(error);
          if (!isUnmounted) later(fetchEnd, RETRY_DELAY_MS);
        },
      );
    };

    fetchEnd();
    return () => {
      isUnmounted = true;
      clearTimeout(timer.current);
    };
  }, [dataProvider]);

  return { endsAt, close: () => setEndsAt(undefined) };
}

/**
 * The remaining time of this session, ms; undefined if the API does not report its end. It is counted from "last seen"
 * of the session, which is at most a minute ago, because the computer's clock may differ from the server's.
 */
function timeLeft(sessions: SessionDto[]): number | undefined {
  const session = sessions.find(({ current }) => current);
  if (session?.expiresAt === undefined) return undefined;
  return Date.parse(session.expiresAt) - Date.parse(session.lastSeenAt);
}
