import { freePort } from '@campus-commons/embedded-postgres/free-port.ts';
import { listProcesses } from '@campus-commons/local/processes.ts';
import { randomBytes } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import type { TestEnvironment } from './test-environment.ts';
import { runProgram, startService, type ServiceProcess } from './service-process.ts';
import { waitUntilUsable } from './wait-until.ts';

const USER = 'campus';
/** PostgreSQL's fast shutdown: ends all sessions and writes a checkpoint. */
const FAST = 'SIGINT';

/** Settings of a server (`postgres -c name=value`). */
export type Settings = Readonly<Record<string, string>>;

/** A PostgreSQL server from Debian's packages, with its own cluster. */
export class Postgres {
  private running: ServiceProcess | undefined;

  private constructor(
    readonly environment: TestEnvironment,
    readonly title: string,
    private readonly port: number,
    private readonly password: string,
    private readonly settings: Settings,
  ) {}

  /** Creates an empty cluster and starts its server. */
  static async primary(
    environment: TestEnvironment,
    title: string,
    settings: Settings = {},
  ): Promise<Postgres> {
    const password = randomBytes(24).toString('base64url');
    const server = new Postgres(environment, title, await freePort(), password, settings);
    const passwordFile = path.join(await server.makeHome(), 'password');
    await writeFile(passwordFile, password, { mode: 0o600 });
    await environment.own(passwordFile);
    await server.prepare('initdb', [
      ...[`--pgdata=${server.cluster}`, `--username=${USER}`, `--pwfile=${passwordFile}`],
      ...['--auth=scram-sha-256', '--encoding=UTF8', '--locale=C.UTF-8', '--data-checksums'],
      // An empty cluster has no data to lose.
      '--no-sync',
    ]);
    await server.start();
    return server;
  }

  /** A server on a port of its own that has neither files nor a process until `copy` is called. */
  static async reserve(primary: Postgres, title: string, settings: Settings = {}): Promise<Postgres> {
    const { environment, password } = primary;
    const server = new Postgres(environment, title, await freePort(), password, settings);
    await server.makeHome();
    return server;
  }

  /**
   * Copies a running server and starts the copy as its streaming replica, which the primary knows by its title. Files of an
   * earlier copy are replaced.
   */
  async copy(primary: Postgres): Promise<void> {
    await this.stop();
    await rm(this.cluster, { recursive: true, force: true });
    await this.prepare('pg_basebackup', [
      ...[`--dbname=${primary.url('postgres')}?application_name=${this.title}`, `--pgdata=${this.cluster}`],
      // The replication slot retains the WAL while the replica is stopped.
      ...['--checkpoint=fast', '--write-recovery-conf', '--wal-method=stream', '--create-slot'],
      ...[`--slot=${this.title}`, '--no-sync'],
    ]);
    await this.start();
  }

  /** Waits until the replica has replayed what it received and accepts writes. */
  async promote(): Promise<void> {
    await this.query('SELECT pg_promote()', 'postgres');
  }

  url(database = 'campus'): string {
    return `postgres://${USER}:${this.password}@${this.address}/${database}`;
  }

  /** `host:port`, as in a connection string with several servers. */
  get address(): string {
    return `127.0.0.1:${this.port}`;
  }

  /** Creates an empty database. */
  async createDatabase(name = 'campus'): Promise<void> {
    await this.query(`CREATE DATABASE ${name}`, 'postgres');
  }

  /** Runs a query on a new connection. */
  async query<Row extends object>(text: string, database = 'campus'): Promise<Row[]> {
    const client = new pg.Client({ connectionString: this.url(database), connectionTimeoutMillis: 5_000 });
    // A killed server can break the connection between two statements; unhandled, that would end this process.
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<Row>(text)).rows;
    } finally {
      await client.end();
    }
  }

  /** Starts the server, which first runs crash recovery if it was killed. Resolves when it accepts queries. */
  async start(): Promise<void> {
    const settings: Settings = {
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      port: String(this.port),
      max_connections: '100',
      wal_retrieve_retry_interval: '500ms',
      ...this.settings,
    };
    const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const service = await startService({
      ...this.program('postgres', ['-D', this.cluster, ...options]),
      stopBy: FAST,
    });
    this.running = service;
    await waitUntilUsable(`${this.title} accepts queries`, service, () =>
      this.query('SELECT', 'postgres').then(
        () => true,
        () => false,
      ),
    );
  }

  /** PostgreSQL's fast shutdown. */
  async stop(): Promise<void> {
    await this.running?.stop();
    this.running = undefined;
  }

  /** Kills all its processes at once, like a crash of its machine. */
  async kill(): Promise<void> {
    const service = this.running;
    if (!service) return;
    const children = listProcesses().filter(({ parent }) => parent === service.pid);
    for (const { pid } of [service, ...children]) kill(pid);
    await service.ended;
    this.running = undefined;
  }

  private get home(): string {
    return path.join(this.environment.folder, this.title.replaceAll(' ', '-'));
  }

  private get cluster(): string {
    return path.join(this.home, 'cluster');
  }

  private async makeHome(): Promise<string> {
    await mkdir(this.home, { mode: 0o700 });
    await this.environment.own(this.home);
    return this.home;
  }

  private prepare(program: 'initdb' | 'pg_basebackup', args: readonly string[]): Promise<string> {
    return runProgram(this.program(program, args));
  }

  private program(name: 'initdb' | 'pg_basebackup' | 'postgres', args: readonly string[]) {
    return {
      environment: this.environment,
      title: name === 'postgres' ? this.title : `${name} for ${this.title}`,
      command: [path.join(this.environment.programs.postgres, name), ...args] as const,
      uid: this.environment.uid,
    };
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    // The process has already ended.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
