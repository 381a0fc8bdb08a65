import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Env, readEnv } from './env.js';
import { newRecordKey } from './record-key.js';

const key = () => randomBytes(32).toString('base64');
const good = () => ({
  DATABASE_URL: 'postgres://campus:secret-word@localhost/campus',
  DATA_DIR: '/srv/campus',
  MEMBER_TOKEN_KEY: key(),
  ADMIN_TOKEN_KEY: key(),
  RECORD_KEY: newRecordKey(),
});

describe('readEnv', () => {
  it('fills in the defaults of optional settings', () => {
    expect(readEnv({ ...good(), API_PORT: '' })).toMatchObject({
      NODE_ENV: 'development',
      API_PORT: 3000,
      DATABASE_POOL_SIZE: 8,
      API_PROCESSES: 2,
      LOG_LEVEL: 'info',
    });
  });

  it('names all errors at once, and no value', () => {
    const faulty = {
      API_PORT: '70000',
      DATABASE_URL: 'mysql://root:secret-word@localhost',
      DATA_DIR: '',
      MEMBER_TOKEN_KEY: 'tooshort',
      MEMBER_ORIGIN: 'campus',
      LOG_LEVEL: 'loud',
    };
    const read = () => readEnv(faulty);
    for (const name of [...Object.keys(faulty), 'ADMIN_TOKEN_KEY']) expect(read).toThrow(name);
    expect(read).not.toThrow(/secret-word|tooshort/);
  });

  it('refuses one key for both kinds of account', () => {
    const shared = key();
    expect(() => readEnv({ ...good(), MEMBER_TOKEN_KEY: shared, ADMIN_TOKEN_KEY: shared })).toThrow(
      /must differ/,
    );
  });

  it('requires all settings of the object store together, and only when it is used', () => {
    expect(readEnv({ ...good(), S3_ENDPOINT: 'nowhere', S3_PATH_STYLE: 'perhaps' }).MEDIA_STORE).toBe('disk');
    const read = () =>
      readEnv({ ...good(), MEDIA_STORE: 's3', S3_ENDPOINT: 'nowhere', S3_PATH_STYLE: 'perhaps' });
    for (const name of ['ENDPOINT', 'BUCKET', 'ACCESS_KEY_ID', 'SECRET_ACCESS_KEY', 'PATH_STYLE']) {
      expect(read).toThrow(`S3_${name}`);
    }
    const whole = { S3_BUCKET: 'pictures', S3_ACCESS_KEY_ID: 'campus', S3_SECRET_ACCESS_KEY: 'secret-word' };
    expect(readEnv({ ...good(), MEDIA_STORE: 's3', ...whole })).toMatchObject(whole);
  });

  it.each([
    ['203.0.113.7, campus', 2],
    ['203.0.113.7,', 2],
    ['203.0.113.7/33', 1],
    ['0.0.0.0/0', 1],
    ['10.0.0.0/8, 203.0.113', 2],
    ['2001:db8::7', 1],
    ['2001:db8::/48, 2001:db8:7::/65', 2],
  ])('refuses %s as campus networks, and names entry %d', (networks, entry) => {
    const read = () => readEnv({ ...good(), CAMPUS_NETWORKS: networks });
    expect(read).toThrow(`CAMPUS_NETWORKS must list networks`);
    expect(read).toThrow(`entry ${entry} is not a network`);
  });

  it('takes campus networks of both families, and none', () => {
    for (const networks of ['', ' ', '203.0.113.7', ' 10.0.0.0/8 ,2001:db8::/48,fd00::/64']) {
      expect(readEnv({ ...good(), CAMPUS_NETWORKS: networks }).CAMPUS_NETWORKS).toBe(networks);
    }
  });

  it('has exactly the keys that .env.example explains, with the defaults it states', async () => {
    const example = await readFile(new URL('../../.env.example', import.meta.url), 'utf8');
    const stated = Object.fromEntries(
      [...example.matchAll(/^([A-Z0-9_]+)="?(.*?)"?$/gm)].map(
        ([, name = '', value]) => [name, value] as const,
      ),
    );
    const known = Object.assign(new Env(), good(), { API_DOCS: '' });
    // Secrets and places have no default, so the example's are only examples.
    const required = Object.fromEntries(Object.keys(good()).map((name) => [name, expect.any(String)]));
    const defaults = Object.entries(known).map(([name, value]) => [name, String(value)]);
    expect(stated).toEqual({ ...Object.fromEntries(defaults), ...required });
  });
});
