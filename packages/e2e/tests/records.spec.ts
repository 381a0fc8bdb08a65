import jsqr from 'jsqr';
import sharp from 'sharp';
import { expectNoOverflow, expectNoViolations, phoneAtRest } from '../src/accessibility.ts';
import { acceptedRecord } from '../src/record-by-api.ts';
import { expect, test, type Page } from '../src/test.ts';

// The API is out of reach in one step.
test.use({ ...phoneAtRest, provokesErrors: true, deviceScaleFactor: 3 });

/** As long as names may be, in letters of three bytes: what makes the largest QR code. */
const longest = (words: string, length = 100) => `${words} `.repeat(20).slice(0, length).trim();
const HOLDER = longest('अनन्या त्रिपाठी');
const ROLE = longest('नदी से निकली चीज़ें छाँटने वाली');
// The number that makes it the only one of its name is of ten digits.
const PAGE = longest('कावेरी सफ़ाई अभियान', 89);

/** What a QR code says. Like a camera it tries several sizes of the picture, here of so many pixels a square. */
async function readQrCode(picture: Buffer, side: number): Promise<string> {
  for (const pixels of [8, 6, 4]) {
    const resized = sharp(picture)
      .resize(side * pixels)
      .ensureAlpha();
    const { data, info } = await resized.raw().toBuffer({ resolveWithObject: true });
    const found = jsqr.default(new Uint8ClampedArray(data), info.width, info.height);
    if (found) return found.data;
  }
  return '';
}

async function expectAccessible(page: Page, state: string) {
  await expectNoViolations(page, state);
  await expectNoOverflow(page, state);
}

test('a record is checked signed out: by its page, from the paper with the API out of reach, forged, and revoked', async ({
  page,
  environment,
}) => {
  const { serial, revoke } = await acceptedRecord({ holder: HOLDER, page: PAGE, role: ROLE });
  let link = '';

  await test.step('its page says that it is genuine and was not revoked', async () => {
    await page.goto(`/records/${serial}`);
    await expect(page.getByRole('heading', { level: 1, name: HOLDER })).toBeVisible();
    await expect(page.getByRole('article').getByRole('status')).toContainText(
      'Signature genuine. It was not revoked.',
    );
    await expect(page.getByText('Sorted 140 kg')).toBeVisible();
    await expectAccessible(page, 'accepted');
  });

  await test.step('another program reads the printed QR code', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    const code = page.getByRole('img', { name: 'QR code with the link of this record' });
    const side = Number((await code.getAttribute('viewBox'))?.split(' ').at(-1));
    // Version 29 has 133 squares; the light border has eight.
    expect(side).toBeLessThanOrEqual(133 + 8);
    link = await readQrCode(await code.screenshot(), side);
    expect(link).toMatch(new RegExp(`^${environment.memberOrigin}/records/${serial}#[^#]+$`));
    await page.emulateMedia({ media: null });
  });

  await test.step('what it leads to is genuine while the API is out of reach', async () => {
    await page.route(`${environment.apiOrigin}/**`, (route) => route.abort());
    await page.goto('about:blank');
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1, name: HOLDER })).toBeVisible();
    await expect(
      page.getByText('Signature genuine. Whether it was revoked could not be asked.'),
    ).toBeVisible();
    await expectAccessible(page, 'with the API out of reach');
    await page.unroute(`${environment.apiOrigin}/**`);
  });

  await test.step('with one character changed it is not', async () => {
    const at = link.length - 120;
    await page.goto('about:blank');
    await page.goto(link.slice(0, at) + (link[at] === 'A' ? 'B' : 'A') + link.slice(at + 1));
    await expect(page.getByRole('heading', { level: 1, name: 'This record is not genuine' })).toBeVisible();
    await expect(page.getByText(HOLDER)).toHaveCount(0);
    await expectAccessible(page, 'forged');
  });

  await test.step('once it is revoked, its link says so first', async () => {
    await revoke();
    await page.goto('about:blank');
    await page.goto(link);
    await expect(page.getByRole('article').getByRole('status')).toContainText('Do not rely on it.');
    await expect(page.getByText('Reason: Issued twice')).toBeVisible();
    await expectAccessible(page, 'revoked');
  });
});
