import { PICTURE_FORMATS } from '@campus-commons/web-kit/pictures/generated.ts';
import { writeFile } from 'node:fs/promises';
import { joinByApi, pageByApi } from '../../../src/api.ts';
import { endlessGif, makePicture, truncated } from '../../../src/pictures.ts';
import { openComposer } from '../../../src/screens/feed.ts';
import { photosOf, rememberMember } from '../../../src/steps.ts';
import { expect, test, type Page } from '../../../src/test.ts';

let token: string;

test.beforeEach(async ({ context }) => {
  token = await rememberMember(context, await joinByApi('Tenzin Dolma'));
});

test('at 200 % zoom there is room to write, and every control is reachable', async ({ page }) => {
  // The viewport of a 1440×900 window at 200 % zoom.
  await page.setViewportSize({ width: 720, height: 450 });
  await page.goto('/dashboard');
  const composer = await openComposer(page);
  const text = composer.getByRole('textbox', { name: 'Your post' });
  const fourLines = 4 * 26;
  expect((await text.boundingBox())?.height).toBeGreaterThan(fourLines);
  await expect(text).toBeInViewport({ ratio: 1 });
  await expect(composer.getByRole('button', { name: 'Post', exact: true })).toBeInViewport({ ratio: 1 });
  await expect(composer.getByRole('toolbar')).toBeInViewport({ ratio: 1 });
});

test('closing a composer that stayed open over a reload moves the focus to the button that opens it', async ({
  page,
}) => {
  await page.goto('/dashboard');
  await openComposer(page);
  await page.reload();
  await page.getByRole('dialog', { name: 'New post' }).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Share your thoughts...' })).toBeFocused();
});

test('after posting on a page, a member on a phone sees the post', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  // The header of the page fills the window.
  const id = await pageByApi(token, 'Hostel radio', 'We play what you ask for. '.repeat(20));
  await page.goto(`/dashboard/pages/details/${id}`);
  await page.getByRole('link', { name: 'Write a post on Hostel radio' }).click();
  const composer = page.getByRole('dialog', { name: 'New post' });
  await composer.getByRole('textbox', { name: 'Your post' }).fill('On air at nine.');
  await composer.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByRole('article').getByText('On air at nine.')).toBeInViewport();
});

test('a photo that cannot be decoded is refused when it is chosen, and the others stay', async ({ page }) => {
  await page.goto('/dashboard');
  const composer = await openComposer(page);
  const broken = await Promise.all([
    makePicture('teal', 'jpeg', 640, 480).then(truncated),
    makePicture('olive', 'png', 640, 480).then(truncated),
    endlessGif(),
  ]);
  const renamed = { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Dear diary, today') };
  // The file type brands of a HEIC photo, as iPhones take.
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
  await composer
    .getByLabel('Choose photos')
    .setInputFiles([
      ...broken,
      renamed,
      { name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: heic },
      await makePicture('crimson', 'png', 480, 640),
    ]);
  await expect(composer.getByText(photosOf(1))).toBeVisible();
  const alert = composer.getByRole('alert');
  await expect(alert).toContainText('“half-teal.jpeg” is damaged and cannot be opened.');
  await expect(alert).toContainText('“half-olive.png” is damaged and cannot be opened.');
  await expect(alert).toContainText('“endless.gif” has more than 300 frames.');
  await expect(alert).toContainText('“notes.jpg” is no picture, whatever its name says.');
  await expect(alert).toContainText('“IMG_1.HEIC” is a HEIC photo');
});

test('photos dropped onto or beside the composer are added; other files are refused by name', async ({
  page,
}, testInfo) => {
  await page.goto('/dashboard');
  const composer = await openComposer(page);
  await composer.getByRole('textbox', { name: 'Your post' }).pressSequentially('From the roof');
  const photo = await makePicture('teal', 'jpeg', 640, 480);
  const another = await makePicture('crimson', 'png', 480, 640);
  const list = { name: 'timetable.pdf', buffer: Buffer.from('%PDF-1.7') };
  const paths = await Promise.all(
    [photo, another, list].map(async ({ name, buffer }) => {
      const path = testInfo.outputPath(name);
      await writeFile(path, buffer);
      return path;
    }),
  );
  const box = await composer.getByRole('textbox').boundingBox();
  if (!box) throw new Error('The editor is missing');
  const drag = await dragFiles(page);
  const drop = async (files: string[], x: number, y: number) => {
    await drag('dragEnter', files, x, y);
    await drag('dragOver', files, x, y);
    await expect(page.getByText('Drop photos here')).toBeVisible();
    await drag('drop', files, x, y);
    await expect(page.getByText('Drop photos here')).toBeHidden();
  };

  await drop(paths, box.x + 20, box.y + 20);
  await expect(composer.getByText(photosOf(2))).toBeVisible();
  await expect(composer.getByRole('alert')).toHaveText(
    `“timetable.pdf” cannot be added. Choose a ${PICTURE_FORMATS} picture.`,
  );
  await drop(paths.slice(0, 1), 20, 20);
  await expect(composer.getByText(photosOf(3))).toBeVisible();
  await expect(composer.getByRole('textbox', { name: 'Your post' })).toHaveText('From the roof');

  await composer.getByRole('button', { name: 'Post', exact: true }).click();
  const post = page.getByRole('article').filter({ hasText: 'From the roof' });
  await expect(post.getByRole('button', { name: /^Open picture/ })).toHaveCount(3);
});

/** Returns what drags and drops files from outside of the browser. */
async function dragFiles(page: Page) {
  const browser = await page.context().newCDPSession(page);
  return (type: 'dragEnter' | 'dragOver' | 'drop', files: string[], x: number, y: number) =>
    browser.send('Input.dispatchDragEvent', {
      type,
      x,
      y,
      data: { items: [], files, dragOperationsMask: 1 },
    });
}

test('a photo dropped where nothing takes it is not opened, on both sites', async ({
  page,
  environment,
}, testInfo) => {
  const { name, buffer } = await makePicture('teal', 'jpeg', 640, 480);
  const path = testInfo.outputPath(name);
  await writeFile(path, buffer);
  for (const address of ['/dashboard', environment.consoleUrl]) {
    await page.goto(address);
    const field = page.getByRole('button', { name: 'Share your thoughts...' }).or(page.getByRole('textbox'));
    const box = await field.first().boundingBox();
    if (!box) throw new Error('The page is empty');
    const opened = page.url();
    const drag = await dragFiles(page);
    for (const [x, y] of [
      [5, 500],
      [box.x + 20, box.y + 20],
    ] as const) {
      for (const type of ['dragEnter', 'dragOver', 'drop'] as const) await drag(type, [path], x, y);
      await expect(field.first()).toBeVisible();
    }
    expect(
      page
        .context()
        .pages()
        .map((each) => each.url()),
    ).toEqual([opened]);
  }
});

test('what is typed is posted as it was typed: spaces, numbers, operators; and addresses are links', async ({
  page,
}) => {
  await page.goto('/dashboard');
  const composer = await openComposer(page);
  const text = composer.getByRole('textbox', { name: 'Your post' });
  // The editor itself, not the field before it.
  await expect(composer.getByRole('button', { name: 'Bold' })).toBeEnabled();
  const lines = [
    '15. August is a holiday',
    '5 * 4 * 3 and 2 ** 3 ** 2, a ~~ b ~~ c',
    '    indented  by   spaces',
    'snake_case __init__ 10 - 5',
    '- 5 degrees',
    '# 1 of the list',
    'see https://iet.ac.in. Or iet.ac.in/notes, or www.iet.ac.in',
  ];
  for (const [index, line] of lines.entries()) {
    await text.pressSequentially(line);
    if (index < lines.length - 1) await text.press('Enter');
  }
  const shown = (element: Element) =>
    Array.from(element.querySelectorAll('p'), (paragraph) => {
      const range = document.createRange();
      range.selectNodeContents(paragraph);
      return [paragraph.innerText, Math.round(range.getBoundingClientRect().width)];
    });
  const written = await text.evaluate(shown);
  expect(written.map(([line]) => line)).toEqual(lines);
  await composer.getByRole('button', { name: 'Post', exact: true }).click();
  const post = page.getByRole('article').filter({ hasText: 'indented' });
  await expect(post.getByRole('link', { name: 'www.iet.ac.in' })).toHaveAttribute(
    'href',
    'https://www.iet.ac.in',
  );
  await expect(post.getByRole('link', { name: 'https://iet.ac.in', exact: true })).toBeVisible();
  await expect(post.getByRole('link', { name: 'iet.ac.in/notes', exact: true })).toBeVisible();
  await expect(post.getByRole('listitem')).toHaveCount(0);
  const published = await post.evaluate(shown);
  expect(published.map(([line]) => line)).toEqual(lines);
  // Spaces are as wide as in the editor.
  expect(Math.abs(Number(published[2]?.[1]) - Number(written[2]?.[1]))).toBeLessThanOrEqual(2);
});
