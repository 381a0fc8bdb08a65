import { joinByApi, postByApi, profileByApi } from '../../../src/api.ts';
import { viewports } from '../../../src/screens.ts';
import { rememberMember, showOwnPosts } from '../../../src/steps.ts';
import { expect, test } from '../../../src/test.ts';

const LONG_TITLE = 'Teaching assistant of the department of electronics';

for (const [device, viewport] of Object.entries(viewports)) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    for (const [title, isShown] of [
      ['Student', true],
      [LONG_TITLE, device === 'desktop'],
    ] as const) {
      test(`the author's title is shown whole or not at all: "${title}", on a ${device}`, async ({
        context,
        page,
      }) => {
        await showOwnPosts(page);
        const member = await joinByApi('Venkatanarasimharajuvaripeta Iyer');
        const token = await rememberMember(context, member);
        const college = { collegeName: 'NID', collegeYear: '2027' };
        await profileByApi(token, { name: member.name, title, bio: 'Clay', ...college });
        await postByApi(token, '<p>Here I am</p>');
        await page.goto('/dashboard');
        const words = page.getByRole('article').getByText(title, { exact: true });
        await expect(words).toBeAttached();
        // The part of the title that lies within what its line shows.
        const part = await words.evaluate((element) => {
          const line = element.parentElement?.parentElement;
          if (!line) throw new Error('It is in no line');
          const [own, room] = [element.getBoundingClientRect(), line.getBoundingClientRect()];
          const width = Math.min(own.right, room.right) - Math.max(own.left, room.left);
          const height = Math.min(own.bottom, room.bottom) - Math.max(own.top, room.top);
          return (Math.max(0, width) * Math.max(0, height)) / (own.width * own.height);
        });
        if (isShown) expect(part).toBeGreaterThan(0.98);
        else expect(part).toBe(0);
      });
    }
  });
}
