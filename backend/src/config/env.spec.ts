import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Env, readEnv } from './env.js';

const key = () => randomBytes(32).toString('base64');
const good = () => ({
  DATABASE_URL: 'postgres://campus:secret-word@localhost/campus',
  DATA_DIR: '/srv/campus',
  MEMBER_TOKEN_KEY: key(),
  ADMIN_TOKEN_KEY: key(),
});

describe('readEnv', () => {
  it('fills in the defaults of optional settings', () => {
    expect(readEnv({ ...good(), API_PORT: '' })).toMatchObject({
      NODE_ENV: 'development',
      API_PORT: 3000,
      DATABASE_POOL_SIZE: 8,
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

  it('has exactly the keys that .env.example explains', async () => {
    const example = await readFile(new URL('../../.env.example', import.meta.url), 'utf8');
    const explained = [...example.matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name);
    const known = Object.keys(Object.assign(new Env(), good(), { API_DOCS: undefined }));
    expect(explained.sort()).toEqual(known.sort());
  });
});
