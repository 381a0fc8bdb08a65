import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import { withClient } from '../data/bench-database.js';
import { cpuSeconds, type Server } from './server.js';
import { watchOthers } from './others.js';
import { spread } from './timed.js';

/** The body of a request: JSON, or the fields of a form. */
export type LoadContent =
  | { readonly body: object; readonly form?: undefined }
  | { readonly body?: undefined; readonly form: Readonly<Record<string, string>> };

/** A load: calls, repeated by many members. */
export interface Load {
  readonly path: string;
  /**
   * One entry per request; they are divided between the connections, so that no two send the same one at once. Each may have a
   * path of its own.
   */
  readonly requests: readonly ({ readonly token: string; readonly path?: string } & LoadContent)[];
  /** Whether each request carries an `Idempotency-Key` of its own, as those of the sites. Default: none does. */
  readonly keyed?: boolean;
  readonly connections: number;
  readonly seconds: number;
  /** Requests a second, all connections together; by default each sends the next one as soon as it is answered. */
  readonly rate?: number;
}

/** The result of a round of load. */
export interface Round {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** CPU time per request in microseconds; undefined where the system does not report it. */
  readonly nodeCpu: number | undefined;
  readonly postgresCpu: number | undefined;
  /** Cores that other programs kept busy meanwhile; undefined where the system does not report it. */
  readonly others: number | undefined;
  /** Average size of a response with its headers, bytes; not compressed. */
  readonly bytes: number;
}

/**
 * Sends load to a server from this process and measures throughput, latency and CPU time.
 * @throws Error when a response is not a success, because fast refusals would look like speed
 */
export async function measure(server: Server, databaseUrl: string, load: Load): Promise<Round> {
  const shares = sharesOf(load);
  const others = await watchOthers(async () => [server.pid, ...(await databaseProcesses(databaseUrl))]);
  const before = await cpuOf(server, databaseUrl);
  const times: number[] = [];
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const options: autocannon.Options = {
      url: server.url + load.path,
      method: 'POST',
      connections: load.connections,
      duration: load.seconds,
      ...(load.rate !== undefined && { overallRate: load.rate }),
      setupClient: (client) => client.setRequests(shares.next().value),
    };
    autocannon(options, (error: Error | null, measured) => {
      if (error) reject(error);
      else resolve(measured);
    }).on('response', (_client, _status, _bytes, time) => times.push(time));
  });
  const after = await cpuOf(server, databaseUrl);
  const othersCores = await others.cores();
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${server.name}: ${result.non2xx} refusals and ${result.errors} broken connections`);
  }
  const micros = (seconds: number | undefined) =>
    seconds === undefined ? undefined : (seconds * 1e6) / result.requests.total;
  const node = after.node === undefined ? undefined : after.node - (before.node ?? 0);
  return {
    perSecond: result.requests.total / result.duration,
    p50: result.latency.p50,
    p95: spread(times).p95,
    p99: result.latency.p99,
    nodeCpu: micros(node),
    postgresCpu: micros(postgresSeconds(before, after)),
    others: othersCores,
    bytes: result.throughput.total / result.requests.total,
  };
}

/** Divides the requests between the connections; with fewer requests than connections, some get the same ones. */
function* sharesOf({ requests, connections, keyed }: Load): Generator<autocannon.Request[], never> {
  const built = requests.map(({ token, path, body, form }) => ({
    ...(path !== undefined && { path }),
    headers: { authorization: token, 'content-type': body ? 'application/json' : FORM_TYPE },
    body: body ? JSON.stringify(body) : formText(form),
    ...(keyed && { setupRequest: withNewKey }),
  }));
  const step = Math.min(connections, built.length);
  for (let connection = 0; ; connection += 1) {
    yield built.filter((_, index) => index % step === connection % step);
  }
}

const withNewKey = (request: autocannon.Request): autocannon.Request => ({
  ...request,
  headers: { ...request.headers, 'idempotency-key': randomUUID() },
});

const BOUNDARY = 'campus-bench';
export const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

/** Encodes a multipart form (RFC 7578). */
export function formText(fields: Readonly<Record<string, string>>): string {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return `${parts.join('')}--${BOUNDARY}--\r\n`;
}

/** CPU time in seconds so far: of the server, and of every PostgreSQL backend by process ID. */
interface Cpu {
  readonly node: number | undefined;
  readonly backends: ReadonlyMap<number, number>;
}

async function cpuOf(server: Server, databaseUrl: string): Promise<Cpu> {
  const pids = await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ pid: number }>(
      `SELECT pid FROM pg_stat_activity
        WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()`,
    );
    return rows.map(({ pid }) => pid);
  });
  const backends = new Map<number, number>();
  for (const pid of pids) {
    const seconds = await cpuSeconds(pid);
    if (seconds !== undefined) backends.set(pid, seconds);
  }
  return { node: await server.cpu(), backends };
}

/** All processes of the server but its first one, which only starts the others. */
function databaseProcesses(databaseUrl: string): Promise<number[]> {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ pid: number }>('SELECT pid FROM pg_stat_activity');
    return rows.map(({ pid }) => pid);
  });
}

/** Only processes that still exist are counted, because idle connections of another server may end meanwhile. */
function postgresSeconds(before: Cpu, after: Cpu): number | undefined {
  if (after.backends.size === 0) return undefined;
  return [...after.backends].reduce(
    (sum, [pid, seconds]) => sum + seconds - (before.backends.get(pid) ?? 0),
    0,
  );
}

/** Alternates several measurements round by round, so that other work on the machine affects all of them equally. */
export async function alternate<Name extends string>(
  rounds: number,
  measurements: Record<Name, () => Promise<Round>>,
): Promise<Record<Name, Round>> {
  const names = Object.keys(measurements) as Name[];
  const taken = new Map<Name, Round[]>(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) taken.get(name)?.push(await measurements[name]());
  }
  return Object.fromEntries(names.map((name) => [name, medians(taken.get(name) ?? [])])) as Record<
    Name,
    Round
  >;
}

function medians(rounds: Round[]): Round {
  return {
    perSecond: median(rounds.map(({ perSecond }) => perSecond)),
    p50: median(rounds.map(({ p50 }) => p50)),
    p95: median(rounds.map(({ p95 }) => p95)),
    p99: median(rounds.map(({ p99 }) => p99)),
    nodeCpu: medianOfKnown(rounds.map(({ nodeCpu }) => nodeCpu)),
    postgresCpu: medianOfKnown(rounds.map(({ postgresCpu }) => postgresCpu)),
    others: medianOfKnown(rounds.map(({ others }) => others)),
    bytes: median(rounds.map(({ bytes }) => bytes)),
  };
}

const medianOfKnown = (values: (number | undefined)[]): number | undefined => {
  const known = values.filter((value) => value !== undefined);
  return known.length === 0 ? undefined : median(known);
};

/** The median; for an even number of values, the upper of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('There is no median of nothing');
  return middle;
}
