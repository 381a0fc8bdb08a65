import path from 'node:path';
import shared from '../../../../backend/jest.config.js';
import { AREAS } from './areas.js';

const unit = shared.projects.find(({ displayName }) => displayName === 'unit');
const folders = new Set(Object.values(AREAS).flat().map(path.dirname));

/**
 * The unit tests beside the mutated files alone. Stryker runs every test that imports a mutant, directly or not, and a few of the others
 * import the whole application, which takes a second each time.
 */
export default {
  ...unit,
  // Of Stryker's copy of the backend, in which it runs Jest.
  rootDir: process.cwd(),
  testMatch: [...folders].map((folder) => `<rootDir>/src/${folder}/*.spec.ts`),
};
