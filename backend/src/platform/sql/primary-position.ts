/**
 * SQL of the place up to which the primary's log is on disk: all that has been acknowledged lies before it. Columns
 * of a {@link WalPosition}.
 */
export const PRIMARY_POSITION = `
  SELECT lsn::text AS lsn, ('x' || left(pg_walfile_name(lsn), 8))::bit(32)::int AS timeline
    FROM pg_current_wal_flush_lsn() AS lsn`;
