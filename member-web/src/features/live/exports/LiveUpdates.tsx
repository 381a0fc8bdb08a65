import { lazyWhenIdle } from '../../../lib/loading/lazyOrNothing';

/** Keeps the number at the bell, the counters and the number of new posts up to date, once the first screen is shown. */
export const LiveUpdates = lazyWhenIdle(async () => (await import('../LiveConnection')).LiveConnection);
