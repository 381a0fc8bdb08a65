import 'reflect-metadata';
import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { compactVerify, decodeProtectedHeader, EmbeddedJWK, importJWK, jwtVerify } from 'jose';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { OPEN_BADGE_SCHEMA } from '../../../../test/support/open-badge-schema.js';
import { newRecordKey, publicRecordKey, readRecordKey } from '../../../config/record-key.js';
import { MAX_CREDENTIAL_LENGTH, RecordSigner } from './record-signer.js';
import { signCompact } from './compact-jws.js';
import { didKeyOf } from './did-key.js';
import type { RecordToSign } from './record-to-sign.js';

const RECORD: RecordToSign = {
  serial: 'k3mJ0vX8q2TzYb1LwE5uRg',
  holder: 'अनन्या त्रिपाठी',
  pageId: 12,
  page: 'Kaveri Robotics',
  issuer: 'Rohan Mehta',
  role: 'Firmware intern',
  done: 'Wrote the driver of the left arm, and tests for it.',
  hours: 120,
  from: '2026-01-05',
  to: '2026-03-27',
  issuedAt: new Date('2026-04-01T20:20:30.456Z'),
  kind: 'internship',
};
/** The same with names as long as they may be: 100 characters each. */
const namedBy = (name: string): RecordToSign => ({ ...RECORD, holder: name, page: name, role: name });
const privateOf = (key: string) => {
  const read = readRecordKey(key);
  if (read === null) throw new Error('No key');
  return read;
};
const publicOf = (key: string) => publicRecordKey(privateOf(key));
const signerOf = (key: string, former = '') =>
  new RecordSigner({
    RECORD_KEY: key,
    RECORD_PUBLIC_KEYS: former,
    BRAND_NAME: 'Maidan',
    MEMBER_ORIGIN: 'https://maidan.example',
  });
const key = newRecordKey();
const signer = signerOf(key);
const publicKey = await importJWK({ kty: 'OKP', crv: 'Ed25519', x: publicOf(key) }, 'EdDSA');

describe('a signed record', () => {
  it('is a JWT that another library verifies, with its own key and by that in its header', async () => {
    const { credential, keyId } = await signer.sign(RECORD);
    const { payload, protectedHeader } = await jwtVerify(credential, publicKey, { algorithms: ['EdDSA'] });
    expect(protectedHeader).toMatchObject({ alg: 'EdDSA', typ: 'JWT' });
    expect((await jwtVerify(credential, EmbeddedJWK)).payload).toEqual(payload);
    expect(payload).toMatchObject({
      iss: protectedHeader.kid?.split('#')[0],
      jti: 'https://maidan.example/records/k3mJ0vX8q2TzYb1LwE5uRg',
      nbf: Date.parse('2026-04-01T20:20:30Z') / 1000,
    });
    expect(keyId).toBe(publicOf(key));
  });

  it('is an Open Badge that names holder, page, brand and what was done', async () => {
    const { payload } = await jwtVerify((await signer.sign(RECORD)).credential, publicKey);
    const validate = new Ajv2020({ strict: false }).compile(OPEN_BADGE_SCHEMA);
    validate(payload);
    expect(validate.errors).toBeNull();
    expect(validate({ ...payload, issuer: 'Maidan', credentialSubject: {} })).toBe(false);
    expect(payload).toMatchObject({
      issuer: { name: 'Maidan', id: payload.iss },
      validFrom: '2026-04-01T20:20:30.000Z',
      credentialSubject: {
        identifier: [{ identityType: 'name', identityHash: 'अनन्या त्रिपाठी', hashed: false }],
        activityStartDate: '2026-01-05T00:00:00+05:30',
        activityEndDate: '2026-03-27T23:59:59+05:30',
        narrative: '120 hours',
        achievement: {
          achievementType: 'Fieldwork',
          description: RECORD.done,
          creator: { name: 'Kaveri Robotics', official: 'Rohan Mehta' },
        },
      },
    });
  });

  it('of volunteering is community service, and may have no hours', async () => {
    const { credential } = await signer.sign({ ...RECORD, kind: 'volunteering', hours: null });
    const { credentialSubject } = (await jwtVerify(credential, publicKey)).payload as {
      credentialSubject: Record<string, unknown>;
    };
    expect(credentialSubject.achievement).toMatchObject({ achievementType: 'CommunityService' });
    expect(credentialSubject).not.toHaveProperty('narrative');
  });

  it('has a code that says what the printed sheet says', async () => {
    const { code } = await signer.sign(RECORD);
    const { payload } = await compactVerify(code, publicKey);
    expect(JSON.parse(Buffer.from(payload).toString())).toEqual({
      serial: RECORD.serial,
      holder: RECORD.holder,
      role: RECORD.role,
      page: RECORD.page,
      from: RECORD.from,
      to: RECORD.to,
      hours: 120,
      // In India it is the day after.
      issued: '2026-04-02',
    });
  });

  it.each([
    // What QR codes hold with their lowest correction (ISO/IEC 18004, table 7): versions 22, 29 and 34.
    ['usual names', RECORD, 1_003],
    ['the longest names in Hindi', namedBy('नि'.repeat(50)), 1_628],
    ['the longest names of all', namedBy('💥'.repeat(100)), 2_191],
  ])('has a code whose link fits into a QR code that phones read: %s', async (_, record, most) => {
    const { code } = await signer.sign(record);
    expect(`https://maidan.example/records/${record.serial}#${code}`.length).toBeLessThanOrEqual(most);
  });

  it('keeps hostile text as text', async () => {
    const hostile = '"}],"iss":"did:evil"</script>\u202e\u0000💥[x](javascript:alert(1))';
    const { credential } = await signer.sign({ ...RECORD, holder: hostile, page: hostile, done: hostile });
    const { payload } = await jwtVerify(credential, publicKey);
    expect(payload).toMatchObject({
      iss: didKeyOf(publicOf(key)),
      credentialSubject: { identifier: [{ identityHash: hostile }], achievement: { description: hostile } },
    });
    // What programs render as Markdown has no member's words.
    expect(
      JSON.stringify(payload.credentialSubject)
        .match(/"narrative":"[^"]*/g)
        ?.join(),
    ).not.toMatch(/javascript|evil/);
    expect(await signer.verify(credential)).toBe(RECORD.serial);
  });
});

describe('checking a credential', () => {
  it('refuses it once any character is another one', async () => {
    const { credential } = await signer.sign(RECORD);
    expect(await signer.verify(` ${credential}\n`)).toBe(RECORD.serial);
    for (let at = 0; at < credential.length; at += 1) {
      const other = credential[at] === 'A' ? 'B' : 'A';
      const changed = credential.slice(0, at) + other + credential.slice(at + 1);
      expect([at, await signer.verify(changed)]).toEqual([at, null]);
    }
  });

  it('refuses every other ending of the same signature', async () => {
    const { credential } = await signer.sign(RECORD);
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const genuine = [];
    for (const last of alphabet)
      if ((await signer.verify(credential.slice(0, -1) + last)) !== null) genuine.push(last);
    expect(genuine).toEqual([credential.at(-1)]);
  });

  it('accepts what a former key has signed, also when the new key has replaced it, and no stranger’s', async () => {
    const { credential } = await signer.sign(RECORD);
    const next = newRecordKey();
    expect(await signerOf(next, `${publicOf(next)},${publicOf(key)}`).verify(credential)).toBe(RECORD.serial);
    expect(await signerOf(next).verify(credential)).toBeNull();
    // A key in the header of a credential is the word of whoever made it.
    const { credential: foreign } = await signerOf(next).sign(RECORD);
    expect(decodeProtectedHeader(foreign).jwk).toMatchObject({ x: publicOf(next) });
    expect(await signer.verify(foreign)).toBeNull();
  });

  it('refuses what is no credential: the code, another content, no content, and far too much', async () => {
    const { code, credential } = await signer.sign(RECORD);
    const own = privateOf(key);
    const others = [
      code,
      await signCompact({}, [], own),
      await signCompact(
        {},
        { type: ['OpenBadgeCredential'], jti: 'https://maidan.example/records/short' },
        own,
      ),
      `${Buffer.from('{"alg":"none"}').toString('base64url')}.${credential.split('.')[1]}.`,
      '',
      'a.b.c',
      '…',
      `${' '.repeat(MAX_CREDENTIAL_LENGTH)}${credential}`,
    ];
    for (const other of others) expect(await signer.verify(other)).toBeNull();
  });

  it('needs a private Ed25519 key to sign', () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const rsa = privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64');
    expect(readRecordKey(rsa)).toBeNull();
    expect(() => signerOf(rsa)).toThrow('RECORD_KEY is no private Ed25519 key');
    expect(createPublicKey(privateOf(key)).export({ format: 'jwk' }).x).toBe(publicOf(key));
  });

  it('names a key as the specification of did:key does', () => {
    // The first example of the method's specification, with its key taken out of the name.
    const example = Buffer.from('2e6fcce36701dc791488e0d0b1745cc1e33a4c1c9fcc41c63bd343dbbe0970e6', 'hex');
    expect(didKeyOf(example.toString('base64url'))).toBe(
      'did:key:z6MkhaXgBZDvotDkL5257faiztiGiC2QtKLGpbnnEGta2doK',
    );
  });
});
