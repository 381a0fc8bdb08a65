import { chromium, type Page, type ViewportSize } from '@playwright/test';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser } from './browser.ts';
import { announceEnvironment } from './environment.ts';
import { startTestStack } from './test-stack.ts';
import { createNewcomers, postAsNewcomers } from './newcomers.ts';
import { createSampleContent } from './sample-content.ts';
import { expectPicturesLoaded, type Screen } from './screens/screen.ts';
import { openScreen, screens, viewports, waitUntilIdle } from './screens.ts';
import { rememberAdministrator, rememberMember } from './steps.ts';

/**
 * `npm run shots -w packages/e2e -- [--newcomers] [--widths=360,768,1440] [--schemes=dark] [--letters=32]
 * <directory> [name…]` takes screenshots of all screens: phone and desktop, light and dark. With `--newcomers` the community is in its first week,
 * without the demo.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    newcomers: { type: 'boolean', default: false },
    /** Widths of the window in CSS pixels; below 900 it is 800 high, else 900. */
    widths: { type: 'string' },
    /** Colour schemes, light and dark if it is missing. */
    schemes: { type: 'string', default: 'light,dark' },
    /** Size of the letters that the browser is set to, CSS pixels; 32 is 200 %. */
    letters: { type: 'string', default: '16' },
  },
});
const [target, ...wanted] = positionals;
if (target === undefined) {
  console.error('The directory is missing. Usage: npm run shots -w packages/e2e -- <directory> [screen…]');
  process.exit(1);
}
// npm runs scripts in the workspace; the path is relative to the caller's folder.
const directory = path.resolve(process.env.INIT_CWD ?? '.', target);
await mkdir(directory, { recursive: true });
const sizes: [device: string, viewport: ViewportSize][] =
  values.widths === undefined
    ? Object.entries(viewports)
    : values.widths
        .split(',')
        .map((width) => [width, { width: Number(width), height: Number(width) < 900 ? 800 : 900 }]);

const schemes = (['light', 'dark'] as const).filter((scheme) => values.schemes.split(',').includes(scheme));

const failed: string[] = [];
const stack = await startTestStack({ demoContent: !values.newcomers });
try {
  announceEnvironment(stack.environment);
  const newcomers = values.newcomers ? await createNewcomers() : undefined;
  const at = { ...stack.environment, ...(await createSampleContent()) };
  if (newcomers) await postAsNewcomers(newcomers);
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: [`--blink-settings=defaultFontSize=${Number(values.letters)}`],
  });
  for (const screen of screens.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    for (const [device, viewport] of sizes) {
      for (const colorScheme of schemes) {
        const context = await browser.newContext({
          viewport,
          colorScheme,
          reducedMotion: 'reduce',
          locale: 'en-IN',
        });
        if (screen.as === 'member') await rememberMember(context, at.member);
        if (screen.as === 'administrator') await rememberAdministrator(context);
        const page = await context.newPage();
        try {
          await openScreen(screen, page, at);
        } catch (error) {
          failed.push(`${screen.name}-${device}-${colorScheme}`);
          console.error(`${screen.name}: ${error instanceof Error ? error.message : String(error)}`);
        }
        const file = path.join(directory, `${screen.name}-${device}-${colorScheme}`);
        await page.screenshot({ path: `${file}.png` });
        const isLonger = await page.evaluate(() => document.documentElement.scrollHeight > innerHeight + 8);
        if (isLonger) {
          await scrollToEnd(page, screen);
          await page.screenshot({ path: `${file}-full.png`, fullPage: true });
        }
        // An answer that a screen changes may still be on its way: its error would end the whole run.
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await context.close();
      }
    }
    console.log(screen.name);
  }
  await browser.close();
} finally {
  await stack.stop();
}

if (failed.length > 0) {
  console.error(`These pictures show another state than they should: ${failed.join(', ')}`);
  process.exitCode = 1;
}

/** Scrolls through the whole page, so that lazy content is loaded. */
async function scrollToEnd(page: Page, screen: Screen): Promise<void> {
  const windows = await page.evaluate(() => Math.ceil(document.documentElement.scrollHeight / innerHeight));
  for (let shown = 0; shown < windows; shown += 1) {
    await page.evaluate((index) => scrollTo(0, index * innerHeight), shown);
    await expectPicturesLoaded(page);
  }
  await page.evaluate(() => scrollTo(0, 0));
  await waitUntilIdle(page, screen);
}
