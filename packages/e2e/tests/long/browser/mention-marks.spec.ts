import { joinByApi, postByApi } from '../../../src/api.ts';
import { viewports } from '../../../src/screens.ts';
import { rememberMember } from '../../../src/steps.ts';
import { expect, test } from '../../../src/test.ts';

// How a chosen mention looks while one writes.

for (const [device, viewport] of Object.entries(viewports)) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    test(`a mention in a comment is drawn where the field has its letters, on a ${device}`, async ({
      context,
      page,
    }) => {
      const friend = await joinByApi('Thenmozhi Annamalai');
      const token = await rememberMember(context, await joinByApi('Kabir Anand'));
      await page.goto(`/dashboard/feed/${await postByApi(token, '<p>Who comes?</p>')}`);
      const field = page.getByRole('textbox', { name: 'Write a comment' });
      await field.click();
      await page.keyboard.type('Dear @Thenmozhi An');
      await page.getByRole('option', { name: friend.name }).first().click();
      const mark = field.locator('xpath=..').locator('mark');
      await expect(mark).toHaveText(`@${friend.name}`);
      // Longer than the eight lines that the field shows, so that it scrolls.
      await page.keyboard.type(' please bring the tripod, and the long name of a friend'.repeat(12));
      const geometry = () =>
        mark.evaluate((drawn) => {
          const layer = drawn.parentElement;
          const area = layer?.parentElement?.querySelector('textarea');
          if (!layer || !area) throw new Error('It lies in no field');
          const [a, b] = [layer.getBoundingClientRect(), area.getBoundingClientRect()];
          return {
            // The same lines, and the same part of them.
            height: layer.scrollHeight - area.scrollHeight,
            scrolled: layer.scrollTop - area.scrollTop,
            place: [a.left - b.left, a.top - b.top, layer.clientWidth - area.clientWidth].map(Math.round),
            isScrolled: area.scrollTop > 0,
          };
        });
      await expect.poll(geometry).toEqual({ height: 0, scrolled: 0, place: [0, 0, 0], isScrolled: true });
      await field.evaluate((area) => area.scrollTo(0, 0));
      await expect.poll(geometry).toEqual({ height: 0, scrolled: 0, place: [0, 0, 0], isScrolled: false });
      // Undo and a change of the name work as without it.
      await field.fill(`@${friend.name}s`);
      await expect(mark).toHaveCount(0);
      await expect(field).toHaveCSS(
        '-webkit-text-fill-color',
        await field.evaluate((f) => getComputedStyle(f).color),
      );
    });
  });
}

test('a mention in a post is highlighted, and its text, undo and caret stay as they are', async ({
  context,
  page,
}) => {
  const friend = await joinByApi('Thenmozhi Annamalai');
  await rememberMember(context, await joinByApi('Kabir Anand'));
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Share your thoughts...' }).click();
  const composer = page.getByRole('dialog', { name: 'New post' });
  await expect(composer.getByRole('toolbar', { name: 'Formatting' })).toBeVisible();
  const text = composer.getByRole('textbox', { name: 'Your post' });
  await page.keyboard.type('Dear @Thenmozhi An');
  await composer.getByRole('option', { name: friend.name }).first().click();
  const marked = () =>
    page.evaluate(() =>
      [...(CSS.highlights.get('chosen-mention') ?? [])].map((range) => (range as Range).toString()),
    );
  await expect.poll(marked).toEqual([`@${friend.name}`]);
  // The space that one types after it is there already.
  await page.keyboard.type(' hello');
  await expect(text).toHaveText(`Dear @${friend.name} hello`);
  expect(await text.locator('p').innerHTML()).toBe(`Dear @${friend.name} hello`);
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(marked).toEqual([]);
});
