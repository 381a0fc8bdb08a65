import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from '../../../lib/whenIdle';

const Nothing: ComponentType = () => null;

/** Loaded after the first screen. If that fails, nothing is live, and nothing says so. */
const LiveConnection = lazy(() =>
  import('../LiveConnection').then(
    (module): { default: ComponentType } => ({ default: module.LiveConnection }),
    () => ({ default: Nothing }),
  ),
);

/** Keeps the number at the bell, the counters and the number of new posts up to date, once the first screen is shown. */
export function LiveUpdates() {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => whenIdle(() => setIsDue(true)), []);
  return <Suspense fallback={null}>{isDue && <LiveConnection />}</Suspense>;
}
