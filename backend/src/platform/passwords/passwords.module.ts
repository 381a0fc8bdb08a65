import { Global, Module } from '@nestjs/common';
import { Metrics } from '../metrics/metrics.js';
import { PasswordHasher } from './password-hasher.js';

/** Provides {@link PasswordHasher} everywhere, so that one queue covers the process. */
@Global()
@Module({ providers: [PasswordHasher], exports: [PasswordHasher] })
export class PasswordsModule {
  constructor(metrics: Metrics, hasher: PasswordHasher) {
    metrics.watch(
      'campus_password_hashes_waiting',
      'Password hashes waiting for a CPU core',
      () => hasher.waiting,
    );
  }
}
