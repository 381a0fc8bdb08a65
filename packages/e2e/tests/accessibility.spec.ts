import { expectNoOverflow, expectNoViolations, openSignedIn, phoneAtRest } from '../src/accessibility.ts';
import { createSampleContent, type SampleContent } from '../src/sample-content.ts';
import { screens } from '../src/screens.ts';
import { test } from '../src/test.ts';

/** The screens that most people see. The long tests check every screen, in every size and both colour schemes. */
const MAIN = [
  ...['landing', 'landing-join', 'auth-join', 'auth-sign-in', 'public-about', 'public-menu'],
  ...['dashboard', 'dashboard-folds', 'composer-filled', 'post-edit', 'picture-viewer', 'post'],
  ...['pages', 'page', 'page-create', 'profile', 'profile-edit', 'account-settings'],
  ...['console-login', 'console-home', 'console-users', 'console-user', 'console-posts', 'console-settings'],
];

test.use(phoneAtRest);

let sample: SampleContent;

test.beforeAll(async () => {
  sample = await createSampleContent();
});

for (const name of MAIN) {
  test(`${name} has no axe violations on a phone, and scrolls only vertically`, async ({
    context,
    page,
    environment,
  }) => {
    const screen = screens.find((each) => each.name === name);
    if (!screen) throw new Error(`There is no screen ${name}; it was renamed or removed.`);
    await openSignedIn(screen, { context, page, at: { ...environment, ...sample } });
    await expectNoViolations(page, 'phone, light');
    await expectNoOverflow(page, '360');
  });
}
