import { generateKeyPairSync, sign } from 'node:crypto';
import { screen, waitFor, within } from '@testing-library/react';
import { accept, FakeApi, refuse } from '../../test/fakeApi';
import { renderApp } from '../../test/renderApp';
import type { PublicRecordDto } from './generated';

const GET = '/public/getRecord';
const VERIFY = '/public/verifyRecord';
const SERIAL = 'k3mJ0vX8q2TzYb1LwE5uRg';
const HOLDER = 'अनन्या त्रिपाठी';

const newKey = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return { privateKey, name: publicKey.export({ format: 'jwk' }).x ?? '' };
};
const [key, former, strangers] = [newKey(), newKey(), newKey()];
/** Signs as the API does, with the cryptography of Node.js instead of what the site checks with. */
function signed(content: object, { privateKey }: typeof key = key): string {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const text = `${encode({ alg: 'EdDSA' })}.${encode(content)}`;
  return `${text}.${sign(null, Buffer.from(text), privateKey).toString('base64url')}`;
}

const CONTENT = {
  ...{ serial: SERIAL, holder: HOLDER, role: 'Firmware intern', page: 'Kaveri Robotics' },
  ...{ from: '2026-01-05', to: '2026-03-27', hours: 120, issued: '2026-04-01' },
};
const CODE = signed(CONTENT);
const BADGE = {
  id: `https://maidan.example/records/${SERIAL}`,
  type: ['VerifiableCredential', 'OpenBadgeCredential'],
  validFrom: '2026-04-01T10:20:30.000Z',
  credentialSubject: {
    identifier: [{ identityType: 'name', identityHash: HOLDER }],
    role: 'Firmware intern',
    activityStartDate: '2026-01-05T00:00:00+05:30',
    activityEndDate: '2026-03-27T23:59:59+05:30',
    narrative: '120 hours',
    achievement: { description: 'Wrote the driver of the left arm.', creator: { name: 'Kaveri Robotics' } },
  },
};
const CREDENTIAL = signed(BADGE);
const known: PublicRecordDto = {
  ...{ serial: SERIAL, kind: 'internship', holder: HOLDER, page: { id: '12', name: 'Kaveri Robotics' } },
  ...{ issuer: 'Rohan Mehta', role: 'Firmware intern', done: 'Wrote the driver of the left arm.' },
  ...{ hours: 120, from: '2026-01-05', to: '2026-03-27', state: 'accepted', reason: null, revokedBy: null },
  ...{ issuedAt: '2026-04-01T10:20:30.000Z', acceptedAt: '2026-04-01T10:20:30.000Z', revokedAt: null },
  ...{ code: CODE, credential: CREDENTIAL, keyId: key.name },
};
const answering = (rest: Partial<PublicRecordDto> = {}) =>
  new FakeApi().on(GET, accept({ data: { ...known, ...rest } }));
const away = () => new FakeApi().on(GET, refuse(502, 'Away'));
const open = (hash: string, api: FakeApi, serial = SERIAL) => renderApp(`/records/${serial}${hash}`, { api });

const was = window.__CAMPUS_COMMONS__;
beforeEach(() => {
  window.__CAMPUS_COMMONS__ = { ...(was as object), recordKeys: [key.name, former.name] };
});
afterEach(() => {
  window.__CAMPUS_COMMONS__ = was;
});

const standing = () => screen.findByText('Signature genuine');
const isForged = async () => {
  expect(await screen.findByRole('heading', { level: 1, name: 'This record is not genuine' })).toBeVisible();
  // Nobody takes a picture of our page that says what was never signed.
  expect(screen.queryByText(HOLDER)).not.toBeInTheDocument();
};

describe('the page of a record', () => {
  it('shows a visitor who did what for whom, that the signature is genuine, and that it was not revoked', async () => {
    open(`#${CODE}`, answering());
    expect(await standing()).toBeVisible();
    const sheet = screen.getByRole('article');
    for (const text of [
      'Firmware intern',
      'Kaveri Robotics',
      'Wrote the driver of the left arm.',
      '120 hours',
    ])
      expect(within(sheet).getByText(text)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: HOLDER })).toBeVisible();
    expect(sheet).toHaveTextContent('5 January – 27 March 2026');
    expect(await screen.findByText(/It was not revoked\./)).toBeVisible();
    expect(await screen.findByRole('img', { name: 'QR code with the link of this record' })).toBeVisible();
    expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });

  it('is checked by the code that the API has, where the link carries none', async () => {
    open('', answering());
    expect(await standing()).toBeVisible();
  });

  it('is genuine while the API is away, and says that it could not ask whether it was revoked', async () => {
    const api = away();
    const { user } = open(`#${CODE}`, api);
    expect(await standing()).toBeVisible();
    expect(await screen.findByText(/Whether it was revoked could not be asked\./)).toBeVisible();
    expect(within(screen.getByRole('article')).getByRole('status')).toHaveTextContent(
      'Signature genuine. Whether it was revoked could not be asked.',
    );
    expect(screen.getByRole('heading', { level: 1, name: HOLDER })).toBeVisible();
    api.on(GET, accept({ data: known }));
    await user.click(screen.getByRole('button', { name: 'Ask again' }));
    expect(await screen.findByText(/It was not revoked\./)).toBeVisible();
  });

  it.each([
    ['page', 'its page'],
    ['console', 'Campus Commons'],
  ] as const)('says first of all that a record was revoked, by whom and why: %s', async (revokedBy, name) => {
    const revokedAt = '2026-05-02T08:00:00.000Z';
    open(`#${CODE}`, answering({ state: 'revoked', reason: 'Issued twice', revokedAt, revokedBy }));
    expect(await screen.findByText(`Revoked by ${name} on 2 May 2026. Do not rely on it.`)).toBeVisible();
    expect(screen.getByText('Reason: Issued twice')).toBeVisible();
    expect(screen.queryByText('Signature genuine')).not.toBeInTheDocument();
  });

  it('of a former key is genuine', async () => {
    open(`#${signed(CONTENT, former)}`, answering());
    expect(await standing()).toBeVisible();
  });

  it.each([
    ['one character changed', `#${CODE.slice(0, 60)}${CODE[60] === 'A' ? 'B' : 'A'}${CODE.slice(61)}`],
    ['its last character changed', `#${CODE.slice(0, -1)}${CODE.endsWith('-') ? '_' : '-'}`],
    ['its end cut off', `#${CODE.slice(0, -9)}`],
    ['the signature of a stranger’s key', `#${signed(CONTENT, strangers)}`],
    ['another content that was signed', `#${CREDENTIAL}`],
    ['no code at all', '#top'],
  ])('with %s is not genuine, whatever the API knows', async (_what, hash) => {
    open(hash, answering());
    await isForged();
  });

  it('with the number of another record in its address is not genuine', async () => {
    open(`#${CODE}`, answering({ holder: 'Somebody else' }), 'AAAAAAAAAAAAAAAAAAAAAA');
    await isForged();
    expect(screen.getByText(/put together from two records/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Show the record of this number' })).toHaveAttribute(
      'href',
      '/records/AAAAAAAAAAAAAAAAAAAAAA',
    );
  });

  it('that its holder removed says so, with a code; without one it is not found', async () => {
    const { unmount } = open(`#${CODE}`, new FakeApi().on(GET, refuse(404, 'There is no such record')));
    expect(await screen.findByText(/its holder has removed it/)).toBeVisible();
    unmount();
    open('', new FakeApi().on(GET, refuse(404, 'There is no such record')));
    expect(await screen.findByText('Record not found')).toBeVisible();
  });

  it('is shown without keys, and not called genuine', async () => {
    window.__CAMPUS_COMMONS__ = was;
    open(`#${CODE}`, answering());
    expect(await screen.findByText('The signature was not checked')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: HOLDER })).toBeVisible();
  });
});

describe('what one takes along', () => {
  it('is its link, with the code that is checked without us', async () => {
    const { user } = open('', answering());
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(await screen.findByRole('button', { name: 'Copy link' }));
    expect(copied).toHaveBeenLastCalledWith(expect.stringMatching(new RegExp(`/records/${SERIAL}#${CODE}$`)));
  });

  it('is the signed file, and its content to read', async () => {
    const saved: Blob[] = [];
    const names: string[] = [];
    URL.createObjectURL = (file) => {
      saved.push(file as Blob);
      return 'blob:file';
    };
    URL.revokeObjectURL = () => {};
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    const { user } = open(`#${CODE}`, answering());
    await user.click(await screen.findByRole('button', { name: 'Download signed file (JWT)' }));
    await user.click(screen.getByRole('button', { name: 'Download JSON' }));
    expect(names).toEqual([`record-${SERIAL}.jwt`, `record-${SERIAL}.json`]);
    expect(await saved[0]?.text()).toBe(CREDENTIAL);
    expect(JSON.parse((await saved[1]?.text()) ?? '')).toEqual(BADGE);
  });
});

describe('a file that somebody sent', () => {
  const choose = async (
    text: string,
    api = answering().on(VERIFY, accept({ data: { isGenuine: true, state: 'accepted' } })),
  ) => {
    const { user } = open(`#${CODE}`, api);
    await screen.findByRole('article');
    await user.upload(
      screen.getByLabelText('Choose a file', { selector: 'input' }),
      new File([text], 'record.jwt'),
    );
    return within(screen.getByRole('region', { name: 'Check a file' }));
  };

  it('is checked in the browser, and the API is asked whether it was revoked', async () => {
    const api = answering().on(VERIFY, accept({ data: { isGenuine: true, state: 'revoked' } }));
    const section = await choose(`${CREDENTIAL}\n`, api);
    expect(
      await section.findByText(`${HOLDER} worked as Firmware intern for Kaveri Robotics.`),
    ).toBeVisible();
    expect(await section.findByText('Revoked. Do not rely on it.')).toBeVisible();
    expect(section.getByRole('link', { name: 'Open this record' })).toHaveAttribute(
      'href',
      `/records/${SERIAL}`,
    );
    expect(api.callsTo(VERIFY).map(({ body }) => body)).toEqual([{ credential: CREDENTIAL }]);
  });

  it('is genuine while the API is away', async () => {
    const section = await choose(CREDENTIAL, answering().on(VERIFY, refuse(502, 'Away')));
    await waitFor(() =>
      expect(section.getByRole('status')).toHaveTextContent(
        'Signature genuine. Whether it was revoked could not be asked.',
      ),
    );
  });

  it.each([
    [
      'was changed',
      CREDENTIAL.replace(/.(?=[^.]*$)/, (letter) => (letter === 'A' ? 'B' : 'A')),
      'This file is not genuine',
    ],
    ['is of a stranger’s key', signed(BADGE, strangers), 'This file is not genuine'],
    ['is something else', 'Dear Sir or Madam', 'This file is not genuine'],
    [
      'is the content alone',
      JSON.stringify(BADGE),
      'This file has no signature. Ask for the one that ends in .jwt.',
    ],
    ['is far too large', 'a'.repeat(100_001), 'This file is too large to be a record.'],
  ])('that %s is not taken for genuine', async (_what, text, said) => {
    const section = await choose(text);
    expect(await section.findByText(said)).toBeVisible();
    expect(section.queryByText('Signature genuine')).not.toBeInTheDocument();
  });
});
