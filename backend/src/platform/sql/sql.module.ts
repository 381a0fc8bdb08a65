import { Global, Module } from '@nestjs/common';
import { ReportingSql, Sql } from './sql.js';

/** Provides {@link Sql} and {@link ReportingSql} everywhere. */
@Global()
@Module({ providers: [Sql, ReportingSql], exports: [Sql, ReportingSql] })
export class SqlModule {}
