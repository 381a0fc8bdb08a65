import { expect } from '@playwright/test';
import { joinByApi, postByApi, tokenOf } from '../../../src/api.ts';
import { viewports } from '../../../src/screens.ts';
import { rememberAdministrator, rememberMember } from '../../../src/steps.ts';
import { test } from '../../../src/test.ts';

// Opens what has been removed, which the browser logs.
test.use({ provokesErrors: true });

for (const [device, viewport] of Object.entries(viewports)) {
  test(`a member reports on a ${device}, and an administrator removes it and undoes that`, async ({
    context,
    page,
    anotherBrowser,
    environment,
  }) => {
    const [author, reporter] = [await joinByApi('Imran Sheikh'), await joinByApi('Sneha Pillai')];
    const words = `Pay 500 rupees and the ${device} is yours`;
    const post = await postByApi(await tokenOf(author), `<p>${words}</p>`);
    await rememberMember(context, reporter);
    await page.setViewportSize(viewport);

    await test.step('two taps lead to the reasons, and the answer says what comes next', async () => {
      await page.goto(`/dashboard/feed/${post}`);
      await page.getByRole('button', { name: /^Options for Imran/ }).click();
      await page.getByRole('menuitem', { name: 'Report' }).click();
      const dialog = page.getByRole('dialog', { name: 'Report this post' });
      await dialog.getByRole('radio', { name: /Scam or fake offer/ }).check();
      await dialog.getByRole('textbox').fill('He asked my roommate, too.');
      await dialog.getByRole('button', { name: 'Send' }).click();
      const sent = page.getByRole('dialog', { name: 'Report sent' });
      await expect(sent).toContainText('Thank you. A moderator looks by');
      await expect(sent).toContainText('Imran Sheikh is not told who reported.');
      await sent.getByRole('button', { name: 'Done' }).click();
      await expect(page.getByText('Reported', { exact: false }).first()).toBeVisible();
      await expect(page.getByText(words)).toHaveCount(0);
      await page.getByRole('button', { name: 'Show again' }).click();
      await expect(page.getByText(words)).toBeVisible();
    });

    const desk = await anotherBrowser();
    await rememberAdministrator(desk);
    const review = await desk.newPage();
    await review.setViewportSize(viewport);
    await test.step('the case is decided by keyboard, and undone', async () => {
      await review.goto(`${environment.consoleUrl}/review`);
      await review.getByRole('link', { name: new RegExp(words) }).click();
      await expect(review.getByText('He asked my roommate, too.')).toBeVisible();
      await expect(review.getByText(reporter.name)).toHaveCount(0);
      for (const key of ['6', 'r', 'Enter']) await review.keyboard.press(key);
      await expect(review.getByRole('button', { name: 'Undo' }).first()).toBeVisible();
      await page.goto(`/dashboard/feed/${post}`);
      await expect(page.getByText('Feed not found')).toBeVisible();
      await review.getByRole('button', { name: 'Undo' }).first().click();
      await expect(async () => {
        await page.goto(`/dashboard/feed/${post}`);
        await expect(page.getByText(words)).toBeVisible({ timeout: 2_000 });
      }).toPass();
    });

    await test.step('the reporter finds the report in the account settings', async () => {
      await page.goto('/dashboard/account-settings#safety');
      const reports = page.getByRole('list', { name: 'Your reports' });
      await expect(reports.getByRole('listitem')).toHaveCount(1);
      await expect(reports).toContainText('A moderator has not decided yet.');
    });
  });
}
