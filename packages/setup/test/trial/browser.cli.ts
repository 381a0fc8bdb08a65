// A person joins, posts a picture, and the administrator signs in, in a real browser; it runs in the network of the fresh system.
import { expect } from '@playwright/test';
import { chromium } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';

const [browser = '', certificate = '', picture = '', password = '', shots = ''] = process.argv.slice(2);
const NAME = 'Asha Rao';
const person = { email: 'asha@campus.example', phone: '9876543210', password: 'kites over the maidan' };

const profile = mkdtempSync('/var/tmp/campus-trial-browser-');
const context = await chromium.launchPersistentContext(profile, {
  executablePath: browser,
  args: [
    '--no-sandbox',
    '--host-resolver-rules=MAP * 127.0.0.1',
    // This certificate is accepted, and no other one that is not trusted.
    `--ignore-certificate-errors-spki-list=${certificate}`,
  ],
});
try {
  const page = await context.newPage();
  await page.goto('https://campus.example/');
  await page.getByRole('tab', { name: 'Join' }).click();
  const form = page.getByRole('form', { name: 'Join' });
  await form.getByLabel('Full name').fill(NAME);
  await form.getByLabel('Email').fill(person.email);
  await form.getByLabel('Phone number').fill(person.phone);
  await form.getByLabel('Password', { exact: true }).fill(person.password);
  await form.getByLabel('Confirm password').fill(person.password);
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Account created successfully! Please sign in.')).toBeVisible({
    timeout: 30_000,
  });
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('https://campus.example/dashboard', { timeout: 30_000 });

  await page.getByRole('button', { name: 'Share your thoughts...' }).click();
  const composer = page.getByRole('dialog', { name: 'New post' });
  await composer.getByRole('textbox', { name: 'Your post' }).pressSequentially('Kites over the maidan');
  await composer.getByLabel('Choose photos').setInputFiles(picture);
  await composer.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(composer).toBeHidden({ timeout: 30_000 });
  await page.reload();
  const image = page.getByRole('article', { name: NAME }).locator('img[src*="/media/"]').first();
  await expect(image).toBeVisible({ timeout: 30_000 });
  await expect
    .poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth), { timeout: 30_000 })
    .toBeGreaterThan(0);
  await page.screenshot({ path: path.join(shots, 'member-site.png') });

  await page.goto('https://console.campus.example/');
  await page.getByLabel('User ID').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Users' }).first()).toBeVisible({ timeout: 30_000 });
  await page.screenshot({ path: path.join(shots, 'console.png') });
  console.log('joined, posted a picture, saw it after a reload; signed in to the console');
} finally {
  await context.close();
  rmSync(profile, { recursive: true, force: true });
}
