import { reservePorts } from '@campus-commons/local/reserve-ports.ts';
import { Cleanup } from '@campus-commons/local/cleanup.ts';
import { chromium } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir, totalmem } from 'node:os';
import path from 'node:path';
import { ensureBrowser } from './browser.ts';
import { announceEnvironment } from './environment.ts';
import { ensureLighthouse, runLighthouse, type LighthouseReport } from './run-lighthouse.ts';
import { startTestStack } from './test-stack.ts';
import { createSampleContent } from './sample-content.ts';
import { rememberMember } from './steps.ts';

/**
 * `npm run lighthouse -w packages/e2e` runs Lighthouse on the built member site with its default simulated throttling
 * (mid-range phone, slow network), and prints scores and failed audits. Run nothing else at the same time.
 * The first use installs Lighthouse.
 */
const RUNS = 3;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

await ensureLighthouse();
const stack = await startTestStack();
const cleanup = new Cleanup();
const profile = await mkdtemp(path.join(tmpdir(), 'campus-lighthouse-'));
try {
  announceEnvironment(stack.environment);
  const { member } = await createSampleContent();
  const [port = 0] = await reservePorts(1, cleanup);
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: ensureBrowser(),
    args: [`--remote-debugging-port=${port}`],
  });
  const { memberOrigin } = stack.environment;
  console.log(
    `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`,
  );
  await report('landing, first visit', `${memberOrigin}/landing`, false);
  await rememberMember(browser, member);
  await report('feed, signed in', `${memberOrigin}/dashboard`, true);
  await browser.close();

  async function report(title: string, address: string, keepStorage: boolean): Promise<void> {
    const runs: LighthouseReport[] = [];
    for (let run = 0; run < RUNS; run++) runs.push(await runLighthouse(address, port, keepStorage));
    // The run with the median performance, because single runs vary.
    runs.sort((one, other) => scoreOf(one, 'performance') - scoreOf(other, 'performance'));
    const middle = runs[Math.floor(RUNS / 2)];
    if (!middle) throw new Error('No run was made');
    console.log(`\n${title} (${middle.finalDisplayedUrl})`);
    console.log(`  ${categories.map((category) => `${category} ${scoreOf(middle, category)}`).join(' · ')}`);
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
} finally {
  await cleanup.run();
  await stack.stop();
  await rm(profile, { recursive: true, force: true });
}

function scoreOf(report: LighthouseReport, category: string): number {
  return Math.round((report.categories[category]?.score ?? 0) * 100);
}
