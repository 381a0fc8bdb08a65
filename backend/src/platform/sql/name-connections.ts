import pg from 'pg';

/**
 * Names all connections of this process in `pg_stat_activity`, so that an operator sees what is connected. A name in
 * `DATABASE_URL` (`application_name`) or `PGAPPNAME` goes before it.
 */
export function nameConnections(name: string): void {
  // Each client takes it from there; pg's types do not list it.
  Object.assign(pg.defaults, { fallback_application_name: name });
}
