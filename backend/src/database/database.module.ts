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
        // A supervisor restarts a process that cannot connect; retrying in silence hides the cause.
        retryAttempts: env.NODE_ENV === 'production' ? 5 : 0,
        retryDelay: 1000,
      }),
    }),
  ],
})
export class DatabaseModule {}
