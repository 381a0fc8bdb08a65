import { announceEnvironment, readEnvironment } from './environment.ts';
import { startPieces, type Pieces } from './pieces.ts';
import { test as base } from './test.ts';

interface WorkerFixtures {
  /** Pieces that only this file's tests use, and may stop. Everything that names an address means theirs. */
  pieces: Pieces;
}

/**
 * `test` on pieces of its own, for what would disturb every other test. Its limits let a comment through every three
 * seconds, so that one too many is soon reached and soon forgiven.
 */
export const test = base.extend<object, WorkerFixtures>({
  pieces: [
    async ({}, use) => {
      const shared = readEnvironment();
      const pieces = await startPieces({ apiEnv: { LIMIT_COMMENT: '1/3' }, demoContent: false });
      announceEnvironment(pieces.environment);
      await use(pieces);
      announceEnvironment(shared);
      await pieces.stop();
    },
    { scope: 'worker', auto: true, timeout: 120_000 },
  ],
});

export { expect, type Page } from './test.ts';
