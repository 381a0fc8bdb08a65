import { COLOUR_RULES, findViolations } from '../src/axe.ts';
import { createSampleContent, type SampleContent } from '../src/sample-content.ts';
import { openScreen, screens, viewports, waitUntilIdle } from '../src/screens.ts';
import { rememberAdministrator, rememberMember } from '../src/steps.ts';
import { expect, test, type Page } from '../src/test.ts';

// Some screens show errors, which the browser logs.
test.use({ provokesErrors: true, contextOptions: { reducedMotion: 'reduce' }, viewport: viewports.phone });

/** Further viewports that a page must fit: the narrowest phone, and a laptop at 200 % zoom. */
const narrowViewports = [
  { width: 320, height: 640 },
  { width: 720, height: 450 },
];

let sample: SampleContent;

test.beforeAll(async () => {
  sample = await createSampleContent();
});

for (const screen of screens) {
  test(`${screen.name} has no axe violations at any size, light or dark, and scrolls only vertically`, async ({
    context,
    page,
    environment,
  }) => {
    if (screen.as === 'member') await rememberMember(context, sample.member);
    if (screen.as === 'administrator') await rememberAdministrator(context);
    await page.emulateMedia({ colorScheme: 'light' });
    const open = () => openScreen(screen, page, { ...environment, ...sample });
    const sign = await open();

    // Opening takes longest, so the open screen is checked in every size; its state must not change.
    await expectNoViolations('phone, light');
    await expectNoOverflow('360');
    await changeColours('dark');
    // Only the colours differ in dark mode, so only the colour rules are checked again.
    await expectNoViolations('phone, dark', COLOUR_RULES);
    // WCAG 2.2, 1.4.4: text can be resized to 200 %.
    const largeText = await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
    await expectNoOverflow('360 with large text');
    await largeText.evaluate((style) => (style as Element).remove());
    for (const size of narrowViewports) {
      await resize(size);
      await expectNoOverflow(String(size.width));
    }

    if (screen.differsByDevice) {
      await page.setViewportSize(viewports.desktop);
      await open();
    } else {
      await resize(viewports.desktop);
    }
    await expectNoViolations('desktop, dark', COLOUR_RULES);
    await changeColours('light');
    await expectNoViolations('desktop, light');
    await expectNoOverflow('1440');

    async function expectNoViolations(where: string, rules?: readonly string[]): Promise<void> {
      expect.soft(await findViolations(page, rules), where).toEqual([]);
    }

    async function expectNoOverflow(where: string): Promise<void> {
      expect.soft(await overflowOf(page), `pixels beyond the right edge of ${where}`).toBeLessThanOrEqual(0);
    }

    async function changeColours(colorScheme: 'light' | 'dark'): Promise<void> {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      await waitUntilIdle(page);
    }

    async function resize(size: { width: number; height: number }): Promise<void> {
      await page.setViewportSize(size);
      await expect(sign, `the screen at ${size.width}`).toBeVisible();
      await waitUntilIdle(page);
    }
  });
}

function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}
