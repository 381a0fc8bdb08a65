import { Global, Module } from '@nestjs/common';
import { Replica } from './replica.js';
import { ReplicaWatch } from './replica-watch.js';
import { ReportingSql, Sql } from './sql.js';

/** Provides {@link Sql}, {@link ReportingSql} and {@link Replica} everywhere. */
@Global()
@Module({ providers: [Sql, ReportingSql, Replica, ReplicaWatch], exports: [Sql, ReportingSql, Replica] })
export class SqlModule {}
