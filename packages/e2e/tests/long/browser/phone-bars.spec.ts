import { joinByApi, postByApi } from '../../../src/api.ts';
import { viewports } from '../../../src/screens.ts';
import { rememberMember } from '../../../src/steps.ts';
import { expect, test } from '../../../src/test.ts';

test.use({ viewport: viewports.phone });

test('the comment box stands at the foot of a sheet that covers the bottom bar', async ({
  context,
  page,
}) => {
  const token = await rememberMember(context, await joinByApi('Sneha Pillai'));
  const two = `Gate notice ${crypto.randomUUID()}`;
  for (const text of ['Gate notice one', two, 'Gate notice three'])
    await postByApi(token, `<p>${text}</p>${'<p>We meet at the gate.</p>'.repeat(6)}`);
  await page.goto('/dashboard/profile');
  const post = page.getByRole('article').filter({ hasText: two });
  const comment = post.getByRole('button', { name: /^Comment/ });
  // The button stands right above the bar.
  await comment.evaluate((button, height) => {
    scrollBy(0, button.getBoundingClientRect().bottom - (height - 70));
  }, viewports.phone.height);
  await comment.click();
  const sheet = page.getByRole('dialog', { name: 'Comments and likes' });
  await expect(sheet.getByRole('textbox')).toBeFocused();
  // It covers the bar, and the field is at its foot.
  const form = sheet.getByRole('textbox').locator('xpath=ancestor::form');
  const { height } = viewports.phone;
  await expect
    .poll(async () => {
      const [box, paper] = [
        await form.boundingBox(),
        await form.locator('xpath=ancestor::*[contains(@class, "MuiDialog-paper")]').boundingBox(),
      ];
      if (!box || !paper) return undefined;
      return {
        paper: paper.y + paper.height === height,
        field: box.y + box.height > height - 24 && box.y + box.height <= height,
      };
    })
    .toEqual({ paper: true, field: true });
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(comment).toBeFocused();
});

test('a comment that is written keeps clear of the bar, its button and the suggested names with it', async ({
  context,
  page,
}) => {
  const author = await joinByApi('Sneha Pillai');
  const token = await rememberMember(context, author);
  // The field of the post's own page begins half behind the bar.
  const id = await postByApi(token, '<p>Gate notice</p>'.repeat(13));
  await page.goto(`/dashboard/feed/${id}`);
  const field = page.getByRole('textbox', { name: 'Write a comment' });
  const form = page.locator('form').filter({ has: field });
  await expect(field).toBeVisible();
  const bar = page.getByRole('navigation').filter({ has: page.getByRole('button', { name: 'More' }) });
  /** How far the form ends above the bar, or above the end of the window where the keyboard leaves no room for the bar. */
  const room = async () => {
    const foot = (await bar.isVisible()) ? await bar.boundingBox() : null;
    const end = foot?.y ?? page.viewportSize()?.height ?? 0;
    return end - (await form.evaluate((element) => element.getBoundingClientRect().bottom));
  };
  expect(await room()).toBeLessThan(0);
  await field.focus();
  await expect.poll(room).toBeGreaterThan(8);
  await page.keyboard.type('One\nTwo\nThree\nFour\nFive @Sneha');
  await expect(page.getByRole('option', { name: /Sneha Pillai/ }).first()).toBeVisible();
  await expect.poll(room).toBeGreaterThan(8);
  const post = form.getByRole('button', { name: 'Post', exact: true });
  const isUncovered = () =>
    post.evaluate((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  expect(await isUncovered()).toBe(true);
  // The keyboard opens.
  await page.setViewportSize({ ...viewports.phone, height: 420 });
  await expect(bar).toBeHidden();
  await expect.poll(room).toBeGreaterThan(8);
  expect(await isUncovered()).toBe(true);
  // It closes; the focus stays.
  await page.setViewportSize(viewports.phone);
  await expect(bar).toBeVisible();
  await expect.poll(room).toBeGreaterThan(8);
});

for (const width of [360, 390]) {
  test(`visitors see the name on one line, and the landing page from its top, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    // "Login" leads here: the form is whole without scrolling.
    await page.goto('/landing#login');
    await expect(page.getByRole('form', { name: 'Sign in' }).getByLabel('Email')).toBeFocused();
    const name = page.getByRole('banner').getByText('Campus Commons', { exact: true });
    expect(await name.evaluate((text) => text.getClientRects().length)).toBe(1);
    expect((await name.boundingBox())?.height).toBeLessThan(28);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeInViewport({ ratio: 1 });
  });
}

/** How far down the picture of the courtyard begins to be drawn, as a share of its height: above is only sky. */
const SKY = 0.24;

for (const [width, height] of [
  [1024, 700],
  [1366, 768],
  [1920, 900],
  [2560, 1200],
] as const) {
  test(`the words of the landing page stand above its picture, in a window of ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/landing#login');
    const words = await page.getByText(/is one shared courtyard/).boundingBox();
    const picture = await page
      .locator('section', { has: page.getByRole('heading', { level: 1 }) })
      .evaluate((section) => section.lastElementChild?.getBoundingClientRect().toJSON() as DOMRect);
    const lowest = (words?.y ?? 0) + (words?.height ?? Infinity);
    expect(lowest).toBeLessThan(picture.top + SKY * picture.height);
  });
}
