import { OF_ROOT, type Machine } from '../machine/machine.ts';
import { ACCOUNT, BACKUPS, CHALLENGES, CONFIGURATION, DATA, LOGS, TLS } from '../settings/places.ts';
import type { SetupContext } from '../setup-context.ts';

/**
 * As in docs/install/one-machine.md; certbot for the certificate, logrotate for the proxy's log, and what the commands of docs/run and
 * the runbooks need on a machine that has nothing else.
 */
export const PACKAGES = [
  ...['nginx-light', 'postgresql', 'redis-server', 'openssl', 'ca-certificates', 'certbot', 'logrotate'],
  ...['curl', 'git', 'iproute2', 'procps'],
];

export const missingDebianPackages = (machine: Machine) => missingPackages(machine, PACKAGES);

/** Installs the packages that are missing. */
export function installPackages({ machine }: SetupContext): string | undefined {
  const missing = missingDebianPackages(machine);
  if (missing.length === 0) return undefined;
  aptInstall(machine, missing);
  // Ours is another nginx, and Debian's own site holds port 80. One that was here before is somebody's, and then holds a port.
  if (missing.includes('nginx-light')) machine.run(['systemctl', 'disable', '--now', 'nginx']);
  return missing.join(', ');
}

export function missingPackages(machine: Machine, names: readonly string[]): string[] {
  return names.filter((name) => {
    const query = ['dpkg-query', '--show', '--showformat', '${db:Status-Status}', name];
    return !machine.succeeds(['sh', '-c', '[ "$("$@")" = installed ]', 'sh', ...query]);
  });
}

export function aptInstall(machine: Machine, names: readonly string[]): void {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const apt = ['apt-get', '-o', 'DPkg::Lock::Timeout=300'];
  machine.runLogged([...apt, 'update'], { env });
  machine.runLogged([...apt, 'install', '--yes', '--no-install-recommends', ...names], { env });
}

/** The account of the services, and the folders that only some may enter. */
export function makeAccount({ machine }: SetupContext): string | undefined {
  const isNew = !machine.hasAccount(ACCOUNT);
  if (isNew) {
    machine.run(
      `useradd --system --user-group --home-dir ${DATA} --shell /usr/sbin/nologin ${ACCOUNT}`.split(' '),
    );
  }
  const [closed, own] = [`root:${ACCOUNT}`, `${ACCOUNT}:${ACCOUNT}`];
  const changed = [
    machine.folder(DATA, { owner: own, mode: 0o750 }),
    machine.folder(CONFIGURATION, { owner: closed, mode: 0o750 }),
    machine.folder(TLS, { owner: closed, mode: 0o750 }),
    machine.folder(LOGS, { owner: own, mode: 0o750 }),
    machine.folder(CHALLENGES, { ...OF_ROOT, mode: 0o755 }),
    machine.folder(BACKUPS, { owner: own, mode: 0o700 }),
  ];
  if (isNew) return `${ACCOUNT}, with its folders`;
  return changed.includes(true) ? 'folders' : undefined;
}

const ROOTS = '/usr/local/share/ca-certificates';

/** Lets the system trust further root certificates; each goes into a file of its own, as the system expects. */
export function trustRoots({ machine, answers: { CA_ROOT } }: SetupContext): string | undefined {
  if (CA_ROOT === '') return undefined;
  const text = machine.read(CA_ROOT) ?? '';
  const certificates = text.match(/-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g) ?? [];
  const changed = certificates.map((certificate, index) =>
    machine.write(`${ROOTS}/campus-commons-${index + 1}.crt`, `${certificate}\n`, OF_ROOT),
  );
  // Cheap, and an earlier run may have been ended before it.
  machine.run(['update-ca-certificates']);
  return changed.includes(true) ? `${certificates.length} of ${CA_ROOT}` : undefined;
}
