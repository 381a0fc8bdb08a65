import { useEffect, useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { OwnSessionRecord } from '../providers/records/account';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** How long before the end it is said, and said again to whoever has closed the first warning. */
const LIMIT_WARNINGS = [10 * MINUTE, 2 * MINUTE] as const;
/** When the server did not tell the end, it is asked again. */
const ASK_AGAIN_AFTER = MINUTE;

export interface LimitWarning {
  /** When the server ends the session, ms since 1970 by this computer's clock; undefined while there is nothing to say. */
  endsAt: number | undefined;
  close: () => void;
}

/** The server ends a session some hours after the login, however busy it is: this tells a while before. */
export function useSessionLimit(): LimitWarning {
  const dataProvider = useDataProvider();
  const [endsAt, setEndsAt] = useState<number>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    let isGone = false;
    const later = (work: () => void, ms: number) => {
      timer.current = setTimeout(work, ms);
    };

    /** Says it at every warning that is still to come, and at the end lets the server refuse, so that its clock decides. */
    const waitFor = (end: number) => {
      const left = end - Date.now();
      const next = LIMIT_WARNINGS.find((warning) => warning < left);
      if (LIMIT_WARNINGS.some((warning) => left <= warning)) setEndsAt(end);
      if (next === undefined) later(ask, Math.max(left, SECOND));
      else later(() => waitFor(end), left - next);
    };

    const ask = () => {
      dataProvider.getList<OwnSessionRecord>('sessions', {}).then(
        ({ data = [] }) => {
          const left = timeLeft(data);
          if (!isGone && left !== undefined) waitFor(Date.now() + left);
        },
        (error: unknown) => {
          // A refusal has ended the session by now; any other failure ends nothing.
          console.error(error);
          if (!isGone) later(ask, ASK_AGAIN_AFTER);
        },
      );
    };

    ask();
    return () => {
      isGone = true;
      clearTimeout(timer.current);
    };
  }, [dataProvider]);

  return { endsAt, close: () => setEndsAt(undefined) };
}

/**
 * How long this session lasts yet, ms. Counted from when the server last saw it, which is now or up to a minute ago:
 * a computer's clock may be hours wrong.
 */
function timeLeft(sessions: OwnSessionRecord[]): number | undefined {
  const session = sessions.find(({ isThisOne }) => isThisOne);
  if (session?.endsAt === undefined) return undefined;
  return Date.parse(session.endsAt) - Date.parse(session.seenAt);
}
