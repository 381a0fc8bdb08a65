import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** The distributions of Debian that setup supports. */
export const SUITES = ['bookworm', 'trixie'] as const;
export type Suite = (typeof SUITES)[number];

/** Fresh systems, and what apt and npm fetched, for the next trial. */
const CACHE = process.env.TRIAL_CACHE ?? '/var/cache/campus-commons-trial';
const AUTHORITIES = 'usr/local/share/ca-certificates';
/** Root's, as on a Debian where nothing was added to it. */
const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

/** What a command in the system ended with. */
export interface Result {
  readonly status: number;
  /** Standard output and standard error. */
  readonly output: string;
}

/**
 * A fresh Debian in a folder, with processes, mounts and network of its own: its ports are free, and it reaches the outside
 * through user-mode networking. Nothing runs in it, and it has no systemd.
 */
export class FreshSystem {
  readonly root: string;
  private readonly folder: string;
  private readonly started: ChildProcess[] = [];
  private pid = 0;

  private constructor(folder: string) {
    this.folder = folder;
    this.root = path.join(folder, 'root');
  }

  static async boot(suite: Suite): Promise<FreshSystem> {
    const base = ensureBase(suite);
    const system = new FreshSystem(mkdtempSync(`/var/tmp/campus-trial-${suite}-`));
    mkdirSync(system.root);
    try {
      must('tar', '--extract', '--file', base, '--directory', system.root);
      // That of the temporary folder, in which only root may do anything.
      chmodSync(system.root, 0o755);
      useSettingsOfThisMachine(system.root);
      await system.enter(suite);
      return system;
    } catch (error) {
      system.remove();
      throw error;
    }
  }

  /** Where a path of the system is on this machine. */
  at(file: string): string {
    return path.join(this.root, file);
  }

  /** Runs a shell command as root in the system. @param live shows its output */
  run(
    command: string,
    { live = false, env = {} }: { live?: boolean; env?: Record<string, string> } = {},
  ): Result {
    const [program = '', ...args] = this.inside(command, env);
    const { status, stdout } = spawnSync(program, args, {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    if (live) process.stdout.write(stdout);
    return { status: status ?? 1, output: stdout };
  }

  /** Starts a shell command in the system that keeps running. */
  start(command: string): ChildProcess {
    const [program = '', ...args] = this.inside(command, {});
    return this.keep(spawn(program, args, { stdio: 'ignore' }));
  }

  /** The words before a command of this machine that let it use the system's network. */
  get network(): string[] {
    return ['nsenter', `--net=/proc/${this.pid}/ns/net`, '--'];
  }

  /** Starts a program of this machine in the system's network. @param log file for its output */
  startBeside(command: readonly string[], env: Record<string, string>, log: number): ChildProcess {
    const [program = '', ...args] = [...this.network, ...command];
    return this.keep(spawn(program, args, { stdio: ['ignore', log, log], env: { ...process.env, ...env } }));
  }

  /** Ends everything in it. */
  stop(): void {
    for (const child of this.started.toReversed()) child.kill('SIGKILL');
  }

  /** Ends everything in it and deletes it. */
  remove(): void {
    this.stop();
    // A hundred thousand files, which this program removes faster.
    must('rm', '-rf', this.folder);
  }

  private keep(child: ChildProcess): ChildProcess {
    this.started.push(child);
    return child;
  }

  private inside(command: string, env: Record<string, string>): string[] {
    const registry = process.env.npm_config_registry;
    const settings = {
      ...{
        PATH,
        HOME: '/root',
        LANG: 'C.UTF-8',
        // What an earlier trial fetched is not asked for again; the lockfile says what it must be.
        npm_config_prefer_offline: 'true',
        ...(registry !== undefined && { npm_config_registry: registry }),
      },
      ...env,
    };
    return [
      ...['nsenter', '--target', String(this.pid), '--net', '--mount', '--pid', '--', 'chroot', this.root],
      ...['env', '-i', ...Object.entries(settings).map(([name, value]) => `${name}=${value}`)],
      ...['sh', '-c', `exec 2>&1; ${command}`],
    ];
  }

  /** Makes the namespaces, and connects their network. */
  private async enter(suite: Suite): Promise<void> {
    const caches = ['apt', 'npm'].map((name) => path.join(CACHE, name === 'apt' ? `apt-${suite}` : name));
    for (const cache of caches) mkdirSync(path.join(cache, 'partial'), { recursive: true });
    const [apt, npm] = caches;
    const script = `
set -e
ip link set lo up
cd '${this.root}'
mkdir -p root/.npm var/cache/apt/archives
mount -t proc proc proc
mount --rbind /dev dev
mount --rbind /sys sys
mount -t tmpfs -o mode=0755 tmpfs run
mount --bind '${apt}' var/cache/apt/archives
mount --bind '${npm}' root/.npm
echo ready
while :; do sleep 1; done`;
    const namespaces = ['--net', '--mount', '--pid', '--fork', '--kill-child'];
    const holder = this.keep(
      spawn('unshare', [...namespaces, 'sh', '-c', script], { stdio: ['ignore', 'pipe', 'inherit'] }),
    );
    await Promise.race([
      once(holder.stdout ?? holder, 'data'),
      once(holder, 'exit').then(() => Promise.reject(new Error('The namespaces could not be made.'))),
    ]);
    this.pid = Number(readFileSync(`/proc/${holder.pid}/task/${holder.pid}/children`, 'utf8').trim());
    const network = ['--configure', '--mtu=65520', '--disable-host-loopback', String(this.pid), 'tap0'];
    this.keep(spawn('slirp4netns', network, { stdio: 'ignore' }));
    for (let attempt = 1; !spawnSyncOk(...this.network, 'ip', 'route', 'get', '10.0.2.2'); attempt += 1) {
      if (attempt === 50) throw new Error('slirp4netns did not connect the network.');
      await sleep(100);
    }
  }
}

/** The archive of a fresh system; made the first time. */
function ensureBase(suite: Suite): string {
  const file = path.join(CACHE, `base-${suite}.tar`);
  if (existsSync(file)) return file;
  mkdirSync(CACHE, { recursive: true });
  console.log(`Making a fresh ${suite} with debootstrap, which takes some minutes; it is kept in ${CACHE} …`);
  const root = mkdtempSync('/var/tmp/campus-trial-base-');
  try {
    must('debootstrap', '--variant=minbase', suite, root, mirror());
    must('sh', '-c', `rm -f '${root}'/var/cache/apt/archives/*.deb`);
    must('tar', '--create', '--file', `${file}.partial`, '--directory', root, '.');
    renameSync(`${file}.partial`, file);
    return file;
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** The mirror that debootstrap uses: the one that apt of this machine is configured with, unless another one is named. */
function mirror(): string {
  const ask = ['indextargets', '--format', '$(LABEL) $(REPO_URI)', 'Identifier: Packages'];
  const { stdout } = spawnSync('apt-get', ask, { encoding: 'utf8' });
  const found = process.env.TRIAL_MIRROR ?? /^Debian (\S+)/m.exec(stdout)?.[1];
  if (found === undefined) throw new Error('Name a mirror of Debian in TRIAL_MIRROR.');
  return found;
}

/** Name servers, what apt needs to reach its mirror from here, and authorities that this machine trusts besides the usual ones. */
function useSettingsOfThisMachine(root: string): void {
  cpSync('/etc/resolv.conf', path.join(root, 'etc/resolv.conf'), { dereference: true });
  const folder = '/etc/apt/apt.conf.d';
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const lines = readFileSync(path.join(folder, name), 'utf8').split('\n');
    const said = lines.filter((line) => !/^\s*($|\/\/|#)/.test(line));
    if (said.every((line) => line.startsWith('Acquire::')))
      cpSync(path.join(folder, name), path.join(root, folder, name));
  }
  if (existsSync(`/${AUTHORITIES}`))
    cpSync(`/${AUTHORITIES}`, path.join(root, AUTHORITIES), { recursive: true });
}

const spawnSyncOk = (program = '', ...args: string[]) =>
  spawnSync(program, args, { stdio: 'ignore' }).status === 0;

/** @throws Error with the end of its output when a command fails */
function must(program: string, ...args: string[]): void {
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0)
    throw new Error(`${program} failed: ${error?.message ?? `${stdout}${stderr}`.slice(-2000)}`);
}
