/**
 * SQL for the position (LSN) up to which the primary's log is on disk: every acknowledged write is before it. Columns
 * of a {@link WalPosition}.
 */
export const PRIMARY_POSITION = `
  SELECT lsn::text AS lsn, ('x' || left(pg_walfile_name(lsn), 8))::bit(32)::int AS timeline
    FROM pg_current_wal_flush_lsn() AS lsn`;
