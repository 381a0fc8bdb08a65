import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createFunctions } from '../function-files.js';

/** Reads once for a list of notifications whose acts are not told, instead of looking up the actor of each act. */
export class UntoldActors1764255000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createFunctions(runner, 'untold_actors.v1', 'acts_told.v4');
  }

  async down(runner: QueryRunner): Promise<void> {
    await createFunctions(runner, 'acts_told.v3');
    await runner.query('DROP FUNCTION untold_actors');
  }
}
