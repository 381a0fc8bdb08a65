import { joinByApi } from '../src/api.ts';
import { rememberMember } from '../src/steps.ts';
import { expect, test } from '../src/test.ts';

test('a project is shown, joined by its link, and stands on both profiles', async ({
  context,
  page,
  anotherBrowser,
}) => {
  const asha = await joinByApi('Leela Menon');
  const imran = await joinByApi('Farhan Sheikh');
  await rememberMember(context, asha);
  const otherContext = await anotherBrowser();
  await rememberMember(otherContext, imran);
  const other = await otherContext.newPage();
  const title = `Kite camera of ${asha.name}`;

  const joinLink = await test.step('created under Projects, with its join link', async () => {
    await page.goto('/dashboard/projects');
    await page.getByRole('button', { name: 'Show a project' }).first().click();
    await page.getByRole('textbox', { name: 'Title' }).fill(title);
    await page.getByRole('textbox', { name: 'In one sentence' }).fill('A camera that a kite lifts.');
    await page.getByRole('radio', { name: 'In progress' }).check();
    await page.getByRole('checkbox', { name: 'Anyone with the link may read' }).check();
    await page.getByRole('button', { name: 'Create project' }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy join link' }).click();
    await expect(page.getByText(/Join link copied/)).toBeVisible();
    return page.evaluate(() => navigator.clipboard.readText());
  });

  await test.step('edited by its owner', async () => {
    await page.getByRole('button', { name: 'Edit project' }).click();
    const summary = page.getByRole('textbox', { name: 'In one sentence' });
    await expect(summary).toHaveValue('A camera that a kite lifts.');
    await summary.fill('A camera that a kite lifts, and a string that holds.');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('and a string that holds')).toBeVisible();
  });

  await test.step('joined by somebody else', async () => {
    const { pathname, search } = new URL(joinLink);
    await other.goto(`${pathname}${search}`);
    await expect(other.getByText('Your name will show on')).toBeVisible();
    await other.getByRole('textbox', { name: 'Your role' }).fill('String and knots');
    await other.getByRole('button', { name: 'Join', exact: true }).click();
    await expect(other.getByRole('region', { name: 'Team' })).toContainText('String and knots');
    await expect(other).toHaveURL(new RegExp(`${pathname}$`));
  });

  await test.step('shown on both profiles, and among the own projects', async () => {
    for (const reader of [page, other]) {
      await reader.goto('/dashboard/profile');
      const projects = reader.getByRole('region', { name: 'Projects' });
      await expect(projects.getByRole('article', { name: title })).toContainText('2 people');
      await reader.goto('/dashboard/projects?show=mine');
      await expect(reader.getByRole('article', { name: title })).toBeVisible();
    }
  });

  await test.step('read by everybody with the link, signed out', async () => {
    const visitor = await (await anotherBrowser()).newPage();
    const id = new URL(joinLink).pathname.split('/').at(-1);
    await visitor.goto(`/projects/${id}`);
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(visitor.getByText(imran.name)).toBeVisible();
    await expect(visitor.getByText('String and knots')).toHaveCount(0);
  });
});
