import { Cleanup } from '@campus-commons/local/cleanup.ts';
import { loadavg, cpus, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { ensureBrowser } from './browser.ts';
import { medianOf, reportLine, type Opening } from './first-post/figures.ts';
import { LINE, openDashboard } from './first-post/open-dashboard.ts';
import { startMeasured } from './measured/sites.ts';
import { joinByApi } from './api.ts';

/**
 * `npm run first-post -w packages/e2e -- [--base <commit or checkout>] [--rounds 5] [--timeline]` measures how long a
 * member with a slow phone on a slow network waits for the first post with an empty cache. The built member site is
 * served as in production, with a real API and the demo community. `--base` also measures another version of the site
 * with the same API, alternating with this one, so that both run under the same load. `--timeline` prints every request
 * of each page load. Run nothing else at the same time.
 */
const { values } = parseArgs({
  options: {
    base: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    timeline: { type: 'boolean', default: false },
  },
});
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error(`--rounds must be a whole number from 1, not "${values.rounds}".`);
  process.exit(1);
}

const cleanup = new Cleanup();
try {
  const started = await startMeasured(values.base, cleanup);
  const sites = started.sites.map((site) => ({ ...site, openings: [] as Opening[] }));
  const member = await joinByApi('Ananya Tripathi');

  console.log(
    `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}; ` +
      `${LINE.kilobitsPerSecond} kbit/s, ${LINE.roundTripMs} ms, processor slowed ${LINE.slowerProcessor} times, empty cache`,
  );
  for (let round = 1; round <= rounds; round++) {
    for (const { name, browserArgs, openings } of sites) {
      const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArgs });
      const opening = await openDashboard(browser, member);
      await browser.close();
      openings.push(opening);
      console.log(`round ${round}, load ${loadavg()[0]?.toFixed(1)}, ${name}: ${reportLine(opening)}`);
      if (values.timeline) console.log(opening.timeline.map((line) => `  ${line}`).join('\n'));
    }
  }
  for (const { name, openings } of sites)
    console.log(`median of ${rounds}, ${name}: ${reportLine(medianOf(openings))}`);
} finally {
  await cleanup.run();
}
