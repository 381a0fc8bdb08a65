import type pg from 'pg';
import type { Statement } from '../../src/platform/sql/statement.js';

/** A node of EXPLAIN (FORMAT JSON): the fields that the rules use. */
interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Plan Rows': number;
  /** `Outer` for a node's own input; queries that it names or uses in expressions (`InitPlan`, `SubPlan`) are listed beside it. */
  readonly 'Parent Relationship'?: string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly 'Actual Loops'?: number;
  readonly 'Rows Removed by Join Filter'?: number;
  readonly Plans?: readonly PlanNode[];
}

/** What the rules need to know about the database. */
export interface Tables {
  /** Tables that must not be read completely. */
  readonly large: ReadonlySet<string>;
  /** Partial indexes (`WHERE …`) of few rows, which may be read completely. */
  readonly partialIndexes: ReadonlySet<string>;
}

/** Parameters of statements. */
export type Value = string | number | null;

/** Sorting this many rows for one answer is too slow. */
const MAX_SORTED_ROWS = 1_000;

/** @param rows a table with at least this many rows is large */
export async function readTables(client: pg.ClientBase, rows: number): Promise<Tables> {
  const large = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class
      WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND reltuples >= $1`,
    [rows],
  );
  const partial = await client.query<{ name: string }>(
    `SELECT indexrelid::regclass::text AS name FROM pg_index WHERE indpred IS NOT NULL`,
  );
  return {
    large: new Set(large.rows.map(({ name }) => name)),
    partialIndexes: new Set(partial.rows.map(({ name }) => name)),
  };
}

/** Prepares the statement as the pool would, under another name, and returns the EXECUTE for these values. */
async function prepare(
  client: pg.ClientBase,
  { name, text }: Statement,
  values: readonly Value[],
): Promise<string> {
  await client.query(`DEALLOCATE ALL`);
  await client.query(`PREPARE "${name}" AS ${text}`);
  const { rows } = await client.query<{ parameters: number }>(
    'SELECT cardinality(parameter_types) AS parameters FROM pg_prepared_statements WHERE name = $1',
    [name],
  );
  const literals = Array.from({ length: rows[0]?.parameters ?? 0 }, (_, index) => literal(values[index]));
  return `EXECUTE "${name}"${literals.length === 0 ? '' : `(${literals.join(', ')})`}`;
}

/** A value as SQL text. */
function literal(value: Value | undefined): string {
  return value === undefined || value === null ? 'NULL' : `'${String(value).replaceAll("'", "''")}'`;
}

/** A statement's plan on this connection; on the request pool plans are generic, so the values do not matter. */
export async function planOf(
  client: pg.ClientBase,
  statement: Statement,
  values: readonly Value[] = [],
): Promise<PlanNode> {
  const execute = await prepare(client, statement, values);
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    `EXPLAIN (FORMAT JSON) ${execute}`,
  );
  const [row] = rows;
  if (!row) throw new Error('EXPLAIN answered no row');
  return row['QUERY PLAN'][0].Plan;
}

/** Whether a plan starts parallel workers, which takes longer than any frequent statement may. */
export function isParallel(plan: PlanNode): boolean {
  return nodesOf(plan).some((node) => node['Node Type'].startsWith('Gather'));
}

/** The parts of a plan that are slow on a large table: reading all of it, or sorting much of it. */
export function faultsOf(plan: PlanNode, tables: Tables): string[] {
  return [
    ...wholeReads(plan, tables),
    ...nodesOf(plan)
      .filter(({ 'Node Type': type }) => type === 'Sort')
      .flatMap(({ Plans: inputs = [] }) => inputs)
      .filter((input) => input['Parent Relationship'] === 'Outer' && input['Plan Rows'] > MAX_SORTED_ROWS)
      .map((input) => `sorts about ${input['Plan Rows']} rows`),
  ];
}

/** Every node of a plan, the root first. */
function nodesOf(plan: PlanNode): PlanNode[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
}

/** @param stopsEarly whether a LIMIT directly above stops the scan */
function wholeReads(node: PlanNode, tables: Tables, stopsEarly = false): string[] {
  const {
    'Node Type': type,
    'Relation Name': table = '',
    'Index Name': index = '',
    Plans: inputs = [],
  } = node;
  const limits = type === 'Limit' || (type === 'LockRows' && stopsEarly);
  const below = inputs.flatMap((input) => wholeReads(input, tables, limits));
  if (!tables.large.has(table)) return below;
  if (type === 'Seq Scan') return [`reads the whole table ${table}`, ...below];
  // Reading a whole index is as slow as reading the table; reading it in order up to a LIMIT is fine.
  const walks = (type === 'Index Scan' || type === 'Index Only Scan') && node['Index Cond'] === undefined;
  return walks && !stopsEarly && !tables.partialIndexes.has(index)
    ? [`reads the whole index ${index}`, ...below]
    : below;
}

/**
 * Rows of large tables that a statement reads, including its functions, triggers and cascades. Its writes are rolled
 * back.
 */
export async function rowsRead(
  client: pg.ClientBase,
  statement: Statement,
  values: readonly Value[],
  tables: Tables,
): Promise<number> {
  const execute = await prepare(client, statement, values);
  await client.query('BEGIN');
  try {
    const before = await rowsReadSoFar(client, tables);
    await client.query(execute);
    return (await rowsReadSoFar(client, tables)) - before;
  } finally {
    await client.query('ROLLBACK');
  }
}

/** Rows that this connection has read and not yet reported to the server's statistics. */
async function rowsReadSoFar(client: pg.ClientBase, { large }: Tables): Promise<number> {
  const { rows } = await client.query<{ read: number }>(
    `SELECT coalesce(sum(seq_tup_read + coalesce(idx_tup_fetch, 0)), 0)::int AS read
       FROM pg_stat_xact_user_tables WHERE relname = ANY ($1)`,
    [[...large]],
  );
  return rows[0]?.read ?? 0;
}

/**
 * How many pairs of rows a statement compares in joins without a match, including its functions, triggers and cascades.
 * Its writes are rolled back.
 * On `client`, functions keep the plans of their first calls, as on the connections of a pool.
 */
export async function pairsRejected(
  client: pg.ClientBase,
  statement: Statement,
  values: readonly Value[],
): Promise<number> {
  const execute = await prepare(client, statement, values);
  let rejected = 0;
  const read = ({ message = '' }: { message: string | undefined }) => {
    const [, json] = /^duration: .*?plan:\n(.*)$/s.exec(message) ?? [];
    if (json === undefined) return;
    for (const node of nodesOf((JSON.parse(json) as { Plan: PlanNode }).Plan)) {
      rejected += (node['Rows Removed by Join Filter'] ?? 0) * (node['Actual Loops'] ?? 1);
    }
  };
  await client.query(`LOAD 'auto_explain'`);
  await client.query('BEGIN');
  client.on('notice', read);
  try {
    await client.query(
      [
        'min_duration = 0',
        'nested_statements = on',
        'analyze = on',
        'timing = off',
        'format = json',
        'level = notice',
      ]
        .map((setting) => `SET LOCAL auto_explain.log_${setting};`)
        .join(''),
    );
    await client.query(execute);
  } finally {
    await client.query('ROLLBACK');
    client.off('notice', read);
  }
  return rejected;
}
