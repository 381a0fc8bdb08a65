import { call, joinByApi, postByApi, tokenOf } from '../../../../src/api.ts';
import { expect, test, type Page } from '../../../../src/own-stack.ts';
import { viewports } from '../../../../src/screens.ts';
import { rememberAdministrator } from '../../../../src/steps.ts';

// Each test decides all cases that wait, so that none of the other's may be there.
test.describe.configure({ mode: 'serial' });

const REASONS = ['spam', 'scam', 'hate', 'ragging', 'private_data', 'other'];
const PEOPLE = 5;

test('fifty cases are decided by keyboard alone, and each next one is focused', async ({
  page,
  context,
  environment,
}) => {
  test.slow();
  const count = 50;
  await reportPosts(count);
  await rememberAdministrator(context);
  await page.goto(`${environment.consoleUrl}/review`);
  await expect(page.getByRole('list', { name: 'Cases' })).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.getByRole('article').getByRole('heading', { level: 2 }).first()).toBeFocused();
  const waits: number[] = [];
  for (let decided = 0; decided < count; decided += 1) {
    const keys = decided % 3 === 0 ? ['d'] : decided % 3 === 1 ? ['8', 'r', 'w'] : ['2', 'r'];
    for (const key of keys) await page.keyboard.press(key);
    waits.push(await untilNext(page, () => page.keyboard.press('Enter')));
  }
  printWaits('by keyboard', waits);
  await expect(page.getByText('Decided. Nothing else waits here.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Review', level: 1 })).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: viewports.phone, hasTouch: true, isMobile: true });

  test('twenty cases are decided by touch, with at most four taps each', async ({
    page,
    context,
    environment,
  }) => {
    const count = 20;
    await reportPosts(count);
    await rememberAdministrator(context);
    await page.goto(`${environment.consoleUrl}/review`);
    await page.getByRole('list', { name: 'Cases' }).getByRole('link').first().tap();
    const bar = page.getByRole('region', { name: 'Decide' });
    const waits: number[] = [];
    for (let decided = 0; decided < count; decided += 1) {
      const heading = page.getByRole('article').getByRole('heading', { level: 2 }).first();
      await expect(heading).toBeFocused();
      await expect(heading).toBeInViewport();
      if (decided % 3 === 0) await bar.getByRole('button', { name: 'No violation' }).tap();
      else {
        await bar.getByRole('button', { name: 'Violation…' }).tap();
        // Reported for something else, the rule is chosen by hand.
        const rule = bar.getByRole('combobox', { name: 'Broken rule', exact: true });
        if (await rule.isVisible()) {
          await rule.tap();
          await page.getByRole('option', { name: /^8/ }).tap();
        }
        await bar.getByRole('checkbox', { name: 'Remove the post' }).tap();
        await bar.getByRole('button', { name: 'Warn' }).tap();
      }
      // Most of the screen is left to what is decided about.
      expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(300);
      const decide = bar.getByRole('button', { name: 'Decide' });
      await expect(decide).toBeInViewport({ ratio: 1 });
      waits.push(await untilNext(page, () => decide.tap()));
    }
    printWaits('by touch', waits);
    await expect(page.getByText('Decided. Nothing else waits here.')).toBeVisible();
  });
});

/** Has members report posts of others, each for one reason. */
async function reportPosts(count: number): Promise<void> {
  const tokens = async (name: string) =>
    Promise.all(Array.from({ length: PEOPLE }, async () => tokenOf(await joinByApi(name))));
  const [authors, reporters] = [await tokens('Imran Sheikh'), await tokens('Sneha Pillai')];
  for (let index = 0; index < count; index += 1) {
    const of = (list: string[]) => list[index % PEOPLE] ?? '';
    const id = await postByApi(of(authors), `<p>Number ${index + 1}: pay today and the laptop follows.</p>`);
    const reason = REASONS[index % REASONS.length];
    await call('/user/safety/report', { kind: 'post', id, reason, text: '' }, of(reporters));
  }
}

/**
 * Decides, and waits until the heading of another case, or after the last one that of the page, has the focus.
 * @returns how long that took, in ms
 */
async function untilNext(page: Page, decide: () => Promise<void>): Promise<number> {
  await page.evaluate(() => document.querySelector('article h2')?.setAttribute('data-decided', ''));
  const before = performance.now();
  await decide();
  await page.waitForFunction(() => document.activeElement?.matches('main :is(h1, h2):not([data-decided])'));
  return performance.now() - before;
}

/** Prints what docs/run/capacity.md calculates with. */
function printWaits(how: string, waits: readonly number[]): void {
  const sorted = waits.toSorted((a, b) => a - b);
  const at = (part: number) => Math.round(sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN);
  console.log(`The next case, ${how}: after ${at(0.5)} ms (p95 ${at(0.95)} ms)`);
}
