import pg from 'pg';

/** Milliseconds in which a server must say whether it is the primary; less than any pool's timeout to connect. */
const PROBE_TIMEOUT_MS = 1_500;
/** Scheme and account; the servers; database and parameters. An account or password with `@` must be percent-encoded. */
const URL_PARTS = /^(postgres(?:ql)?:\/\/(?:[^@/]*@)?)([^/]+)(\/.*)?$/;

/**
 * One URL per server of a URL that names several, as libpq reads it (PostgreSQL's documentation, "Connection URIs"):
 * `postgres://user:password@first:5432,second:5433/database`.
 */
export function serversOf(url: string): string[] {
  const [, start = '', servers = '', end = ''] = URL_PARTS.exec(url) ?? [];
  return servers === '' ? [url] : servers.split(',').map((server) => `${start}${server}${end}`);
}

/** What a pool or a client needs to reach the primary among the servers of a URL. */
export interface PrimaryConnection {
  /** Of one server. With several, `Client` connects to another one if that is the primary. */
  readonly connectionString: string;
  readonly Client: typeof pg.Client;
}

/** One class of clients per URL, so that what one pool finds out about its servers serves all pools. */
const clients = new Map<string, typeof pg.Client>();

/** @param url of one or several servers, of which one is the primary */
export function toPrimary(url: string): PrimaryConnection {
  const servers = serversOf(url);
  const [connectionString = url] = servers;
  if (servers.length === 1) return { connectionString, Client: pg.Client };
  const Client = clients.get(url) ?? clientOfPrimary(new Servers(servers));
  clients.set(url, Client);
  return { connectionString, Client };
}

/** A server's address. */
type Address = Readonly<Pick<pg.Client, 'host' | 'port'>>;

/** The servers of one URL, and which of them is the primary. */
class Servers {
  private primary: Promise<Address> | undefined;

  constructor(private readonly urls: readonly string[]) {}

  /** @throws Error when no server is the primary */
  findPrimary(): Promise<Address> {
    // One search for all connections of a pool, which open and fail together.
    this.primary ??= Promise.any(this.urls.map(addressOfPrimary)).catch((error: AggregateError) => {
      this.primary = undefined;
      throw new Error(`No server of DATABASE_URL is the primary: ${error.errors.map(String).join('; ')}`);
    });
    return this.primary;
  }

  /** Makes the next connection search again: after a failover another server is the primary. */
  forgetPrimary(): void {
    this.primary = undefined;
  }
}

/** A class of clients, each of which connects to the primary of that moment. */
function clientOfPrimary(servers: Servers): typeof pg.Client {
  return class extends pg.Client {
    override connect(): Promise<pg.Client>;
    override connect(callback: (error: Error) => void): void;
    override connect(callback?: (error: Error) => void): Promise<pg.Client> | void {
      const connected = this.connectToPrimary();
      if (!callback) return connected;
      // pg passes no error when it succeeds, which its types do not say.
      connected.then(() => (callback as () => void)(), callback);
    }

    private async connectToPrimary(): Promise<pg.Client> {
      const { host, port } = await servers.findPrimary();
      Object.assign(this, { host, port });
      // The pool listens only once this has ended. A server that goes away, or the pool's timeout, during the check below fails
      // the check; without a listener the error would crash the process as well.
      this.on('error', ignore);
      try {
        await super.connect();
        await requireNoStandby(this);
        this.off('error', ignore);
      } catch (error) {
        servers.forgetPrimary();
        void super.end().catch(() => undefined);
        throw error;
      }
      return this;
    }
  };
}

const ignore = (): void => undefined;

/** @throws Error when the server cannot be reached in time or is a standby */
async function addressOfPrimary(url: string): Promise<Address> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: PROBE_TIMEOUT_MS,
    query_timeout: PROBE_TIMEOUT_MS,
  });
  // A server that goes away now fails the query below; without a listener the error would crash the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await requireNoStandby(client);
    return { host: client.host, port: client.port };
  } finally {
    void client.end().catch(() => undefined);
  }
}

async function requireNoStandby(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ standby: boolean }>('SELECT pg_is_in_recovery() AS standby');
  if (rows[0]?.standby !== false)
    throw new Error(`${client.host}:${client.port} is a standby, not the primary`);
}
