import { availableParallelism } from 'node:os';
import { AppError } from '../../common/app-error.js';
import { PasswordHasher } from './password-hasher.js';

/** Running hashes plus the maximum number of waiting ones (docs/runbooks/SignInsWait.md). */
const PLACES = availableParallelism() * (1 + 40);

it('rejects requests over the queue limit with 429 and Retry-After, and serves the others', async () => {
  const hasher = new PasswordHasher();
  const answers = await Promise.allSettled(
    // Both methods: one that throws synchronously instead of rejecting would fail this test at once.
    Array.from({ length: PLACES + 3 }, (_, index) =>
      index % 2 === 0
        ? hasher.hash('mango pickle monsoon')
        : hasher.matches(undefined, 'mango pickle monsoon'),
    ),
  );
  const refused = answers.flatMap((answer) =>
    answer.status === 'rejected' && answer.reason instanceof AppError ? [answer.reason] : [],
  );
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(PLACES);
  expect(refused).toHaveLength(3);
  for (const reason of refused) {
    expect(reason.getStatus()).toBe(429);
    expect(reason.retryAfter).toBeGreaterThan(0);
  }
  expect(await hasher.matches(undefined, 'mango pickle monsoon')).toBe(false);
});
