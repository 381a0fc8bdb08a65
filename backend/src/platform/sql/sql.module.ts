import { Global, Module } from '@nestjs/common';
import { ConnectionBudget } from './connection-budget.js';
import { Replica } from './replica.js';
import { ReplicaWatch } from './replica-watch.js';
import { ExportSql, ReportingSql, VisitorSql, WatchSql } from './own-pools.js';
import { Sql } from './sql.js';

const POOLS = [Sql, ReportingSql, ExportSql, VisitorSql, WatchSql];

/** Provides {@link Sql}, the special-purpose pools and {@link Replica} everywhere. */
@Global()
@Module({ providers: [...POOLS, Replica, ReplicaWatch, ConnectionBudget], exports: [...POOLS, Replica] })
export class SqlModule {}
