import { Cleanup } from '@campus-commons/local/cleanup.ts';
import { chromium } from '@playwright/test';
import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { joinByApi } from './api.ts';
import { ensureBrowser } from './browser.ts';
import { startMeasured } from './measured/sites.ts';
import { measureTyping, PLACES, WORDS, type Typing } from './typing/measure.ts';

/**
 * `npm run typing -w packages/e2e -- [--profiles <folder>]` prints how long a writer waits, in a post of 5,000 words in the
 * composer, from the press of a key to the next frame: with this machine's processor, and with one four times slower.
 * `--profiles` writes what the processor did meanwhile, for the browser's tools. Run nothing else at the same time.
 */
const { values } = parseArgs({ options: { profiles: { type: 'string' } } });
const SLOWDOWNS = [1, 4];

const cleanup = new Cleanup();
try {
  await startMeasured(undefined, cleanup);
  const member = await joinByApi('Ananya Tripathi');
  const browser = await chromium.launch({ executablePath: ensureBrowser() });
  cleanup.add(() => browser.close());
  console.log(
    `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}; a post of ${WORDS} words`,
  );
  for (const slowdown of SLOWDOWNS) {
    const typing = await measureTyping(browser, member, {
      slowdown,
      onProfile:
        values.profiles === undefined ? undefined : (place, profile) => write(slowdown, place, profile),
    });
    console.log(`processor slowed ${slowdown} times, load ${loadavg()[0]?.toFixed(1)}:`);
    for (const place of PLACES) console.log(`  at the ${place}: ${line(typing[place])}`);
    console.log(`  together: ${line(all(typing))}`);
  }
} finally {
  await cleanup.run();
}

function all(typing: Typing): number[] {
  return PLACES.flatMap((place) => typing[place]);
}

function line(times: readonly number[]): string {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => Math.round(sorted[Math.ceil(share * sorted.length) - 1] ?? NaN);
  return `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms, most ${at(1)} ms (${sorted.length} keys)`;
}

function write(slowdown: number, place: string, profile: object): void {
  // npm runs scripts in the workspace; the path is relative to the caller's folder.
  const folder = path.resolve(process.env.INIT_CWD ?? '.', values.profiles ?? '.');
  writeFileSync(path.join(folder, `typing-${slowdown}x-${place}.cpuprofile`), JSON.stringify(profile));
}
