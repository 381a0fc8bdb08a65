import { checkOnDesktop, checkOnPhone, phoneAtRest } from '../../../src/accessibility.ts';
import { createSampleContent, type SampleContent } from '../../../src/sample-content.ts';
import { memberScreens } from '../../../src/screens.ts';
import { test } from '../../../src/test.ts';

test.use(phoneAtRest);

let sample: SampleContent;

test.beforeAll(async () => {
  sample = await createSampleContent();
});

for (const screen of memberScreens) {
  const check =
    'opens without layout shift, has no axe violations, light or dark, and scrolls only vertically';
  test(`${screen.name} ${check}, on phones`, ({ context, page, environment }) =>
    checkOnPhone(screen, { context, page, at: { ...environment, ...sample } }));
  test(`${screen.name} ${check}, on a desktop`, ({ context, page, environment }) =>
    checkOnDesktop(screen, { context, page, at: { ...environment, ...sample } }));
}
