import { Cleanup } from '@campus-commons/local/cleanup.ts';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { joinByApi, postByApi, tokenOf } from './api.ts';
import { ensureBrowser } from './browser.ts';
import { LINE } from './first-post/open-dashboard.ts';
import { measureOpenings, type Openings } from './openings/measure.ts';
import { startMeasured } from './measured/sites.ts';
import { makePicture } from './pictures.ts';

/**
 * `npm run openings -w packages/e2e -- [--rounds 5]` measures how long a member with a slow phone waits, on the first press
 * after the feed has come, until the composer takes text, and until the viewer shows the picture. The built member site is
 * served as in production, with a real API. Run nothing else at the same time.
 */
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error(`--rounds must be a whole number from 1, not "${values.rounds}".`);
  process.exit(1);
}

const cleanup = new Cleanup();
try {
  await startMeasured(undefined, cleanup);
  const member = await joinByApi('Ananya Tripathi');
  await postByApi(await tokenOf(member), '<p>The tank at dawn.</p>', [
    await makePicture('teal', 'jpeg', 1200, 800),
  ]);

  console.log(`Processor slowed ${LINE.slowerProcessor} times, from the press to the next frame:`);
  const measured: Openings[] = [];
  for (let round = 1; round <= rounds; round++) {
    const browser = await chromium.launch({ executablePath: ensureBrowser() });
    const openings = await measureOpenings(browser, member);
    await browser.close();
    measured.push(openings);
    console.log(`round ${round}, load ${loadavg()[0]?.toFixed(1)}: ${line(openings)}`);
  }
  const median = (pick: (openings: Openings) => number) =>
    measured.map(pick).sort((one, other) => one - other)[Math.floor(rounds / 2)] ?? 0;
  console.log(
    `median of ${rounds}: ${line({
      sheetMs: median(({ sheetMs }) => sheetMs),
      typingMs: median(({ typingMs }) => typingMs),
      pictureMs: median(({ pictureMs }) => pictureMs),
    })}`,
  );
} finally {
  await cleanup.run();
}

function line({ sheetMs, typingMs, pictureMs }: Openings): string {
  return `composer seen after ${sheetMs} ms, takes text after ${typingMs} ms; viewer shows the picture after ${pictureMs} ms`;
}
