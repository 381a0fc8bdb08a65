import { randomBytes } from 'node:crypto';
import { readSettings, withSettings } from '../settings/env-file.ts';
import { debianSettings, missingOrChanged } from '../settings/debian-settings.ts';
import { ACCOUNT, CONFIGURATION, DATABASE } from '../settings/places.ts';
import type { SetupContext } from '../setup-context.ts';

const OF_SERVICES = { owner: `root:${ACCOUNT}`, mode: 0o640 };
/** The oldest PostgreSQL that the product runs on. */
const MIN_POSTGRES_VERSION = 15;
/** Bytes of the database's password. */
const PASSWORD_BYTES = 24;

/** PostgreSQL and Redis, now and after a restart of the machine. */
export function startDatabases({ machine }: SetupContext): string | undefined {
  const stopped = ['postgresql', 'redis-server'].filter(
    (unit) =>
      !machine.succeeds(['systemctl', 'is-active', '--quiet', unit]) ||
      !machine.succeeds(['systemctl', 'is-enabled', '--quiet', unit]),
  );
  for (const unit of stopped) machine.run(['systemctl', 'enable', '--now', unit]);
  return stopped.length === 0 ? undefined : stopped.join(', ');
}

/** Writes the files of settings; lines that an operator added stay. */
export function writeSettings({ machine, answers, release }: SetupContext): string | undefined {
  const secrets = () => ({
    databasePassword: randomBytes(PASSWORD_BYTES).toString('hex'),
    databasePort: postgresPort(machine.run(['pg_lsclusters', '--no-header'])),
    tokenKeys: readSettings(machine.run([machine.at(`${release.folder}/backend/bin/campus`), 'keys'])),
  });
  const recordKeys = () =>
    readSettings(machine.run([machine.at(`${release.folder}/docker/systemd/campus`), 'record-keys']));
  const changed = debianSettings(answers, secrets, recordKeys).filter((file) => {
    const place = `${CONFIGURATION}/${file.name}`;
    const text = machine.read(place) ?? '';
    const settings = missingOrChanged(file, readSettings(text));
    return machine.write(place, withSettings(text, settings), OF_SERVICES);
  });
  return changed.length === 0 ? undefined : changed.map(({ name }) => name).join(', ');
}

/**
 * The port of the newest PostgreSQL that runs.
 * @param clusters output of pg_lsclusters: version, name, port, status
 */
export function postgresPort(clusters: string): number {
  const [newest] = clusters
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(
      ([version, , , status]) => Number(version) >= MIN_POSTGRES_VERSION && status?.startsWith('online'),
    )
    .sort(([one], [other]) => Number(other) - Number(one));
  if (!newest) throw new Error(`No PostgreSQL ${MIN_POSTGRES_VERSION} or later runs (pg_lsclusters).`);
  return Number(newest[2]);
}

/** The database and its role, as the settings name them. */
export function makeDatabase({ machine }: SetupContext): string | undefined {
  const { DATABASE_URL = '' } = readSettings(machine.read(`${CONFIGURATION}/api.env`) ?? '');
  const url = new URL(DATABASE_URL);
  const env = { PGPASSWORD: decodeURIComponent(url.password) };
  const location = ['--host', url.hostname, '--port', url.port || '5432', '--username', url.username];
  const isReachable = () =>
    machine.succeeds(['psql', ...location, '--command', 'SELECT 1', url.pathname.slice(1)], { env });
  if (isReachable()) return undefined;
  if (url.hostname !== '127.0.0.1') {
    throw new Error(`The database at ${url.host} (DATABASE_URL in api.env) does not let ${url.username} in.`);
  }
  const asPostgres = [
    'runuser',
    '-u',
    'postgres',
    '--',
    'psql',
    '--port',
    url.port,
    '--set',
    'ON_ERROR_STOP=1',
  ];
  machine.run([...asPostgres, '--quiet'], { input: databaseCommands(env.PGPASSWORD) });
  if (!isReachable())
    throw new Error(`PostgreSQL on port ${url.port} does not let ${url.username} in over 127.0.0.1.`);
  return DATABASE;
}

/** For psql: what is there already is kept. @param password hexadecimal digits */
function databaseCommands(password: string): string {
  if (!/^[0-9a-f]+$/.test(password)) {
    throw new Error(
      'The password in DATABASE_URL is not the one that was made here, and PostgreSQL refuses it.',
    );
  }
  return `
SELECT 'CREATE ROLE ${ACCOUNT} LOGIN' WHERE NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '${ACCOUNT}') \\gexec
ALTER ROLE ${ACCOUNT} PASSWORD '${password}';
SELECT 'CREATE DATABASE ${DATABASE} OWNER ${ACCOUNT}'
  WHERE NOT EXISTS (SELECT FROM pg_database WHERE datname = '${DATABASE}') \\gexec
`;
}

/** Brings the tables up to this release; the release before works with them, too. */
export function migrate({ machine, release }: SetupContext): string | undefined {
  const said = machine.run([machine.at(`${release.folder}/docker/systemd/campus`), 'migrate']);
  const applied = /^Applied (.+)\.$/m.exec(said)?.[1];
  return applied === undefined ? undefined : `${applied.split(', ').length} migrations`;
}

/** The first administrator; one who exists keeps the password. */
export function makeAdministrator({ machine, answers, release, remarks }: SetupContext): string | undefined {
  const { ADMIN_USER_NAME: name, ADMIN_PASSWORD: password } = answers;
  const said = machine.run([machine.at(`${release.folder}/docker/systemd/campus`), 'admin', 'create', name], {
    env: { ADMIN_PASSWORD: password === '' ? undefined : password, ADMIN_USER_NAME: undefined },
  });
  if (!said.startsWith('Made ')) return undefined;
  const [, generated] = / with the password (\S+)$/m.exec(said) ?? [];
  if (generated !== undefined) remarks.push(`Administrator ${name}, password ${generated} (shown only now)`);
  return name;
}
