import { checkInEverySize, phoneAtRest } from '../../../src/accessibility.ts';
import { createSampleContent, type SampleContent } from '../../../src/sample-content.ts';
import { consoleScreens } from '../../../src/screens.ts';
import { test } from '../../../src/test.ts';

test.use(phoneAtRest);

let sample: SampleContent;

test.beforeAll(async () => {
  sample = await createSampleContent();
});

for (const screen of consoleScreens) {
  test(`${screen.name} has no axe violations at any size, light or dark, and scrolls only vertically`, ({
    context,
    page,
    environment,
  }) => checkInEverySize(screen, { context, page, at: { ...environment, ...sample } }));
}
