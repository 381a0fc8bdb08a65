import { call, joinByApi, newPerson, pageByApi, postByApi, tokenOf, type Member } from '../../../src/api.ts';
import { endlessGif } from '../../../src/pictures.ts';
import { openComposer } from '../../../src/screens/feed.ts';
import { join, photosOf, rememberMember, signIn } from '../../../src/steps.ts';
import { expect, test } from '../../../src/test.ts';

test.use({ provokesErrors: true });

let member: Member;
let token: string;

test.beforeEach(async ({ context }) => {
  member = await joinByApi('Zoya Fernandes');
  token = await rememberMember(context, member);
});

test('posting on a page that was unfollowed meanwhile (403) is refused, and works after following again', async ({
  page,
}) => {
  const maker = await tokenOf(await joinByApi('Kabir Anand'));
  const id = await pageByApi(maker, `Rangmanch ${member.phone}`);
  await call('/user/pages/toggleFollow', { id }, token);
  await page.goto(`/dashboard/pages/details/${id}`);
  const composer = await openComposer(page);
  await composer.getByRole('textbox', { name: 'Your post' }).fill('Auditions on Friday');
  await call('/user/pages/toggleFollow', { id }, token);
  const answer = page.waitForResponse('**/user/feeds/create');
  await composer.getByRole('button', { name: 'Post', exact: true }).click();
  expect((await answer).status()).toBe(403);
  await expect(composer.getByRole('alert')).toContainText('What you wrote is kept.');
  await composer.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Follow', exact: true }).click();
  await page.getByRole('button', { name: 'Draft: Auditions on Friday' }).click();
  await composer.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByRole('article', { name: member.name })).toContainText('Auditions on Friday');
});

test('editing a post that was deleted meanwhile (404) says so and keeps the draft, and the list still works', async ({
  page,
}) => {
  const id = await postByApi(token, '<p>Gone in a minute</p>');
  await page.goto('/dashboard');
  const post = page.getByRole('article').filter({ hasText: 'Gone in a minute' });
  await post.getByRole('button', { name: 'Options for this post' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const editor = page.getByRole('dialog', { name: 'Edit post' });
  await editor.getByRole('textbox', { name: 'Your post' }).fill('Gone in an hour');
  await call('/user/feeds/delete', { id }, token);
  await editor.getByRole('button', { name: 'Update' }).click();
  await expect(editor.getByRole('alert')).toHaveText(
    'This post does not exist any more. Nothing you wrote is lost.',
  );
  await expect(editor.getByRole('textbox', { name: 'Your post' })).toHaveText('Gone in an hour');
  await editor.getByRole('button', { name: 'Close' }).click();
  await expect(post).toHaveCount(0);
  await page.goto(`/dashboard/feed/${id}`);
  await expect(page.getByText('Feed not found')).toBeVisible();
  await page
    .getByRole('link', { name: 'Go Back' })
    .or(page.getByRole('button', { name: 'Go Back' }))
    .click();
  await expect(page).toHaveURL('/dashboard');
});

test('joining with an e-mail that has an account (409) names the field, keeps the input, and works with another', async ({
  anotherBrowser,
}) => {
  const page = await (await anotherBrowser()).newPage();
  const person = newPerson('Zoya Fernandes');
  await page.goto('/landing');
  await join(page, { ...person, email: member.email.toUpperCase() });
  const form = page.getByRole('form', { name: 'Join' });
  await expect(form.getByRole('alert').first()).toHaveText(
    'Please fix the following errors: This email is already registered',
  );
  await expect(form.getByLabel('Full name')).toHaveValue(person.name);
  await expect(form.getByLabel('Phone number')).toHaveValue(person.phone);
  await expect(form.getByLabel('Confirm password')).toHaveValue(person.password);
  await form.getByLabel('Email').fill(person.email);
  await expect(form.getByRole('alert')).toHaveCount(0);
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Account created successfully! Please sign in.')).toBeVisible();
});

test('a picture over the server’s limit (413) is named, the post is kept, and can be sent without it', async ({
  page,
}) => {
  // A browser that can count frames would refuse the picture when it is chosen.
  await page.addInitScript(() => Reflect.deleteProperty(window, 'ImageDecoder'));
  await page.goto('/dashboard');
  const composer = await openComposer(page);
  await composer.getByRole('textbox', { name: 'Your post' }).fill('Watch this');
  await composer.getByLabel('Choose photos').setInputFiles(await endlessGif());
  await expect(composer.getByText(photosOf(1))).toBeVisible();
  const answer = page.waitForResponse('**/user/feeds/create');
  await composer.getByRole('button', { name: 'Post', exact: true }).click();
  expect((await answer).status()).toBe(413);
  await expect(composer.getByRole('alert')).toContainText('has more than 300 frames');
  await expect(composer.getByRole('textbox', { name: 'Your post' })).toHaveText('Watch this');
  await composer.getByRole('button', { name: 'Remove photo 1' }).click();
  await composer.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByRole('article').filter({ hasText: 'Watch this' })).toBeVisible();
});

test('too many wrong passwords (429) say to wait and keep the input', async ({ anotherBrowser }) => {
  const page = await (await anotherBrowser()).newPage();
  await page.goto('/landing');
  for (let guess = 0; guess < 5; guess += 1) {
    await signIn(page, { email: member.email, password: `not the password ${guess}` });
    await expect(page.getByRole('alert')).toHaveText('Invalid credentials');
  }
  await signIn(page, member);
  await expect(page.getByRole('alert')).toHaveText('That was too often. Please wait a little and try again.');
  const form = page.getByRole('form', { name: 'Sign in' });
  await expect(form.getByLabel('Email', { exact: true })).toHaveValue(member.email);
  await expect(form.getByLabel('Password', { exact: true })).toHaveValue(member.password);
});
