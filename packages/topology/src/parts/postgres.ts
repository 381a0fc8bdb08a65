import { freePort } from '@campus-commons/embedded-postgres/free-port.ts';
import { listProcesses } from '@campus-commons/local/processes.ts';
import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import type { Ground } from './ground.ts';
import { runProgram, startPart, type Part } from './part.ts';
import { untilUsable } from './until.ts';

const USER = 'campus';
/** Fast shutdown: sessions are ended, everything is written down. */
const FAST = 'SIGINT';

/** Settings of a server (`postgres -c name=value`). */
export type Settings = Readonly<Record<string, string>>;

/** A PostgreSQL server of Debian's packages, with a cluster of its own. */
export class Postgres {
  private running: Part | undefined;

  private constructor(
    readonly ground: Ground,
    readonly title: string,
    private readonly port: number,
    private readonly password: string,
    private readonly settings: Settings,
  ) {}

  /** Makes an empty cluster and starts its server. */
  static async primary(ground: Ground, title: string, settings: Settings = {}): Promise<Postgres> {
    const password = randomBytes(24).toString('base64url');
    const server = new Postgres(ground, title, await freePort(), password, settings);
    const passwordFile = path.join(await server.makeHome(), 'password');
    await writeFile(passwordFile, password, { mode: 0o600 });
    await ground.own(passwordFile);
    await server.prepare('initdb', [
      ...[`--pgdata=${server.cluster}`, `--username=${USER}`, `--pwfile=${passwordFile}`],
      ...['--auth=scram-sha-256', '--encoding=UTF8', '--locale=C.UTF-8', '--data-checksums'],
      // An empty cluster is nothing to lose.
      '--no-sync',
    ]);
    await server.start();
    return server;
  }

  /** Copies a running server and starts the copy as its streaming replica. */
  static async replicaOf(primary: Postgres, title: string, settings: Settings = {}): Promise<Postgres> {
    const replica = new Postgres(primary.ground, title, await freePort(), primary.password, settings);
    await replica.makeHome();
    await replica.prepare('pg_basebackup', [
      ...[`--dbname=${primary.url('postgres')}`, `--pgdata=${replica.cluster}`, '--checkpoint=fast'],
      // Its slot keeps for it what is written while it is away.
      ...['--write-recovery-conf', '--wal-method=stream', '--create-slot', '--slot=replica', '--no-sync'],
    ]);
    await replica.start();
    return replica;
  }

  url(database = 'campus'): string {
    return `postgres://${USER}:${this.password}@127.0.0.1:${this.port}/${database}`;
  }

  /** Makes an empty database. */
  async createDatabase(name = 'campus'): Promise<void> {
    await this.query(`CREATE DATABASE ${name}`, 'postgres');
  }

  /** Asks it over a connection of its own. */
  async query<Row extends object>(text: string, database = 'campus'): Promise<Row[]> {
    const client = new pg.Client({ connectionString: this.url(database), connectionTimeoutMillis: 5_000 });
    // A server that is killed breaks the connection also between two statements.
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<Row>(text)).rows;
    } finally {
      await client.end();
    }
  }

  /** Starts the server, which recovers first if it was killed; resolves when it takes queries. */
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
    const part = await startPart({
      ...this.program('postgres', ['-D', this.cluster, ...options]),
      stopBy: FAST,
    });
    this.running = part;
    await untilUsable(`${this.title} takes queries`, part, () =>
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

  /** Kills all its processes at once, as a crash of its machine does. */
  async kill(): Promise<void> {
    const part = this.running;
    if (!part) return;
    const children = listProcesses().filter(({ parent }) => parent === part.pid);
    for (const { pid } of [part, ...children]) kill(pid);
    await part.ended;
    this.running = undefined;
  }

  private get home(): string {
    return path.join(this.ground.folder, this.title.replaceAll(' ', '-'));
  }

  private get cluster(): string {
    return path.join(this.home, 'cluster');
  }

  private async makeHome(): Promise<string> {
    await mkdir(this.home, { mode: 0o700 });
    await this.ground.own(this.home);
    return this.home;
  }

  private prepare(program: 'initdb' | 'pg_basebackup', args: readonly string[]): Promise<string> {
    return runProgram(this.program(program, args));
  }

  private program(name: 'initdb' | 'pg_basebackup' | 'postgres', args: readonly string[]) {
    return {
      ground: this.ground,
      title: name === 'postgres' ? this.title : `${name} for ${this.title}`,
      command: [path.join(this.ground.programs.postgres, name), ...args] as const,
      uid: this.ground.uid,
    };
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    // A session that has just ended by itself.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
