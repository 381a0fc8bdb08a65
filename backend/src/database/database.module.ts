import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Env } from '../config/env.js';
import { dataSourceOptions } from './data-source.js';

/** Connects TypeORM; {@link Sql} uses its pool. */
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [Env],
      useFactory: (env: Env) => ({
        ...dataSourceOptions(env.DATABASE_URL, env.DATABASE_POOL_SIZE),
        // If it cannot connect, the process should fail: its supervisor restarts it. Silent retries hide the cause.
        retryAttempts: env.NODE_ENV === 'production' ? 5 : 0,
        retryDelay: 1000,
      }),
    }),
  ],
})
export class DatabaseModule {}
