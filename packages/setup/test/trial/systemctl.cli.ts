// Stands for systemctl in a trial without systemd: it reads the installed units, and runs their commands as their accounts, with
// their settings, folders and limits, also those of other packages that are a plain process. The rest have init scripts. It restarts nothing that ends,
// and applies no sandbox: what only systemd can show stays untried.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const UNITS = '/etc/systemd/system';
const UNITS_OF_PACKAGES = '/lib/systemd/system';
const STATE = '/run/trial-systemctl';
const LOGS = '/var/log/trial-journal';
/** Folders that a unit's settings name, and the settings with their mode. */
const FOLDERS = {
  RuntimeDirectory: '/run',
  StateDirectory: '/var/lib',
  CacheDirectory: '/var/cache',
  LogsDirectory: '/var/log',
};

/** The settings of a unit by name, each with all its values. */
type Unit = Record<string, string[] | undefined>;

mkdirSync(STATE, { recursive: true });
mkdirSync(LOGS, { recursive: true });

const options = process.argv.slice(2).filter((each) => each.startsWith('-'));
const [action = '', ...names] = process.argv.slice(2).filter((each) => !each.startsWith('-'));
process.exitCode = await act();

async function act(): Promise<number> {
  if (action === 'is-system-running') return say('running', 0);
  if (action === 'daemon-reload') return 0;
  for (const name of names) {
    const unit = name.includes('.') ? name : `${name}.service`;
    const status = await actOn(unit);
    if (status !== 0) return status;
  }
  return 0;
}

async function actOn(unit: string): Promise<number> {
  const isNow = options.includes('--now');
  switch (action) {
    case 'is-active':
      return isActive(unit) ? 0 : 3;
    case 'is-enabled':
      return existsSync(`${STATE}/${unit}.enabled`) ? 0 : 1;
    case 'enable':
      writeFileSync(`${STATE}/${unit}.enabled`, '');
      return isNow ? start(unit) : 0;
    case 'disable':
      rmSync(`${STATE}/${unit}.enabled`, { force: true });
      return isNow ? stop(unit) : 0;
    case 'start':
      return start(unit);
    case 'stop':
      return stop(unit);
    case 'restart':
      return (await stop(unit)) || (await start(unit));
    case 'reload':
      return reload(unit);
    default:
      return say(`The trial's systemctl knows no ${action}.`, 1);
  }
}

function say(line: string, status: number): number {
  console.log(line);
  return status;
}

/** The settings of a unit; undefined for one of another package that its init script starts. */
function read(unit: string): Unit | undefined {
  const ours = readFrom(UNITS, unit);
  if (ours) return ours;
  const others = readFrom(UNITS_OF_PACKAGES, unit);
  return others?.ExecStart !== undefined && (others.Type?.[0] ?? 'simple') === 'simple' ? others : undefined;
}

function readFrom(folder: string, unit: string): Unit | undefined {
  const [, name = '', instance = '', type = ''] = /^([^@.]+)(?:@(.*))?\.(service|timer)$/.exec(unit) ?? [];
  const file = `${folder}/${name}${unit.includes('@') ? '@' : ''}.${type}`;
  if (!existsSync(file)) return undefined;
  const settings: Unit = {};
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [, key, value = ''] = /^([A-Za-z]+)=(.*)$/.exec(line) ?? [];
    if (key !== undefined) (settings[key] ??= []).push(value.replaceAll('%i', instance));
  }
  return settings;
}

function isActive(unit: string): boolean {
  if (unit.endsWith('.timer')) return existsSync(`${STATE}/${unit}.active`);
  const settings = read(unit);
  if (!settings) return initScript(unit, 'status') === 0;
  return isRunning(mainPid(unit));
}

function initScript(unit: string, verb: string): number {
  return spawnSync(`/etc/init.d/${unit.replace('.service', '')}`, [verb], { stdio: 'ignore' }).status ?? 1;
}

function mainPid(unit: string): number {
  const file = `${STATE}/${unit}.pid`;
  return existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
}

function isRunning(pid: number): boolean {
  if (pid === 0) return false;
  try {
    // A zombie has ended.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

/** A command of a unit, as its account, and the environment that systemd gives it. */
function prepare(settings: Unit, command: string, more: Record<string, string> = {}) {
  const [user = 'root', group = user] = [settings.User?.[0], settings.Group?.[0]];
  const env: Record<string, string> = {
    PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin',
    LANG: 'C.UTF-8',
    USER: user,
    LOGNAME: user,
  };
  for (const assignment of (settings.Environment ?? []).flatMap((line) => line.split(' '))) {
    env[assignment.slice(0, assignment.indexOf('='))] = assignment.slice(assignment.indexOf('=') + 1);
  }
  for (const file of settings.EnvironmentFile ?? []) Object.assign(env, environmentFile(file));
  const capabilities = (settings.AmbientCapabilities ?? []).flatMap((line) => {
    if (line === '') return [];
    const names = line.split(' ').map((each) => `+${each.replace('CAP_', '').toLowerCase()}`);
    return ['--inh-caps', names.join(','), '--ambient-caps', names.join(',')];
  });
  const account = user === 'root' ? [] : ['--reuid', user, '--regid', group, '--init-groups'];
  const files = settings.LimitNOFILE && Math.min(Number(settings.LimitNOFILE[0]), hardLimitOfFiles());
  return {
    command: [
      ...(files === undefined ? [] : ['prlimit', `--nofile=${files}`]),
      ...['setpriv', ...account, ...capabilities],
      ...(settings.NoNewPrivileges?.[0] === 'true' ? ['--no-new-privs'] : []),
      ...words(command).flatMap((word) => expand(word, { ...env, ...more })),
    ],
    env: { ...env, ...more },
    cwd: settings.WorkingDirectory?.[0] ?? '/',
  };
}

/** Files that a process may open at most; a container's root may not raise it. */
function hardLimitOfFiles() {
  const [, hard = ''] =
    /^Max open files\s+\d+\s+(\S+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
  return hard === 'unlimited' ? Infinity : Number(hard);
}

/** A command line in words; single quotes keep a word together. */
function words(line: string): string[] {
  return [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
}

/** A variable that is a word becomes its words. */
function expand(word: string, env: Record<string, string>): string[] {
  const [, name] = /^\$(\w+)$/.exec(word) ?? [];
  return name === undefined ? [word] : (env[name] ?? '').split(/\s+/).filter((each) => each !== '');
}

/** As systemd reads such a file; `campus` lets a shell read the same one. */
function environmentFile(file: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [, name, value = ''] = /^\s*([A-Za-z_][A-Za-z0-9_]*)=(.*?)\s*$/.exec(line) ?? [];
    if (name === undefined) continue;
    const [, quoted] = /^"((?:[^"\\]|\\.)*)"$/.exec(value) ?? [];
    found[name] =
      quoted === undefined ? value.replace(/^'(.*)'$/, '$1') : quoted.replaceAll(/\\(["\\$`])/g, '$1');
  }
  return found;
}

async function start(unit: string): Promise<number> {
  if (unit.endsWith('.timer')) {
    if (!read(unit)) return say(`There is no ${unit}.`, 5);
    writeFileSync(`${STATE}/${unit}.active`, '');
    return 0;
  }
  const settings = read(unit);
  if (!settings) return initScript(unit, 'start');
  if (isActive(unit)) return 0;
  makeFolders(settings);
  const { command, env, cwd } = prepare(settings, settings.ExecStart?.[0] ?? '');
  const log = openSync(`${LOGS}/${unit}.log`, 'a');
  if (settings.Type?.[0] === 'oneshot') {
    return (
      spawnSync(command[0] ?? '', command.slice(1), { env, cwd, stdio: ['ignore', log, log] }).status ?? 1
    );
  }
  const child = spawn(command[0] ?? '', command.slice(1), {
    env,
    cwd,
    detached: true,
    stdio: ['ignore', log, log],
  });
  await new Promise((resolve, reject) => child.once('spawn', resolve).once('error', reject));
  writeFileSync(`${STATE}/${unit}.pid`, String(child.pid));
  child.unref();
  return 0;
}

function makeFolders(settings: Unit): void {
  const [user = 'root', group = user] = [settings.User?.[0], settings.Group?.[0]];
  for (const [name, parent] of Object.entries(FOLDERS)) {
    for (const folder of settings[name] ?? []) {
      const mode = settings[`${name}Mode`]?.[0] ?? '0755';
      execFileSync('install', ['-d', '-o', user, '-g', group, '-m', mode, `${parent}/${folder}`]);
    }
  }
}

async function stop(unit: string): Promise<number> {
  if (unit.endsWith('.timer')) {
    rmSync(`${STATE}/${unit}.active`, { force: true });
    return 0;
  }
  const settings = read(unit);
  if (!settings) return initScript(unit, 'stop');
  const pid = mainPid(unit);
  if (!isRunning(pid)) return 0;
  process.kill(pid, settings.KillSignal?.[0] ?? 'SIGTERM');
  const end = Date.now() + Number(settings.TimeoutStopSec?.[0] ?? 90) * 1000;
  while (isRunning(pid) && Date.now() < end) await sleep(100);
  // The rest of its control group, which is its process group here.
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // Nothing is left.
  }
  for (const folder of settings.RuntimeDirectory ?? [])
    rmSync(`/run/${folder}`, { recursive: true, force: true });
  return 0;
}

function reload(unit: string): number {
  const settings = read(unit);
  if (!settings || !isActive(unit)) return say(`${unit} does not run.`, 1);
  const log = openSync(`${LOGS}/${unit}.log`, 'a');
  const { command, env, cwd } = prepare(settings, settings.ExecReload?.[0] ?? '', {
    MAINPID: String(mainPid(unit)),
  });
  return spawnSync(command[0] ?? '', command.slice(1), { env, cwd, stdio: ['ignore', log, log] }).status ?? 1;
}
