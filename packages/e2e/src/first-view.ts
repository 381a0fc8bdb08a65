import { Cleanup } from '@campus-commons/local/cleanup.ts';
import { chromium, type Browser } from '@playwright/test';
import { parseArgs } from 'node:util';
import { joinByApi, postByApi, tokenOf, type Member } from './api.ts';
import { ensureBrowser } from './browser.ts';
import { firstViews, KINDS, loadView, type LoadedFile, type View } from './first-view/requests.ts';
import { startMeasured } from './measured/sites.ts';
import { rememberMember } from './steps.ts';

/**
 * `npm run first-view -w packages/e2e -- [--base <commit or checkout>] [--files]` prints how many files the first view of
 * the member site's screens needs, and their bytes: the page, scripts, style sheets and fonts, with an empty cache, from the
 * built site as it is served in production; and what is loaded ahead in addition. `--base` also counts another version of
 * the site. `--files` lists every file.
 */
const { values } = parseArgs({
  options: { base: { type: 'string' }, files: { type: 'boolean', default: false } },
});

const cleanup = new Cleanup();
try {
  const { sites } = await startMeasured(values.base, cleanup);
  const member = await joinByApi('Ananya Tripathi');
  const post = await postByApi(await tokenOf(member), '<p>The tank at dawn.</p>');
  for (const { name, browserArgs } of sites) {
    console.log(`\n${name}`);
    const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArgs });
    for (const view of firstViews(post)) await report(browser, view, member);
    await browser.close();
  }
} finally {
  await cleanup.run();
}

async function report(browser: Browser, view: View, member: Member): Promise<void> {
  const load = async (loadsAhead: boolean) => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    if (view.isMembers) await rememberMember(context, member);
    const files = await loadView(context, view, loadsAhead);
    await context.close();
    return files;
  };
  const needed = await load(false);
  const all = await load(true);
  const ahead = all.filter(({ path }) => !needed.some((file) => file.path === path));
  console.log(`${view.name} (${view.path}): ${describe(needed)}`);
  if (values.files) list(needed);
  if (ahead.length > 0) console.log(`  ahead: ${describe(ahead)}`);
  if (values.files) list(ahead);
}

function describe(files: readonly LoadedFile[]): string {
  const kinds = KINDS.flatMap((kind) => {
    const ofKind = files.filter((file) => file.kind === kind);
    return ofKind.length === 0 ? [] : [`${kind} ${ofKind.length}: ${kilobytes(ofKind)}`];
  });
  return `${files.length} files, ${kilobytes(files)} (${kinds.join(', ')})`;
}

function kilobytes(files: readonly LoadedFile[]): string {
  return `${(files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000).toFixed(1)} kB`;
}

function list(files: readonly LoadedFile[]): void {
  for (const { path, bytes } of files) console.log(`    ${bytes} ${path}`);
}
