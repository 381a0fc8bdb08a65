/** Time that a request waits for a free connection before it fails. */
const CONNECT_TIMEOUT_MS = 5_000;

/**
 * The requests' pool. Generic plans because its statements are written for one plan
 * (docs/decisions/0001-named-statements.md); timeouts because a stuck statement must not hold a connection for ever:
 * the server's own apply first, with a clear error, and `query_timeout` is for a server that does not answer at all.
 */
export const REQUEST_POOL = {
  connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  idleTimeoutMillis: 0,
  keepAlive: true,
  query_timeout: 12_000,
  options:
    '-c plan_cache_mode=force_generic_plan -c statement_timeout=10000 ' +
    '-c idle_in_transaction_session_timeout=15000 -c lock_timeout=8000 -c timezone=UTC',
} as const;

/**
 * The administrators' pool: few connections, plans made for the actual values. A search for one or two letters matches
 * most members, and no index helps to count them: 16 MB of work memory hold the matches of 100,000 members, so that no
 * temporary file is needed.
 */
export const REPORTING_POOL = {
  max: 3,
  connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  idleTimeoutMillis: 30_000,
  keepAlive: true,
  query_timeout: 22_000,
  options:
    '-c plan_cache_mode=force_custom_plan -c work_mem=16MB -c statement_timeout=20000 ' +
    '-c idle_in_transaction_session_timeout=25000 -c lock_timeout=8000 -c timezone=UTC',
} as const;

/** The pool of downloads. One connection: each part of a download is a short statement, and downloads take turns. */
export const EXPORT_POOL = { ...REPORTING_POOL, max: 1 } as const;

/** The pool for visitors: one connection, because one cached answer serves all of them. */
export const VISITOR_POOL = { ...REPORTING_POOL, max: 1 } as const;

/** The pool of health checks: one connection, and a timeout of two seconds: a slower answer counts as a failure. */
export const WATCH_POOL = {
  max: 1,
  connectionTimeoutMillis: 2_000,
  idleTimeoutMillis: 30_000,
  keepAlive: true,
  query_timeout: 2_500,
  options: '-c statement_timeout=2000 -c timezone=UTC',
} as const;

/**
 * The pool of the read replica. The same plans as on the primary, and much shorter timeouts, because the primary
 * answers any read that is slower here.
 */
export const REPLICA_POOL = {
  connectionTimeoutMillis: 1_000,
  idleTimeoutMillis: 0,
  keepAlive: true,
  query_timeout: 1_000,
  options: '-c plan_cache_mode=force_generic_plan -c statement_timeout=1000 -c timezone=UTC',
} as const;
