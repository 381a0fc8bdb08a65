import { joinByApi, pageByApi, tokenOf } from '../src/api.ts';
import { inDays } from '../src/screens/opening-answers.ts';
import { viewports } from '../src/screens.ts';
import { rememberAdministrator, rememberMember } from '../src/steps.ts';
import { expect, test } from '../src/test.ts';

test('an internship is posted, approved, applied for on a phone, offered and accepted', async ({
  context,
  page: manager,
  anotherBrowser,
  environment,
}) => {
  const meera = await joinByApi('Meera Krishnan');
  const dev = await joinByApi('Dev Ahluwalia');
  await pageByApi(await tokenOf(meera), `Riverside Lab ${meera.phone}`);
  await rememberMember(context, meera);
  const title = `Sensor intern ${meera.phone}`;

  await test.step('its manager sends it to review', async () => {
    await manager.goto('/dashboard/internships');
    await manager.getByRole('button', { name: 'Post an internship' }).first().click();
    await manager.getByRole('textbox', { name: 'Title' }).fill(title);
    await manager
      .getByRole('textbox', { name: 'What there is to do' })
      .fill('You calibrate the sensors of our river station with Dr. Nair, every Saturday.');
    await manager.getByRole('combobox', { name: 'Field' }).selectOption({ label: 'Electronics' });
    await manager.getByRole('textbox', { name: 'City' }).fill('Kochi');
    await manager.getByRole('textbox', { name: 'Stipend from, ₹ a month' }).fill('8,000');
    await manager.getByRole('textbox', { name: 'to, ₹ a month' }).fill('10,000');
    await manager.getByRole('textbox', { name: 'Hours a week' }).fill('12');
    await manager.getByRole('textbox', { name: 'Weeks' }).fill('8');
    await manager.getByLabel('Last day to apply').fill(inDays(7));
    await manager.getByRole('button', { name: 'Add a question' }).click();
    await manager.getByRole('textbox', { name: 'Question 1' }).fill('Which sensor did you use before?');
    await manager.getByRole('checkbox', { name: 'We ask no fee, under any name' }).check();
    await manager.getByRole('button', { name: 'Send to review' }).click();
    await expect(manager.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(manager.getByText('In review.', { exact: false })).toBeVisible();
  });

  const applicantContext = await anotherBrowser();
  await rememberMember(applicantContext, dev);
  const applicant = await applicantContext.newPage();
  await applicant.setViewportSize(viewports.phone);
  const details = new URL(manager.url()).pathname;
  const found = applicant.getByRole('article', { name: title });

  await test.step('nobody else finds it before it is approved in the console', async () => {
    await applicant.goto(`/dashboard/internships?q=${meera.phone}`);
    await expect(applicant.getByText('No internship fits')).toBeVisible();
    const consoleContext = await anotherBrowser();
    await rememberAdministrator(consoleContext);
    const console = await consoleContext.newPage();
    await console.goto(`${environment.consoleUrl}/review`);
    await console.getByRole('link', { name: title }).click();
    await expect(console.getByRole('article')).toContainText('with Dr. Nair');
    await console.getByRole('button', { name: 'Approve', exact: true }).click();
    await console.getByRole('button', { name: 'Decide' }).click();
    await expect(console.getByText(/^Decided\./)).toBeVisible();
  });

  await test.step('found under Internships, and applied for with a draft that survives a reload', async () => {
    await applicant.reload();
    await expect(found).toContainText('₹8,000–10,000 a month');
    await found.getByRole('link', { name: title }).click();
    await expect(applicant).toHaveURL(details);
    await applicant.getByRole('button', { name: 'Apply', exact: true }).click();
    const dialog = applicant.getByRole('dialog');
    const note = dialog.getByRole('textbox', { name: 'Why you' });
    const { width, height } = viewports.phone;
    await expect
      .poll(async () => {
        const box = await dialog.boundingBox();
        return box && [box.width, box.height].map(Math.round);
      })
      .toEqual([width, height]);
    await note.fill('I built a water level gauge for our hostel tank and want to learn to calibrate.');
    await applicant.reload();
    const opener = applicant.getByRole('button', { name: 'Apply', exact: true });
    await expect(dialog.or(opener).first()).toBeVisible();
    if (!(await dialog.isVisible())) await opener.click();
    await expect(note).toHaveValue(/^I built a water level gauge/);
    await dialog.getByRole('textbox', { name: 'Which sensor did you use before?' }).fill('An HC-SR04.');
    await expect(dialog.getByRole('checkbox', { name: 'Share my e-mail' })).not.toBeChecked();
    await dialog.getByRole('checkbox', { name: 'Share my e-mail' }).check();
    await dialog.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(applicant.getByText('Not seen yet')).toBeVisible();
  });

  await test.step('its manager reads it, invites and offers', async () => {
    await manager.goto('/dashboard');
    await manager.getByRole('link', { name: '1 application for your internships' }).click();
    await manager.getByRole('article', { name: title }).getByRole('link', { name: title }).click();
    await manager.getByRole('link', { name: new RegExp(dev.name) }).click();
    await expect(manager.getByText('An HC-SR04.')).toBeVisible();
    await expect(manager.getByText(dev.email)).toBeVisible();
    await manager.getByRole('button', { name: 'Invite to interview' }).click();
    const dialog = manager.getByRole('dialog');
    await dialog.getByRole('textbox').fill('Saturday at four, at the river station.');
    await dialog.getByRole('button', { name: 'Invite to interview' }).click();
    await expect(manager.getByRole('button', { name: 'Invite to interview' })).toHaveCount(0);
    await manager.getByRole('button', { name: 'Make an offer' }).click();
    await dialog.getByRole('button', { name: 'Make an offer' }).click();
    await expect(manager.getByRole('status').filter({ hasText: /^Offer/ })).toBeVisible();
  });

  await test.step('the applicant sees both on the board, and accepts', async () => {
    await applicant.goto('/dashboard/internships?show=board');
    await expect(applicant.getByRole('link', { name: 'Offer 1' })).toHaveAttribute('aria-current', 'page');
    await applicant.getByRole('link', { name: title }).click();
    await expect(applicant.getByText('Saturday at four, at the river station.')).toBeVisible();
    await applicant.getByRole('button', { name: 'Accept the offer' }).click();
    await applicant.getByRole('dialog').getByRole('button', { name: 'Accept the offer' }).click();
    await expect(applicant.getByRole('status').filter({ hasText: /^Accepted/ })).toBeVisible();
    await manager.reload();
    await expect(manager.getByRole('status').filter({ hasText: /^Accepted/ })).toBeVisible();
  });
});
