import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createFunctions } from '../function-files.js';

/** Deleting an account and withholding a page lock posts before counters, and what hangs on them by id (docs/build/lock-order.md). */
export class OneLockOrder1764300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createFunctions(runner, 'set_member_deleted.v3', 'set_withheld.v3');
  }

  async down(runner: QueryRunner): Promise<void> {
    await createFunctions(runner, 'set_withheld.v2', 'set_member_deleted.v2');
  }
}
