import { Global, Module } from '@nestjs/common';
import { PasswordHasher } from './password-hasher.js';

/** Provides {@link PasswordHasher} everywhere, so that one queue covers the process. */
@Global()
@Module({ providers: [PasswordHasher], exports: [PasswordHasher] })
export class PasswordsModule {}
