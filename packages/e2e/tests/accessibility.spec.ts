import {
  expectNoOverflow,
  expectNoSmallField,
  expectNoViolations,
  openSignedIn,
  phoneAtRest,
} from '../src/accessibility.ts';
import { createSampleContent, type SampleContent } from '../src/sample-content.ts';
import { screens } from '../src/screens.ts';
import { test } from '../src/test.ts';

/**
 * One screen of each kind. After a change of a site, `.ci/run` runs the long tests: every screen, in every size and both
 * colour schemes.
 */
const MAIN = [
  ...[
    'landing',
    'dashboard-folds',
    'composer-filled',
    'comment-edit',
    'picture-viewer',
    'page',
    'account-settings',
  ],
  ...['console-home', 'console-users'],
];

test.use(phoneAtRest);

let sample: SampleContent;

test.beforeAll(async () => {
  sample = await createSampleContent();
});

for (const name of MAIN) {
  test(`${name} has no axe violations on a phone, no field that phones zoom in on, and scrolls only vertically`, async ({
    context,
    page,
    environment,
  }) => {
    const screen = screens.find((each) => each.name === name);
    if (!screen) throw new Error(`There is no screen ${name}; it was renamed or removed.`);
    await openSignedIn(screen, { context, page, at: { ...environment, ...sample } });
    await expectNoViolations(page, 'phone, light');
    await expectNoOverflow(page, '360');
    await expectNoSmallField(page);
  });
}
