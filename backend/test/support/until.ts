import { setTimeout as sleep } from 'node:timers/promises';

const PAUSE = 20;

/** Asks again and again until the answer is yes; jest's own time limit ends it otherwise. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await sleep(PAUSE);
}
