import { joinByApi } from '../src/api.ts';
import { rememberMember } from '../src/steps.ts';
import { expect, test } from '../src/test.ts';

test('a newcomer follows three pages, fills in the college, says hello, and is not welcomed again', async ({
  browser,
  context,
  page,
}) => {
  const member = await joinByApi('Nafisa Rahman');
  await rememberMember(context, member, true);
  await page.goto('/dashboard');
  const welcome = page.getByRole('region', { name: /^(Welcome|Where|Say)/ });
  await expect(welcome.getByRole('heading')).toHaveText(/Which doors are yours/);
  const doors = welcome.getByRole('button', { name: /^Follow / });
  for (let place = 0; place < 3; place += 1) {
    await doors.nth(place).click();
    await expect(doors.nth(place)).toHaveAttribute('aria-pressed', 'true');
  }
  await expect(welcome.getByRole('status')).toContainText('3 of 3');
  await welcome.getByRole('button', { name: 'Next' }).click();
  await welcome.getByLabel('College name').fill('IET Lucknow');
  await welcome.getByRole('button', { name: 'Save and go on' }).click();
  await welcome.getByRole('button', { name: 'Say hello' }).click();
  const composer = page.getByRole('dialog', { name: 'New post' });
  await expect(composer.getByRole('textbox', { name: 'Your post' })).toHaveText(/I am Nafisa at IET Lucknow/);
  await composer.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(composer).toBeHidden();
  await expect(welcome).toHaveCount(0);

  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(welcome).toHaveCount(0);
  const other = await browser.newContext();
  await rememberMember(other, member, true);
  const second = await other.newPage();
  await second.goto(page.url());
  await expect(second.getByRole('article').first()).toBeVisible();
  await expect(second.getByRole('button', { name: 'Close the welcome' })).toHaveCount(0);
  await other.close();
});
