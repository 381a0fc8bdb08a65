import { COLOUR_RULES, findViolations } from '../src/axe.ts';
import { buildScenery, type Scenery } from '../src/scenery.ts';
import { openScreen, rest, screens, viewports } from '../src/screens.ts';
import { rememberAdministrator, rememberMember } from '../src/steps.ts';
import { expect, test, type Page } from '../src/test.ts';

// Refusals and failures are among the screens.
test.use({ provokesErrors: true, contextOptions: { reducedMotion: 'reduce' } });

/** The narrowest phone, and a laptop at 200 %. */
const narrowViewports = [
  { width: 320, height: 640 },
  { width: 720, height: 450 },
];

let scenery: Scenery;

test.beforeAll(async () => {
  scenery = await buildScenery();
});

for (const [device, viewport] of Object.entries(viewports)) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    for (const screen of screens) {
      test(`${screen.name} has no axe violations, light or dark, and scrolls one way only`, async ({
        context,
        page,
        environment,
      }) => {
        if (screen.as === 'member') await rememberMember(context, scenery.member);
        if (screen.as === 'administrator') await rememberAdministrator(context);
        await page.emulateMedia({ colorScheme: 'light' });
        await openScreen(screen, page, { ...environment, ...scenery });
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
          await rest(page);
          // In dark the same elements have other colours: only what colours decide is asked again.
          const rules = colorScheme === 'dark' ? COLOUR_RULES : undefined;
          expect(await findViolations(page, rules), colorScheme).toEqual([]);
        }
        for (const size of [viewport, ...(device === 'phone' ? narrowViewports : [])]) {
          await page.setViewportSize(size);
          expect(await overflowOf(page), `pixels beyond the right edge of ${size.width}`).toBeLessThanOrEqual(
            0,
          );
        }
        if (device !== 'phone') return;
        await page.setViewportSize(viewport);
        // WCAG 2.2, 1.4.4: text may be twice as large.
        await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
        expect(await overflowOf(page), 'pixels beyond the right edge with large text').toBeLessThanOrEqual(0);
      });
    }
  });
}

function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}
