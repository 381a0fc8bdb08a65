import { Global, Module } from '@nestjs/common';
import { Env, readEnv } from './env.js';

/** Provides {@link Env} everywhere. */
@Global()
@Module({
  providers: [{ provide: Env, useFactory: () => readEnv() }],
  exports: [Env],
})
export class ConfigModule {}
