import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { completeAnswers } from '../src/answers/complete.ts';
import { debianSettings, missingOrChanged, type SettingsFile } from '../src/settings/debian-settings.ts';
import { readSettings, withSettings } from '../src/settings/env-file.ts';
import { postgresPort } from '../src/debian/database-steps.ts';
import { services } from '../src/debian/services.ts';
import { Machine } from '../src/machine/machine.ts';
import { sourceFiles } from '../src/release/source.ts';
import { asShell, repository, temporaryFolder } from './support.ts';

const AWKWARD = [
  'Campus Commons <no-reply@campus.example>',
  'smtp://user:p%40ss$HOME`id`"\\@mail.example:587',
  "Rao's",
  '',
  'a=b#c',
];

describe('a file of settings', () => {
  const folder = temporaryFolder();
  const names = AWKWARD.map((_value, index) => `NAME_${index}`);
  const settings = Object.fromEntries(names.map((name, index) => [name, AWKWARD[index] ?? '']));

  it('is read back as it was written, here and by a shell', () => {
    const text = withSettings('', settings);
    expect(readSettings(text)).toEqual(settings);
    const file = path.join(folder.path, 'settings');
    writeFileSync(file, text);
    expect(asShell(file, names)).toEqual(settings);
  });

  it('keeps comments, order and what an operator added', () => {
    const before = '# ours\nFIRST=1\nLIMIT_POST=60/3600\n\nSECOND=2\n';
    expect(withSettings(before, { SECOND: 'two words', THIRD: '3' })).toBe(
      '# ours\nFIRST=1\nLIMIT_POST=60/3600\n\nSECOND="two words"\nTHIRD=3\n',
    );
    expect(withSettings(before, { FIRST: '1' })).toBe(before);
  });
});

describe('the settings of one machine', () => {
  const answers = completeAnswers({ MEMBER_NAME: 'campus.example', SMTP_URL: 'smtp://u:p@mail.example' });
  const secrets = () => ({
    databasePassword: 'c0ffee',
    databasePort: 5433,
    tokenKeys: {
      MEMBER_TOKEN_KEY: 'one=',
      ADMIN_TOKEN_KEY: 'two=',
      SECRETS_KEY: 'three=',
      RECORD_KEY: 'four=',
    },
  });
  const recordKeys = () => ({ RECORD_PUBLIC_KEYS: 'public' });
  const files = debianSettings(answers, secrets, recordKeys);
  const fileOf = (name: string): SettingsFile =>
    files.find((file) => file.name === name) ?? { name, once: {}, always: {} };

  /** Names that the documented commands write into a file of settings. */
  const documented = (name: string) => {
    const begin = `/etc/campus-commons/${name} <<SETTINGS\n`;
    const pages = sourceFiles(path.join(repository, 'docs')).filter((file) => file.endsWith('.md'));
    const page = pages
      .map((file) => readFileSync(path.join(repository, 'docs', file), 'utf8'))
      .find((text) => text.includes(begin));
    const block = page?.split(begin)[1]?.split('\nSETTINGS')[0] ?? '';
    return [...block.matchAll(/^([A-Z_]+)=/gm)].map(([, each = '']) => each);
  };

  it.each(['api.env', 'sites.env', 'proxy.env'])('are those of the way by hand: %s', (name) => {
    const { once, always } = fileOf(name);
    const own = [...Object.keys(once), ...Object.keys(always)];
    const printed: Record<string, string[]> = {
      'api.env': ['MEMBER_TOKEN_KEY', 'ADMIN_TOKEN_KEY', 'SECRETS_KEY', 'RECORD_KEY'],
      'sites.env': ['RECORD_PUBLIC_KEYS'],
    };
    const keys = printed[name] ?? [];
    const added = name === 'api.env' ? ['NODE_EXTRA_CA_CERTS'] : [];
    expect(own.toSorted()).toEqual([...documented(name), ...keys, ...added].toSorted());
  });

  it('have the port of this PostgreSQL', () => {
    expect(fileOf('api.env').once.DATABASE_URL).toBe(
      'postgres://campus:c0ffee@127.0.0.1:5433/campus_commons',
    );
  });

  it('follow the answers, and leave what is an operator’s or was made once', () => {
    const found = {
      DATABASE_URL: 'postgres://elsewhere',
      MEDIA_STORE: 's3',
      MEMBER_TOKEN_KEY: 'old=',
      MAIL_FROM: 'x',
    };
    const changed = missingOrChanged(fileOf('api.env'), found);
    expect(Object.keys(changed)).toEqual(
      expect.not.arrayContaining(['DATABASE_URL', 'MEDIA_STORE', 'MEMBER_TOKEN_KEY']),
    );
    expect(changed).toMatchObject({
      MAIL_FROM: answers.MAIL_FROM,
      ADMIN_TOKEN_KEY: 'two=',
      SMTP_URL: answers.SMTP_URL,
    });
  });
});

describe('the processes of the API', () => {
  const folder = temporaryFolder();
  const units = (proxy?: string, isBack = false) => {
    mkdirSync(path.join(folder.path, 'etc/campus-commons'), { recursive: true });
    if (proxy !== undefined) writeFileSync(path.join(folder.path, 'etc/campus-commons/proxy.env'), proxy);
    return services(new Machine(folder.path), 'api.campus.example', isBack).map(({ unit }) => unit);
  };
  const SITES = ['campus-site@member-web', 'campus-site@admin-web'];
  const TWO = ['campus-api@3001', 'campus-api@3002'];

  it('are two at first, and all that the proxy is given on this machine later', () => {
    expect(units()).toEqual([...TWO, ...SITES, 'campus-proxy']);
    const local = '127.0.0.1:3001,127.0.0.1:3002';
    expect(units(`RATE_BURST=1\nAPI_SERVERS=${local}\n`)).toEqual([...TWO, ...SITES, 'campus-proxy']);
    const three = `#API_SERVERS=127.0.0.1:9\nAPI_SERVERS="${local}, 127.0.0.1:3003,10.0.0.5:3004"\n`;
    expect(units(three)).toEqual([...TWO, 'campus-api@3003', ...SITES, 'campus-proxy']);
    expect(units(three, true)).toEqual([...SITES, ...TWO, 'campus-api@3003', 'campus-proxy']);
    expect(units('API_SERVERS=10.0.0.5:3001\n').slice(0, 2)).toEqual(TWO);
  });
});

describe('the PostgreSQL that is used', () => {
  it('is the newest that runs and is supported', () => {
    const clusters = [
      '13 main 5432 online postgres /a /b',
      '15 main 5433 online postgres /a /b',
      '17 main 5434 down   postgres /a /b',
      '16 main 5435 online,recovery postgres /a /b',
    ].join('\n');
    expect(postgresPort(clusters)).toBe(5435);
    expect(() => postgresPort('13 main 5432 online postgres /a /b\n')).toThrow('No PostgreSQL 15 or later');
  });
});
