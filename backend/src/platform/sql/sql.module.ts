import { Global, Module } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { Metrics } from '../metrics/metrics.js';
import { ConnectionBudget } from './connection-budget.js';
import { Replica } from './replica.js';
import { ReplicaWatch } from './replica-watch.js';
import { ExportSql, ReportingSql, VisitorSql, WatchSql } from './own-pools.js';
import { Sql } from './sql.js';

const POOLS = [Sql, ReportingSql, ExportSql, VisitorSql, WatchSql];

/** Provides {@link Sql}, the special-purpose pools and {@link Replica} everywhere. */
@Global()
@Module({ providers: [...POOLS, Replica, ReplicaWatch, ConnectionBudget], exports: [...POOLS, Replica] })
export class SqlModule {
  constructor(
    { registry }: Metrics,
    request: Sql,
    reporting: ReportingSql,
    exports: ExportSql,
    visitor: VisitorSql,
    watch: WatchSql,
    replica: Replica,
  ) {
    const pools = { request, reporting, export: exports, visitor, watch, replica };
    new Gauge({
      name: 'campus_database_connections',
      help:
        'Database connections by pool as the scrape begins; `state` is `busy`, `idle` or `waiting` (requests). ' +
        '`waiting` above 0 for long: the pool is too small, or the database too slow',
      labelNames: ['pool', 'state'],
      registers: [registry],
      collect() {
        for (const [pool, { usage }] of Object.entries(pools)) {
          for (const [state, count] of Object.entries(usage ?? {})) this.set({ pool, state }, count);
        }
      },
    });
  }
}
