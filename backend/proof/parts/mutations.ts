import type { Part } from '../part.ts';

export const mutations: Part = {
  name: 'mutations',
  shows:
    'Small changes to the rules of signing in, validation, pictures and moderation (a condition turned round, a bound moved, a statement removed) make a unit test fail.',
  note: 'Mutants of the files in `backend/proof/stryker/areas.js`, those with unit tests; [decision 102](../decisions/0102-mutation-tests.md) says why only those.',
  command: (scale) => ({
    command: [process.execPath, '--import', 'tsx', 'proof/stryker/run.ts', String(scale)],
  }),
  lengths: { mutants: 900 },
  goals: {
    'auth, % detected': { least: 80 },
    'validation, % detected': { least: 80 },
    'media, % detected': { least: 80 },
    'moderation, % detected': { least: 80 },
  },
};
