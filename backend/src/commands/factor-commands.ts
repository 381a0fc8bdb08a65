import { command } from './command.js';

export const FACTOR_COMMANDS = [
  command({
    name: 'factors reseal',
    summary: 'Encrypts the secrets of two-step sign-in anew, after a change of SECRETS_KEY',
    details: 'Needs SECRETS_KEY, and the key from before in SECRETS_KEY_ACCEPTED (docs/run/secrets.md).',
    run: async ({ environment, print }) => {
      const { resealFactors } = await import('../platform/factors/factor-commands.js');
      await resealFactors(environment, print);
    },
  }),
];
