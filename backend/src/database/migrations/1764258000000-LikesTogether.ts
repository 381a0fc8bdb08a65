import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createFunctions } from '../function-files.js';

/** Toggles of the same post by several members in one statement. */
export class LikesTogether1764258000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createFunctions(runner, 'toggle_likes.v1', 'toggle_like.v4');
  }

  async down(runner: QueryRunner): Promise<void> {
    await createFunctions(runner, 'toggle_like.v3');
    await runner.query('DROP FUNCTION toggle_likes');
  }
}
