import { tests, type Part } from '../part.ts';

export const loginTiming: Part = {
  name: 'login-timing',
  shows:
    'How long a sign-in with a wrong password takes does not tell whether the account is active, suspended, deleted or unknown.',
  note: 'The first goal is how far the chance that one answer takes longer than one of another kind is from a half, for the two kinds that differ most. A process without the work for unknown accounts reaches 0.5.',
  command: (scale) => tests(['long/login-timing'], 50 * scale),
  lengths: { 'samples of each kind': 2_000 },
  goals: { 'chance to tell two kinds apart, beyond a half': { most: 0.05 } },
};
