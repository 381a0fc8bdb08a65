import { freePort } from '@campus-commons/embedded-postgres/free-port.ts';
import { ensureBuilt } from '@campus-commons/local/build.ts';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, rm, stat, writeFile, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { call } from './support/call.ts';
import { inRepository, read } from './support/files.ts';
import { layOutImage } from './support/image.ts';
import {
  CONTAINER_LIMITS,
  describeWithNginx,
  mostOpenFiles,
  openFilesOfWorkers,
  runScript,
  type Running,
} from './support/nginx.ts';

interface Service {
  image: string;
  volumes?: string[];
  tmpfs?: string[];
  env_file?: (string | { path: string })[];
}
const { services, secrets, volumes } = parse(read('docker/compose.yaml'), { merge: true }) as {
  services: Record<string, Service>;
  secrets: Record<string, { file: string }>;
  volumes: Record<string, unknown>;
};
const ours = Object.entries(services).filter(([, { image }]) => image.startsWith('campus-commons/'));
const dockerfileOf = (image: string) =>
  read(`docker/${/^campus-commons\/back/.test(image) ? 'backend' : 'web'}.Dockerfile`);
/** The account of our images. */
const ACCOUNT = 10001;

/** Runs `campus` of this checkout instead of the image's, with the folders of the host. */
const DOCKER = `#!/bin/sh
[ "$1" = run ] || exit 0
while [ "$1" != campus ]; do
  [ "$1" = --volume ] && host=\${2%:*} inside=\${2#*:}
  [ "$1" = --env ] && export "\${2%%=*}=$host\${2#*="$inside"}"
  shift
done
shift
for each; do shift; [ "$each" = "$inside" ] && each=$host; set -- "$@" "$each"; done
exec "$CAMPUS" "$@"
`;

/** The mounts of a service as source, target and mode. */
const mountsOf = ({ volumes: mounts = [] }: Service) => mounts.map((mount) => mount.split(':'));

describe.each(ours)('the container %s', (_name, service) => {
  it('may write to its volumes, because a new volume takes the owner of the folder in the image', () => {
    const [, folders = ''] =
      /install -d -o 10001 -g 10001 ([^\n\\]+)/.exec(dockerfileOf(service.image)) ?? [];
    for (const [source = '', target, mode] of mountsOf(service)) {
      if (source === './backups') expect({ target, mode }).toEqual({ target: '/backups', mode: undefined });
      else if (source.startsWith('.')) expect({ source, mode }).toEqual({ source, mode: 'ro' });
      else {
        expect(volumes).toHaveProperty([source]);
        expect(folders.trim().split(' ')).toContain(target);
      }
    }
  });

  it('may write to its folders in memory', () => {
    for (const mount of service.tmpfs ?? []) expect(mount).toMatch(/[:,](uid=10001,gid=10001|mode=1777)/);
  });
});

describeWithNginx(
  'the folders of this host that compose mounts, made by the commands of the docs',
  (nginx) => {
    let host: string;
    let image: string;
    let proxy: Running | undefined;
    const docs = read('docs/install/compose.md');
    const within = (name: string) => path.join(host, 'docker', name);

    /** Runs the first block of commands that contains a text. */
    function follow(text: string, cwd: string, env: NodeJS.ProcessEnv = process.env): void {
      const block = [...docs.matchAll(/```sh\n([\s\S]*?)```/g)].find(([, commands = '']) =>
        commands.includes(text),
      );
      const { status, stderr } = spawnSync('bash', ['-e', '-c', `umask 022; ${block?.[1] ?? 'false'}`], {
        cwd,
        encoding: 'utf8',
        env,
      });
      expect({ status, stderr: status === 0 ? '' : stderr }).toEqual({ status: 0, stderr: '' });
    }

    beforeAll(async () => {
      host = await mkdtemp(path.join(tmpdir(), 'campus-host-'));
      await chmod(host, 0o755);
      await mkdir(within(''));
      follow('install -d -m 0700 secrets', host);
      await ensureBuilt('backend');
      const programs = path.join(host, 'programs');
      await mkdir(programs);
      await writeFile(path.join(programs, 'docker'), DOCKER, { mode: 0o755 });
      const CAMPUS = inRepository('backend/bin/campus');
      follow('campus keys --to', within(''), {
        ...process.env,
        CAMPUS,
        PATH: `${programs}:${process.env.PATH ?? ''}`,
      });
      expect(await readFile(within('.env'), 'utf8')).toMatch(/\nRECORD_PUBLIC_KEYS=[\w-]{43}\n$/);
      follow('-keyout tls/privkey.pem', within(''));
      image = await layOutImage();
    });

    afterAll(async () => {
      await proxy?.stop();
      for (const folder of [host, image]) await rm(folder, { recursive: true });
    });

    // eslint-disable-next-line no-restricted-syntax -- tests that could not run must be counted as skipped, not as passed
    const itAsRoot = process.getuid?.() === 0 ? it : it.skip; // Only root can give files to another account.

    itAsRoot(
      'let the proxy start as the account of its image with files for all connections, and serve an authority’s challenge',
      async () => {
        const [port, httpPort] = [await freePort(), await freePort()];
        const own = async (name: string) => {
          const folder = path.join(image, name);
          await mkdir(folder);
          await chown(folder, ACCOUNT, ACCOUNT);
          return folder;
        };
        const cache = await own('cache');
        const env = {
          API_ORIGIN: 'https://api.campus.example',
          MEMBER_ORIGIN: 'https://campus.example',
          ADMIN_ORIGIN: 'https://console.campus.example',
          API_SERVERS: '127.0.0.1:9',
          MEMBER_SITE_SERVERS: '127.0.0.1:9',
          ADMIN_SITE_SERVERS: '127.0.0.1:9',
          TLS_CERTIFICATE: within('tls/fullchain.pem'),
          TLS_CERTIFICATE_KEY: within('tls/privkey.pem'),
          ACME_DIR: within('acme'),
          LISTEN_HTTP: `127.0.0.1:${httpPort}`,
          LISTEN_HTTPS: `127.0.0.1:${port}`,
          RUN_DIR: await own('run'),
          CACHE_DIR: cache,
          ACCESS_LOG: path.join(cache, 'access.log'),
          NGINX: nginx,
        };
        proxy = await runScript(
          [...CONTAINER_LIMITS, path.join(image, 'docker/proxy/start.sh')],
          env,
          port,
          path.join(host, 'log'),
          ACCOUNT,
        );
        await mkdir(within('acme/.well-known/acme-challenge'), { recursive: true });
        await writeFile(within('acme/.well-known/acme-challenge/token'), 'thumbprint');
        const { status, body } = await call(
          httpPort,
          'http://campus.example/.well-known/acme-challenge/token',
        );
        expect({ status, body: body.toString() }).toEqual({ status: 200, body: 'thumbprint' });
        expect(new Set(await openFilesOfWorkers(proxy))).toEqual(new Set([await mostOpenFiles()]));
      },
    );

    it('are closed to other accounts where keys are, and hold every file that compose reads', async () => {
      for (const folder of ['secrets', 'tls', 'backups']) {
        expect({ folder, mode: (await stat(within(folder))).mode & 0o777 }).toEqual({ folder, mode: 0o700 });
      }
      const settings = Object.values(services)
        .flatMap((service) => service.env_file ?? [])
        .map((file) => (typeof file === 'string' ? file : file.path));
      // A secret is mounted alone, so the container's account needs to read the file but not to enter the folder. Settings
      // are read by whoever runs compose.
      for (const file of [...Object.values(secrets).map((secret) => secret.file), ...settings, '.env']) {
        const mode = file.startsWith('./secrets/') ? 0o444 : 0o600;
        expect({ file, mode: (await stat(within(file))).mode & 0o777 }).toEqual({ file, mode });
      }
      const bound = Object.values(services).flatMap((service) =>
        mountsOf(service).map(([source = '']) => source),
      );
      for (const source of bound.filter((each) => each.startsWith('.'))) {
        const isThere = existsSync(within(source)) || existsSync(inRepository(path.join('docker', source)));
        expect({ source, isThere }).toEqual({ source, isThere: true });
      }
    });
  },
);
