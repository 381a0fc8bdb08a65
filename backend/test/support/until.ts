import { setTimeout as sleep } from 'node:timers/promises';

const PAUSE_MS = 20;

/** Repeats the question until the answer is true; otherwise jest's timeout ends it. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await sleep(PAUSE_MS);
}
