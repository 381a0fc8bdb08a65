import { joinByApi, newPerson } from '../../../src/api.ts';
import { todayInIndia } from '../../../src/steps.ts';
import { expect, test, type Page } from '../../../src/test.ts';

// The texts that the specification quotes, letter for letter.

type Form = ReturnType<Page['getByRole']>;

const formOf = (page: Page, name: 'Join' | 'Sign in') => page.getByRole('form', { name });
const lastYear = Number(todayInIndia({ year: 'numeric' })) + 4;

test.describe('on the landing page', () => {
  // The browser logs error responses.
  test.use({ provokesErrors: true });

  test('joining shows missing fields, taken values, and success', async ({ page }) => {
    const taken = await joinByApi('Sneha Pillai');
    const person = newPerson('Lalrinpuii Hmar');
    await page.goto('/landing');
    await page.getByRole('tab', { name: 'Join' }).click();
    const form = formOf(page, 'Join');

    await test.step('shows missing fields', async () => {
      await create(form);
      await says(form, [
        'Full name is required',
        'Email is required',
        'Phone number is required',
        'Password must be at least 8 characters long',
      ]);
      await fillIn(form, { 'Full name': person.name, 'Phone number': '12345', Email: taken.email });
      // A field's error disappears when the field changes.
      for (const gone of ['Full name is required', 'Email is required', 'Phone number is required']) {
        await expect(form.getByText(gone)).toHaveCount(0);
      }
      await fillIn(form, { Password: person.password, 'Confirm password': 'something else' });
      await create(form);
      await says(form, ['Phone number must be 10 digits long', 'Passwords do not match']);
    });

    await test.step('shows every taken value', async () => {
      await fillIn(form, { 'Phone number': taken.phone, 'Confirm password': person.password });
      await create(form);
      const banner = form.getByRole('alert');
      await expect(banner).toHaveText(
        'Please fix the following errors: This email is already registered || This phone number is already registered',
      );
      await fillIn(form, { Email: person.email });
      await expect(banner).toHaveCount(0);
    });

    await test.step('leads to signing in', async () => {
      await fillIn(form, { 'Phone number': person.phone });
      const answer = page.waitForResponse('**/user/auth/signUp');
      await create(form);
      expect(await (await answer).json()).toMatchObject({ message: 'User created successfully' });
      await expect(page.getByText('Account created successfully! Please sign in.')).toBeVisible();
      await expect(page.getByRole('tab', { name: 'Sign in' })).toHaveAttribute('aria-selected', 'true');
      await expect(formOf(page, 'Sign in').getByLabel('Email', { exact: true })).toHaveValue(person.email);
    });
  });
});

test('signing in on the landing page asks for both fields, by email and by phone', async ({ page }) => {
  await page.goto('/landing#login');
  const form = formOf(page, 'Sign in');
  for (const way of ['Email', 'Phone']) {
    await form.getByRole('button', { name: way, exact: true }).click();
    await enter(form);
    await says(form, ['Email or Phone is required', 'Password is required']);
  }
});

test('the separate join page has its own rules', async ({ page }) => {
  await page.goto('/landing/auth/joinNow');
  const form = formOf(page, 'Join');
  await create(form);
  await says(form, [
    'Name is required',
    'Email is required',
    'Phone number is required',
    'College name is required',
    'College year is required',
    'Password is required',
    'Please confirm your password',
  ]);
  await fillIn(form, {
    'Full name': 'Lalrinpuii Hmar',
    Email: 'lal@example',
    'Phone number': '90002 1834',
    'College name': 'Pachhunga University College',
    'College year': '27',
    Password: 'short',
    'Confirm password': 'shorter',
  });
  await create(form);
  await says(form, [
    'Please enter a valid email',
    'Please enter a valid 10-digit phone number',
    'Please enter a valid 4-digit year',
    'Password must be at least 8 characters long',
    'Passwords do not match',
  ]);
  for (const year of ['1999', String(lastYear + 1)]) {
    await fillIn(form, { 'College year': year });
    await create(form);
    await says(form, [`Please enter a valid year between 2000 and ${lastYear}`]);
  }
});

test('the separate sign-in page has its own rules', async ({ page }) => {
  await page.goto('/landing/auth/signIn');
  const form = formOf(page, 'Sign in');
  await enter(form);
  await says(form, ['Email is required', 'Password is required']);
  await fillIn(form, { Email: 'lal@' });
  await enter(form);
  await says(form, ['Please enter a valid email']);
  await form.getByRole('button', { name: 'Phone', exact: true }).click();
  await enter(form);
  await says(form, ['Phone number is required']);
  await fillIn(form, { 'Phone number': '12345' });
  await enter(form);
  await says(form, ['Please enter a valid 10-digit phone number']);
  await expect(form.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
    'href',
    '/auth/forgot-password',
  );
});

const create = (form: Form) => form.getByRole('button', { name: 'Create account' }).click();
const enter = (form: Form) => form.getByRole('button', { name: 'Sign in', exact: true }).click();

async function fillIn(form: Form, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await form.getByLabel(label, { exact: true }).fill(value);
  }
}

async function says(form: Form, texts: string[]): Promise<void> {
  for (const text of texts) await expect(form.getByText(text, { exact: true })).toBeVisible();
}
