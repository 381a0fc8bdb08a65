import { useEffect, useState } from 'react';

const TICK_MS = 60_000;

/** The present time in ms since 1970, each minute anew: a time that is left must not stand still in an open queue. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
