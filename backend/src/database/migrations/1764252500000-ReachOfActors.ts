import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createFunctions } from '../function-files.js';

/** Asks faster whether a member may be told what an actor did: two look-ups instead of all whom the member does not see. */
export class ReachOfActors1764252500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createFunctions(runner, 'may_reach.v2');
  }

  async down(runner: QueryRunner): Promise<void> {
    await createFunctions(runner, 'may_reach.v1');
  }
}
