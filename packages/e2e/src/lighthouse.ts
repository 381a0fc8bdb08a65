import { reservePorts } from '@campus-commons/local/reserve-ports.ts';
import { Cleanup } from '@campus-commons/local/cleanup.ts';
import { chromium } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir, totalmem } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser } from './browser.ts';
import { startMeasured } from './measured/sites.ts';
import { ensureLighthouse, runLighthouse, type LighthouseReport } from './run-lighthouse.ts';
import { createSampleContent } from './sample-content.ts';
import { rememberMember } from './steps.ts';

/**
 * `npm run lighthouse -w packages/e2e -- [--base <commit or checkout>]` runs Lighthouse on the built member site with its
 * default simulated throttling (mid-range phone, slow network), and prints scores and failed audits. `--base` also measures
 * another version of the site with the same API. Run nothing else at the same time. The first use installs Lighthouse.
 */
const RUNS = 5;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const { values } = parseArgs({ options: { base: { type: 'string' } } });

await ensureLighthouse();
const cleanup = new Cleanup();
try {
  const { environment, sites } = await startMeasured(values.base, cleanup);
  const { member } = await createSampleContent();
  const { memberOrigin } = environment;
  console.log(
    `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`,
  );
  for (const { name, browserArgs } of sites) {
    console.log(`\n${name}`);
    const profile = await mkdtemp(path.join(tmpdir(), 'campus-lighthouse-'));
    // The browser's processes may write into it for a moment after it has closed.
    cleanup.add(() => rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }));
    const [port = 0] = await reservePorts(1, cleanup);
    const browser = await chromium.launchPersistentContext(profile, {
      executablePath: ensureBrowser(),
      args: [`--remote-debugging-port=${port}`, ...browserArgs],
    });
    await report('landing, first visit', `${memberOrigin}/landing`, port, false);
    await rememberMember(browser, member);
    await report('feed, signed in', `${memberOrigin}/dashboard`, port, true);
    await browser.close();
  }
} finally {
  await cleanup.run();
}

/** Prints the run with the median performance, because single runs vary. */
async function report(title: string, address: string, port: number, keepStorage: boolean): Promise<void> {
  const runs: LighthouseReport[] = [];
  const loads: string[] = [];
  for (let run = 0; run < RUNS; run++) {
    runs.push(await runLighthouse(address, port, keepStorage));
    loads.push((loadavg()[0] ?? 0).toFixed(1));
  }
  runs.sort((one, other) => scoreOf(one, 'performance') - scoreOf(other, 'performance'));
  const middle = runs[Math.floor(RUNS / 2)];
  if (!middle) throw new Error('No run was made');
  console.log(`\n${title} (${middle.finalDisplayedUrl})`);
  console.log(`  ${categories.map((category) => `${category} ${scoreOf(middle, category)}`).join(' · ')}`);
  console.log(
    `  performance of every run ${runs.map((run) => scoreOf(run, 'performance')).join(', ')}; load ${loads.join(', ')}`,
  );
  for (const audit of [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
    'speed-index',
  ]) {
    console.log(`  ${middle.audits[audit]?.title}: ${middle.audits[audit]?.displayValue}`);
  }
  for (const category of categories) {
    for (const { id, weight } of middle.categories[category]?.auditRefs ?? []) {
      const audit = middle.audits[id];
      if (weight > 0 && audit && audit.score !== null && audit.score < 0.9) {
        console.log(`  ! ${category}: ${audit.title} ${audit.displayValue ?? ''}`);
      }
    }
  }
}

function scoreOf(report: LighthouseReport, category: string): number {
  return Math.round((report.categories[category]?.score ?? 0) * 100);
}
