import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createFunctions } from '../function-files.js';

/** Lets administrators remove what is hidden only because an account is deleted, so that its restoration does not bring it back. */
export class RemovalFromDeleted1764263500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createFunctions(runner, 'set_withheld.v2');
  }

  async down(runner: QueryRunner): Promise<void> {
    await createFunctions(runner, 'set_withheld.v1');
  }
}
