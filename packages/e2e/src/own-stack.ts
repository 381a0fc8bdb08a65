import { announceEnvironment, readEnvironment } from './environment.ts';
import { startTestStack, type TestStack } from './test-stack.ts';
import { test as base } from './test.ts';

interface WorkerFixtures {
  /** A stack that only this file's tests use and may stop. All helpers use its addresses. */
  stack: TestStack;
}

/**
 * `test` with its own stack, for tests that would disturb all others. Its rate limit allows one comment every three
 * seconds, so that a test reaches it quickly and does not wait long.
 */
export const test = base.extend<object, WorkerFixtures>({
  stack: [
    async ({}, use) => {
      const shared = readEnvironment();
      const stack = await startTestStack({ apiEnv: { LIMIT_COMMENT: '1/3' }, demoContent: false });
      announceEnvironment(stack.environment);
      await use(stack);
      announceEnvironment(shared);
      await stack.stop();
    },
    { scope: 'worker', auto: true, timeout: 480_000 },
  ],
});

export { expect, type Page } from './test.ts';
