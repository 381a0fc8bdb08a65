import { availableParallelism } from 'node:os';
import { hash as argon2 } from '@node-rs/argon2';
import { AppError } from '../../common/app-error.js';
import { passwordForms, PasswordHasher } from './password-hasher.js';

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
    expect(reason.message).toMatch(/try again/);
    expect(reason.retryAfter).toBeGreaterThan(0);
  }
  expect(await hasher.matches(undefined, 'mango pickle monsoon')).toBe(false);
});

it('matches the password of a hash, and no other', async () => {
  const hasher = new PasswordHasher();
  const stored = await hasher.hash('mango pickle monsoon');
  expect(await hasher.matches(stored, 'mango pickle monsoon')).toBe(true);
  expect(await hasher.matches(stored, 'mango pickle monsoons')).toBe(false);
});

it('hashes as OWASP asks for argon2id, each time with another salt', async () => {
  const hasher = new PasswordHasher();
  const [one, other] = await Promise.all([hasher.hash('the same'), hasher.hash('the same')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(other);
});

it('matches nothing for an unknown account, not even the password behind its hash', async () => {
  expect(await new PasswordHasher().matches(undefined, 'a password nobody has')).toBe(false);
});

describe('a password of letters that keyboards compose in several ways', () => {
  const FORMS = ['caf\u00e9 \u0915\u093c\u0932\u092e', 'cafe\u0301 \u0958\u0932\u092e'] as const;

  it.each([FORMS, [FORMS[1], FORMS[0]] as const])('matches a hash of the other form', async (one, other) => {
    const hasher = new PasswordHasher();
    expect(await hasher.check(await hasher.hash(one), other)).toEqual({ matches: true, renewed: undefined });
  });

  it('matches a hash from before there was one form, and tells what replaces it', async () => {
    const hasher = new PasswordHasher();
    for (const form of ['caf\u00e9 \u0958lam', 'cafe\u0301 \u0915\u093clam']) {
      const { matches, renewed } = await hasher.check(await argon2(form), 'cafe\u0301 \u0915\u093clam');
      expect(matches).toBe(true);
      expect(renewed).toBeDefined();
      expect(await hasher.check(renewed, form)).toEqual({ matches: true, renewed: undefined });
    }
  });

  it.each([
    ['typed as now', 'cafe\u0301 \u0958lam', 'cafe\u0301 \u0958lam'],
    [
      'in wide letters, composed otherwise now',
      '\uff43af\u00e9 \u0915\u093clam',
      '\uff43afe\u0301 \u0958lam',
    ],
  ])('matches a hash from before of a password %s', async (_how, before, typed) => {
    expect(await new PasswordHasher().matches(await argon2(before), typed)).toBe(true);
  });

  it('takes as long for an unknown account as for a wrong password', () => {
    expect(passwordForms('mango pickle monsoon')).toHaveLength(1);
    expect(passwordForms(FORMS[1]).length).toBeLessThanOrEqual(5);
  });
});
