import jsqr from 'jsqr';
import sharp from 'sharp';
import { expectNoOverflow, expectNoViolations, phoneAtRest } from '../src/accessibility.ts';
import { call, joinByApi, pageByApi, tokenOf } from '../src/api.ts';
import { inDays } from '../src/screens/opening-answers.ts';
import { expect, test, type Page } from '../src/test.ts';

// The API is out of reach in one step.
test.use({ ...phoneAtRest, provokesErrors: true, deviceScaleFactor: 3 });

const HOLDER = 'अनन्या त्रिपाठी';

async function expectAccessible(page: Page, state: string) {
  await expectNoViolations(page, state);
  await expectNoOverflow(page, state);
}

/** A record that was applied for, done and accepted, as its two sides bring it about. */
async function acceptedRecord() {
  const manager = await joinByApi('Rohan Mehta');
  const managerToken = await tokenOf(manager);
  const holderToken = await tokenOf(await joinByApi(HOLDER));
  const post = async (path: string, body: object, token: string) =>
    (await call(`/user/${path}`, body, token)).data as Record<string, string>;
  const opening = await post(
    'openings/create',
    {
      ...{ kind: 'volunteering', pageId: await pageByApi(managerToken, `Kaveri Clean-up ${manager.phone}`) },
      ...{ title: 'Sort what the river left', field: 'other', mode: 'remote', hoursWeek: 4, weeks: 2 },
      about: 'You sort what we pick up along the Kaveri, and write down what it was, for two Saturdays.',
      ...{ closesOn: inDays(7), places: 1, noFee: true },
    },
    managerToken,
  );
  const { id } = await post(
    'applications/apply',
    {
      openingId: opening.id,
      note: 'I live next to the river and walk there every morning, so I would rather walk with a bag.',
      ...{ answers: [], links: [], shareEmail: false, sharePhone: false },
    },
    holderToken,
  );
  await post('applications/setState', { id, from: 'applied', to: 'offered' }, managerToken);
  await post('applications/setState', { id, from: 'offered', to: 'accepted' }, holderToken);
  const { serial = '' } = await post(
    'records/issue',
    {
      ...{ applicationId: id, role: 'Sorter of findings', hours: 8, from: inDays(-20), to: inDays(-6) },
      done: 'Sorted 140 kg of plastic into eleven kinds, and wrote the table.',
    },
    managerToken,
  );
  await post('records/answer', { serial, accept: true }, holderToken);
  const revoke = () => call('/user/records/revoke', { serial, reason: 'Issued twice' }, managerToken);
  return { serial, revoke };
}

test('a record is checked signed out: by its page, from the paper with the API out of reach, forged, and revoked', async ({
  page,
  environment,
}) => {
  const { serial, revoke } = await acceptedRecord();
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
    const picture = sharp(
      await page.getByRole('img', { name: 'QR code with the link of this record' }).screenshot(),
    );
    const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    link = jsqr.default(new Uint8ClampedArray(data), info.width, info.height)?.data ?? '';
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
