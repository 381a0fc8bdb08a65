import { joinByApi, tokenOf } from '../src/api.ts';
import { mailedLink } from '../src/mail.ts';
import { rememberMember, signIn } from '../src/steps.ts';
import { expect, test, type Page } from '../src/test.ts';

// The browser logs error responses and ended sessions as failed requests.
test.use({ provokesErrors: true });

// Sessions on other devices are opened only after their end: a call that an open page makes late would show the notice
// before the step that waits for it.
const NEW_PASSWORD = 'Banyan-under-the-rain';

test('a forgotten password is reset by a mailed link, once, and the old session ends', async ({
  page,
  anotherBrowser,
}) => {
  const asha = await joinByApi('Asha Rao');
  const elsewhere = await anotherBrowser();
  await rememberMember(elsewhere, asha);
  const oldSession = await elsewhere.newPage();

  await test.step('requests the link, with the same answer for an unknown address', async () => {
    await page.goto('/');
    await page.getByRole('tab', { name: 'Sign in' }).click();
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(page.getByRole('heading', { name: 'Forgot password?' })).toBeFocused();
    const answer = await answerTo(page, 'nobody.here@example.edu');
    expect(await answerTo(page, asha.email)).toBe(answer);
  });

  const mailed = () => mailedLink(asha.email, '/auth/reset-password');
  await expect.poll(mailed).toContain('?token=');
  const link = (await mailed()) ?? '';

  await test.step('sets a new password; the token is not visible anywhere', async () => {
    const referrers: string[] = [];
    page.on('request', (request) => referrers.push(request.headers().referer ?? ''));
    await page.goto(link);
    await expect(page).toHaveURL('/auth/reset-password');
    // The form survives a reload, although the token is no longer in the address.
    await page.reload();
    referrers.length = 0;
    await setPassword(page, NEW_PASSWORD);
    await expect(page.getByText('Your password is set. Please sign in.')).toBeVisible();
    const token = new URL(link).searchParams.get('token') ?? '';
    expect(referrers.filter((referrer) => referrer.includes(token))).toEqual([]);
  });

  await test.step('signs in with it', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await signIn(page, { email: asha.email, password: NEW_PASSWORD });
    await expect(page).toHaveURL('/dashboard');
  });

  await test.step('the old session has ended', async () => {
    await oldSession.goto('/dashboard/profile');
    await expect(oldSession.getByText('Please sign in again')).toBeVisible();
    await expect(oldSession).toHaveURL(/\/landing\?next=/);
  });

  await test.step('the used link says on opening that it is dead, and what to do', async () => {
    await oldSession.goto(link);
    await expect(oldSession.getByRole('alert')).toContainText('This link has been used or is too old.');
    await oldSession.getByRole('link', { name: 'Ask for a new link' }).click();
    await expect(oldSession).toHaveURL('/auth/forgot-password');
  });
});

test('a member confirms the email address, and changes it', async ({ page, context }) => {
  const meera = await joinByApi('Meera Joshi');
  await rememberMember(context, meera);
  const settings = page.getByRole('region', { name: 'Email' });
  const follow = async (address: string) => {
    const mailed = () => mailedLink(address, '/confirm-email');
    await expect.poll(mailed).toContain('?token=');
    await page.goto((await mailed()) ?? '');
    await expect(page).toHaveURL('/confirm-email');
    await page.getByRole('button', { name: 'Confirm my email' }).click();
  };

  await page.goto('/dashboard/account-settings');
  await expect(settings.getByText('Not confirmed yet')).toBeVisible();
  await follow(meera.email);
  await expect(page.getByText('Your email is confirmed.')).toBeVisible();
  await page.goto('/dashboard/account-settings');
  await expect(settings.getByText('Confirmed', { exact: true })).toBeVisible();

  const email = `moved.${meera.email}`;
  await settings.getByRole('button', { name: 'Change email' }).click();
  const form = page.getByRole('form', { name: 'Change email' });
  await form.getByLabel('New email').fill(email);
  await form.getByLabel('Current password').fill(meera.password);
  await form.getByRole('button', { name: 'Send the link' }).click();
  await expect(settings.getByRole('status')).toContainText('A link is on its way to the new email.');
  await expect(settings.getByText(meera.email, { exact: true })).toBeVisible();
  await expect(settings.getByText(`${email} waits until`)).toBeVisible();
  await follow(email);
  await page.getByRole('link', { name: 'Go to your dashboard' }).click();
  await page.goto('/dashboard/account-settings');
  await expect(settings.getByText(email, { exact: true })).toBeVisible();
  await expect(settings.getByText(/waits until/)).toHaveCount(0);
  await tokenOf({ ...meera, email });
});

test('a member changes the password, which signs the other devices out', async ({
  page,
  context,
  anotherBrowser,
}) => {
  const imran = await joinByApi('Imran Sheikh');
  const elsewhere = await anotherBrowser();
  await rememberMember(elsewhere, imran);
  await rememberMember(context, imran);
  await page.goto('/dashboard/account-settings');
  await page.getByRole('button', { name: 'Change password' }).click();
  const form = page.getByRole('form', { name: 'Change password' });

  await form.getByLabel('Current password').fill('not the password');
  await form.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await form.getByLabel('Confirm new password').fill(NEW_PASSWORD);
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(form.getByText('This is not your current password', { exact: true })).toBeVisible();
  await form.getByLabel('Current password').fill(imran.password);
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password is changed. Other devices are signed out.')).toBeVisible();

  const other = await elsewhere.newPage();
  await other.goto('/dashboard');
  await expect(other.getByText('Please sign in again')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Account settings' })).toBeVisible();
  await tokenOf({ ...imran, password: NEW_PASSWORD });
});

test('a member ends the session of another device, which is signed out', async ({
  page,
  context,
  anotherBrowser,
}) => {
  const lal = await joinByApi('Lalrinpuii Hmar');
  const elsewhere = await anotherBrowser();
  await rememberMember(elsewhere, lal);
  await rememberMember(context, lal);
  await page.goto('/dashboard/account-settings');
  await page.getByRole('button', { name: 'Show signed-in devices' }).click();
  const devices = page.getByRole('list', { name: 'Signed-in devices' });
  await expect(devices.getByText('This device', { exact: true })).toBeVisible();
  // The tests fetched both tokens themselves, so the other session has their user agent.
  await devices.getByRole('button', { name: /^Sign out/ }).click();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await expect(devices).toBeFocused();

  const other = await elsewhere.newPage();
  await other.goto('/dashboard');
  await expect(other.getByText('Please sign in again')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign out all other devices' })).toHaveCount(0);
});

async function answerTo(page: Page, email: string): Promise<string> {
  const form = page.getByRole('form', { name: 'Forgot password' });
  await form.getByLabel('Email').fill(email);
  await form.getByRole('button', { name: 'Send the link' }).click();
  await expect(form.getByRole('status')).toBeVisible();
  return form.getByRole('status').innerText();
}

async function setPassword(page: Page, password: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Set a new password' });
  await form.getByLabel('New password', { exact: true }).fill(password);
  await form.getByLabel('Confirm password').fill(password);
  await form.getByRole('button', { name: 'Set password' }).click();
}
