import { randomBytes } from 'node:crypto';
import type { Env } from '../../config/env.js';
import { KnownDevices } from './known-devices.js';
import { TokenService } from './token.service.js';

const newKey = () => randomBytes(32).toString('base64');
const env = (keys: Partial<Env> = {}) =>
  ({
    MEMBER_TOKEN_KEY: newKey(),
    MEMBER_TOKEN_KEY_ACCEPTED: '',
    ADMIN_TOKEN_KEY: newKey(),
    ADMIN_TOKEN_KEY_ACCEPTED: '',
    ...keys,
  }) as Env;
const KINDS = ['member', 'administrator'] as const;
const claims = { sub: '7', sid: 'b3b1c1de-0000-4000-8000-000000000000' };
const soon = () => new Date(Date.now() + 60_000);
const decoded = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;

describe.each(KINDS)('a token of a %s', (kind) => {
  const other = kind === 'member' ? 'administrator' : 'member';
  const tokens = new TokenService(env());

  it('tells account and session', () => {
    expect(tokens.read(kind, tokens.sign(kind, claims, soon()))).toEqual(claims);
  });

  it('ends with the session', () => {
    const token = tokens.sign(kind, claims, new Date(1_800_000_000_999));
    expect(decoded(token).exp).toBe(1_800_000_000);
    expect(tokens.read(kind, tokens.sign(kind, claims, new Date(Date.now() - 1_000)))).toBeNull();
  });

  it('is nothing for the other kind of account, not even with the same key', () => {
    const key = newKey();
    const shared = new TokenService(env({ MEMBER_TOKEN_KEY: key, ADMIN_TOKEN_KEY: key }));
    expect(shared.read(other, shared.sign(kind, claims, soon()))).toBeNull();
    expect(shared.read(kind, shared.sign(kind, claims, soon()))).toEqual(claims);
  });

  it('is nothing without both claims', () => {
    for (const missing of [
      { sub: '7' },
      { sid: claims.sid },
      { sub: 7, sid: claims.sid },
      { sub: '7', sid: 1 },
    ])
      expect(tokens.read(kind, tokens.sign(kind, missing as never, soon()))).toBeNull();
  });

  it('is accepted after its key was replaced, as long as that is accepted', () => {
    const name = kind === 'member' ? 'MEMBER_TOKEN_KEY' : 'ADMIN_TOKEN_KEY';
    const before = newKey();
    const token = new TokenService(env({ [name]: before })).sign(kind, claims, soon());
    const rotated = new TokenService(env({ [`${name}_ACCEPTED`]: before }));
    expect(rotated.read(kind, token)).toEqual(claims);
    expect(new TokenService(env()).read(kind, token)).toBeNull();
  });

  it.each(['', 'no token', 'a.b.c'])('is not %j', (text) => {
    expect(tokens.read(kind, text)).toBeNull();
  });
});

describe.each(KINDS)('a device of a %s', (kind) => {
  const other = kind === 'member' ? 'administrator' : 'member';
  const devices = new KnownDevices(env());

  it('is recognised for the account that signed in on it', () => {
    const token = devices.remember(kind, '7', null);
    const id = devices.recognise(kind, '7', token);
    expect(id).toMatch(/^[\da-f-]{36}$/);
    expect(devices.recognise(kind, '8', token)).toBeNull();
    expect(devices.recognise(kind, undefined, token)).toBeNull();
    expect(devices.recognise(other, '7', token)).toBeNull();
  });

  it('keeps its id, and a new one has another', () => {
    const token = devices.remember(kind, '7', 'laptop');
    expect(devices.recognise(kind, '7', token)).toBe('laptop');
    expect(devices.recognise(kind, '7', devices.remember(kind, '7', null))).not.toBe(
      devices.recognise(kind, '7', devices.remember(kind, '7', null)),
    );
  });

  it('is forgotten some day', () => {
    const { exp, iat } = decoded(devices.remember(kind, '7', null)) as { exp: number; iat: number };
    expect(exp - iat).toBeGreaterThan(86_400);
  });

  it.each([null, undefined, '', 'no token'])('is not %j', (token) => {
    expect(devices.recognise(kind, '7', token)).toBeNull();
  });

  it('is not the token of a session', () => {
    const shared = env();
    const token = new TokenService(shared).sign(kind, claims, soon());
    expect(new KnownDevices(shared).recognise(kind, '7', token)).toBeNull();
  });
});
