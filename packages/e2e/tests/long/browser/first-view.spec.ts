import { joinByApi, postByApi, tokenOf, type Member } from '../../../src/api.ts';
import { firstViews, loadView, MAX_FILES } from '../../../src/first-view/requests.ts';
import { rememberMember } from '../../../src/steps.ts';
import { expect, test } from '../../../src/test.ts';

// What is loaded before the first paint is also limited by the build (member-web/vite.budget.ts), which cannot see what a
// screen loads once it runs. "npm run first-view" prints the files.

/** Fonts of scripts in which members write: they come with a post, not with the screen. */
const FONT_OF_CONTENT = /\/(?:devanagari|\w+-(?:extended|greek|cyrillic))-[\w-]+\.woff2$/;

let member: Member;
let post: string;

test.beforeAll(async () => {
  member = await joinByApi('Meera Joshi');
  post = await postByApi(await tokenOf(member), '<p>The tank at dawn.</p>');
});

for (const { name } of firstViews('')) {
  test(`the first view of the ${name} needs at most ${MAX_FILES} files`, async ({ context }) => {
    const view = firstViews(post).find((one) => one.name === name);
    if (!view) throw new Error(`There is no view ${name}`);
    if (view.isMembers) await rememberMember(context, member);
    const files = await loadView(context, view, false);
    const paths = files.map(({ path }) => path).filter((path) => !FONT_OF_CONTENT.test(path));
    expect(new Set(paths).size, 'every file is loaded once').toBe(paths.length);
    expect(paths.length, paths.join('\n')).toBeLessThanOrEqual(MAX_FILES);
  });
}
