import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { completeAnswers } from '../src/answers/complete.ts';
import type { Answers } from '../src/answers/questions.ts';
import {
  makeComposeCertificate,
  makeComposeKeys,
  writeComposeSecrets,
  writeComposeSettings,
} from '../src/containers/compose-files.ts';
import { engineFault } from '../src/containers/engine.ts';
import { buildImages, makeComposeAdministrator, runContainers } from '../src/containers/run-compose.ts';
import { Machine } from '../src/machine/machine.ts';
import { Memory } from '../src/machine/memory.ts';
import { repository, temporaryFolder, writeProgram } from './support.ts';

/** Stands for Docker: it notes each call, and does what the setup looks at. No engine was tried. */
const DOCKER = `#!/bin/sh
state=$(dirname "$0")
case "$1 $2" in compose\\ ps) ;; *) echo "$*\${ADMIN_PASSWORD:+ (with ADMIN_PASSWORD)}" >> "$state/calls" ;; esac
case "$*" in
  "compose version --short") echo 2.29.7 ;;
  "image inspect --format "*) cat "$state/made-\${5##*:}" 2> /dev/null ;;
  "image inspect "*) [ -e "$state/built" ] ;;
  "compose build") touch "$state/built" ;;
  "compose up"*) touch "$state/up" ;;
  "compose ps --services --status running")
    [ ! -e "$state/up" ] || printf '%s\\n' proxy api-1 api-2 member-web-1 member-web-2 admin-web-1 admin-web-2 backup postgres ;;
  *" campus keys --to /secrets")
    folder=\${6%:/secrets}
    for name in member-token-key admin-token-key; do echo key > "$folder/$name"; chmod 0400 "$folder/$name"; done ;;
  *" campus admin create "*) echo "Made the administrator asha with the password generated-one" ;;
esac
`;

const SITES = ['member-web-1', 'member-web-2', 'admin-web-1', 'admin-web-2'];
const REST = ['backup', 'proxy'];
const replaced = (services: string[]) =>
  services.map((service) => `compose up --detach --no-deps --wait --force-recreate ${service}`);
const switching = (action: string, address: string) =>
  `compose exec -T proxy node packages/deployment/bin/switch.mjs ${action} ${address}:3000`;
const API_REPLACED = [1, 2].flatMap((number) => [
  switching('drain', `172.30.77.1${number}`),
  ...replaced([`api-${number}`]),
  expect.stringContaining(`compose exec -T api-${number} node -e fetch(`) as string,
  switching('restore', `172.30.77.1${number}`),
]);

// eslint-disable-next-line no-restricted-syntax -- tests that could not run must be counted as skipped, not as passed
const describeAsRoot = process.getuid?.() === 0 ? describe : describe.skip; // Only root can give files to another account.

describeAsRoot('the setup with containers', () => {
  const folder = temporaryFolder();
  const within = (name: string) => path.join(folder.path, name);
  const PATH = process.env.PATH;
  const calls = () =>
    existsSync(within('bin/calls')) ? readFileSync(within('bin/calls'), 'utf8').trim().split('\n') : [];

  /** The calls that change something. */
  const changes = () => calls().filter((call) => !call.startsWith('image inspect'));

  function contextOf(given: Partial<Answers> = {}, name = '1.2.3-abc') {
    const machine = new Machine('/', within('log'));
    return {
      machine,
      answers: completeAnswers({ MEMBER_NAME: 'campus.example', ...given }),
      memory: new Memory(machine, within('in-use.json')),
      release: { name, folder: '/nowhere', source: within('source') },
      remarks: [] as string[],
    };
  }

  beforeEach(() => {
    writeProgram(within('bin/docker'), DOCKER);
    process.env.PATH = `${within('bin')}:${PATH}`;
    mkdirSync(within('source/docker'), { recursive: true });
    writeFileSync(
      within('source/docker/compose.yaml'),
      readFileSync(path.join(repository, 'docker/compose.yaml')),
    );
  });
  afterEach(() => {
    process.env.PATH = PATH;
  });

  it('writes the settings and secrets that compose.yaml reads, with the owners that the images need', () => {
    const context = contextOf({ SMTP_URL: 'smtp://u:p@mail.example', BRAND_NAME: "Rao's $HOME" });
    expect(writeComposeSettings(context)).toBe('.env, api.env, proxy.env, folders');
    expect(writeComposeSecrets(context)).toContain('smtp-url');
    expect(makeComposeKeys(context)).toBe('member-token-key, admin-token-key');
    expect(makeComposeCertificate(context)).toBe('self-signed');

    const compose = readFileSync(within('source/docker/compose.yaml'), 'utf8');
    const wanted = [...compose.matchAll(/(?:file: |env_file: \[)\.\/secrets\/([a-z0-9.-]+)/g)].map(
      ([, name = '']) => name,
    );
    expect(wanted.length).toBeGreaterThan(8);
    expect(readdirSync(within('source/docker/secrets')).toSorted()).toEqual([...new Set(wanted)].toSorted());
    const required = [...compose.matchAll(/\$\{([A-Z_]+):\?/g)].map(([, name = '']) => name);
    const env = readFileSync(within('source/docker/.env'), 'utf8');
    for (const name of required) expect(env).toMatch(new RegExp(`^${name}=.+$`, 'm'));
    expect(env).toContain(String.raw`BRAND_NAME='Rao\'s $HOME'`);
    expect(env).not.toContain('mail.example:');

    const access = (name: string) => {
      const { uid, mode } = statSync(within(`source/docker/${name}`));
      return `${uid} ${(mode & 0o777).toString(8)}`;
    };
    expect({
      env: access('.env'),
      api: access('api.env'),
      proxy: access('proxy.env'),
      secrets: access('secrets'),
      secret: access('secrets/database-url'),
      key: access('secrets/member-token-key'),
      tls: access('tls'),
      privkey: access('tls/privkey.pem'),
      backups: access('backups'),
      acme: access('acme'),
    }).toEqual({
      env: '0 600',
      api: '0 600',
      proxy: '0 600',
      secrets: '0 700',
      secret: '0 444',
      key: '0 444',
      tls: '10001 700',
      privkey: '10001 400',
      backups: '10001 700',
      acme: '0 755',
    });
  });

  it('makes no secret twice, and none that would not fit another', () => {
    const context = contextOf();
    writeComposeSettings(context);
    writeComposeSecrets(context);
    const password = readFileSync(within('source/docker/secrets/postgres-password'), 'utf8');
    expect(readFileSync(within('source/docker/secrets/database-url'), 'utf8')).toContain(`:${password}@`);
    expect([writeComposeSettings(context), writeComposeSecrets(context)]).toEqual([undefined, undefined]);
    expect(writeComposeSecrets(contextOf({ SMTP_URL: 'smtp://mail.example' }))).toBe('smtp-url');
    rmSync(within('source/docker/secrets/postgres-password'));
    expect(() => writeComposeSecrets(context)).toThrow(/database-url is there, but another/);
  });

  it('keeps the operator’s own settings, closes them, and replaces the containers when they change', async () => {
    const context = contextOf();
    writeComposeSettings(context);
    writeComposeSecrets(context);
    await runContainers(context);
    for (const [file, text] of [
      ['api.env', 'LIMIT_POST=60/3600\n'],
      ['proxy.env', 'RATE_PER_SECOND=1500\n'],
      ['secrets/member-token-key', 'the next key\n'],
    ] as const) {
      rmSync(within(`source/docker/${file}`), { force: true });
      writeFileSync(within(`source/docker/${file}`), text, { mode: 0o644 });
      writeComposeSettings(context);
      expect(readFileSync(within(`source/docker/${file}`), 'utf8')).toBe(text);
      expect({ file, run: await runContainers(context) }).toEqual({
        file,
        run: 'replaced one after the other',
      });
      expect(await runContainers(context)).toBeUndefined();
    }
    expect(statSync(within('source/docker/api.env')).mode & 0o777).toBe(0o600);
  });

  it('builds, starts, and makes the administrator whose password is shown once', async () => {
    const context = contextOf({ ADMIN_USER_NAME: 'asha' });
    expect(engineFault(context.machine)).toBeUndefined();
    writeComposeSettings(context);
    writeComposeSecrets(context);
    expect(buildImages(context)).toBe('1.2.3-abc');
    expect(buildImages(context)).toBeUndefined();
    expect(await runContainers(context)).toContain('started api-1, api-2');
    expect(await runContainers(context)).toBeUndefined();
    expect(makeComposeAdministrator(context)).toBe('asha');
    expect(context.remarks).toEqual(['Administrator asha, password generated-one (shown only now)']);
    expect(calls().filter((call) => call.startsWith('compose'))).toEqual([
      'compose version --short',
      'compose build',
      'compose up --detach --wait',
      'compose exec -T api-1 campus admin create asha',
    ]);
  });

  it('gives a chosen password to the command without naming it in an argument', () => {
    const context = contextOf({ ADMIN_PASSWORD: 'a lamp in the window' });
    makeComposeAdministrator(context);
    expect(calls()).toEqual([
      'compose exec -T --env ADMIN_PASSWORD api-1 campus admin create admin (with ADMIN_PASSWORD)',
    ]);
  });

  it('replaces one container after the other when an answer has changed, with the API taken out of the proxy', async () => {
    const context = contextOf();
    writeComposeSettings(context);
    writeComposeSecrets(context);
    await runContainers(context);
    rmSync(within('bin/calls'));
    const changed = contextOf({ CONTACT_EMAIL: 'other@campus.example' });
    writeComposeSettings(changed);
    expect(await runContainers(changed)).toBe('replaced one after the other');
    expect(changes()).toEqual([
      'compose run --rm migrate',
      ...API_REPLACED,
      ...replaced(SITES),
      ...replaced(REST),
    ]);
    for (const address of ['172.30.77.11', '172.30.77.12']) {
      expect(readFileSync(within('source/docker/compose.yaml'), 'utf8')).toContain(
        `ipv4_address: ${address} `,
      );
    }
  });

  it('replaces the sites first and migrates nothing when an older release takes over', async () => {
    const use = async (name: string) => {
      rmSync(within('bin/calls'), { force: true });
      const context = contextOf({}, name);
      writeComposeSettings(context);
      writeComposeSecrets(context);
      return runContainers(context);
    };
    writeProgram(within('bin/made-1.2.3-abc'), '2026-11-01T10:00:00.123456789Z\n');
    writeProgram(within('bin/made-1.3.0-def'), '2026-11-20T10:00:00.5Z\n');
    await use('1.2.3-abc');
    expect(await use('1.3.0-def')).toBe('replaced one after the other');
    const upgrade = ['compose run --rm migrate', ...API_REPLACED, ...replaced([...SITES, ...REST])];
    expect(changes()).toEqual(upgrade);
    expect(await use('1.2.3-abc')).toBe('replaced one after the other');
    expect(changes()).toEqual([...replaced(SITES), ...API_REPLACED, ...replaced(REST)]);
    expect(await use('1.3.0-def')).toBe('replaced one after the other');
    expect(changes()).toEqual(upgrade);
  });
});
