import { COLOUR_RULES, findViolations } from '../src/axe.ts';
import { buildScenery, type Scenery } from '../src/scenery.ts';
import { openScreen, rest, screens, viewports } from '../src/screens.ts';
import { rememberAdministrator, rememberMember } from '../src/steps.ts';
import { expect, test } from '../src/test.ts';

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

for (const screen of screens) {
  test(`${screen.name} has no axe violations and scrolls one way only, on a phone and a desktop, light and dark`, async ({
    context,
    page,
    environment,
  }) => {
    if (screen.as === 'member') await rememberMember(context, scenery.member);
    if (screen.as === 'administrator') await rememberAdministrator(context);
    const show = async (colorScheme: 'light' | 'dark') => {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      await rest(page);
    };
    const showAt = async (size: { width: number; height: number }) => {
      await page.setViewportSize(size);
      await rest(page);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `pixels beyond the right edge of ${size.width}`).toBeLessThanOrEqual(0);
    };

    await page.setViewportSize(viewports.phone);
    await page.emulateMedia({ colorScheme: 'light' });
    await openScreen(screen, page, { ...environment, ...scenery });
    for (const viewport of Object.values(viewports)) {
      await showAt(viewport);
      await show('light');
      expect(await findViolations(page), `light, ${viewport.width} wide`).toEqual([]);
      // The same elements in other colours: only what colours decide is asked again.
      await show('dark');
      expect(await findViolations(page, COLOUR_RULES), `dark, ${viewport.width} wide`).toEqual([]);
    }
    for (const size of narrowViewports) await showAt(size);
  });
}
