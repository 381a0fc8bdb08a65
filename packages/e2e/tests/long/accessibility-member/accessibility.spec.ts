import { checkOnDesktop, checkOnPhone, phoneAtRest } from '../../../src/accessibility.ts';
import { createSampleContent, type SampleContent } from '../../../src/sample-content.ts';
import { memberScreens } from '../../../src/screens.ts';
import { test, type Page } from '../../../src/test.ts';

test.use(phoneAtRest);

let sample: SampleContent;

test.beforeAll(async () => {
  sample = await createSampleContent();
});

for (const screen of memberScreens) {
  const check =
    'opens without layout shift, has no axe violations, light or dark, and scrolls only vertically';
  test(`${screen.name} ${check}, on phones`, async ({ context, page, environment }) => {
    if (/^(application|help-wanted)/.test(screen.name)) await loadHeadingFontEarly(page);
    await checkOnPhone(screen, { context, page, at: { ...environment, ...sample } });
  });
  test(`${screen.name} ${check}, on a desktop`, ({ context, page, environment }) =>
    checkOnDesktop(screen, { context, page, at: { ...environment, ...sample } }));
}

/**
 * Loads the font of headings with the style sheet, as it is for everybody who saw a screen of the site before. About one cold opening in
 * twenty shows these long titles before it is there, with a line less, and then moves what is below by that line.
 */
async function loadHeadingFontEarly(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      void document.fonts.load("680 26px 'Bricolage Grotesque Variable'");
    });
  });
}
