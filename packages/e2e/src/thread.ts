import { Cleanup } from '@campus-commons/local/cleanup.ts';
import { chromium } from '@playwright/test';
import { cpus, loadavg } from 'node:os';
import { joinByApi } from './api.ts';
import { ensureBrowser } from './browser.ts';
import { LINE } from './first-post/open-dashboard.ts';
import { startMeasured } from './measured/sites.ts';
import { makeThread, REPLIES } from './thread/make-thread.ts';
import { measureThread } from './thread/measure.ts';

/**
 * `npm run thread -w packages/e2e` prints how long a member with a slow phone waits in a thread of 500 replies: until it opens,
 * until more replies stand, until the box to answer takes text, from key to frame, and until the answer stands in the thread.
 * Run nothing else at the same time.
 */
const cleanup = new Cleanup();
try {
  await startMeasured(undefined, cleanup);
  const question = await makeThread();
  const member = await joinByApi('Ananya Tripathi');
  const browser = await chromium.launch({ executablePath: ensureBrowser() });
  cleanup.add(() => browser.close());
  console.log(
    `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}; ${REPLIES} replies, processor slowed ${LINE.slowerProcessor} times, load ${loadavg()[0]?.toFixed(1)}:`,
  );
  const { openMs, moreMs, boxMs, keyMs, sentMs, shift, outOfView } = await measureThread(
    browser,
    member,
    question,
    LINE.slowerProcessor,
  );
  console.log(`  the comments open after ${openMs} ms`);
  console.log(`  more replies: ${line(moreMs)}`);
  console.log(`  the box to answer takes text after ${boxMs} ms`);
  console.log(`  key to frame: ${line(keyMs)}`);
  console.log(`  the answer stands after ${sentMs} ms, with the call`);
  console.log(`  layout shift ${shift.toFixed(4)}; box out of view: ${outOfView.join(', ') || 'never'}`);
} finally {
  await cleanup.run();
}

function line(times: readonly number[]): string {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? NaN;
  return `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, most ${at(1)} ms (${sorted.length} times)`;
}
