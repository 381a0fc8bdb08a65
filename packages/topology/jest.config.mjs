import ofPackages from '../../jest.packages.config.mjs';

/** @type {import('jest').Config} */
export default {
  ...ofPackages,
  // A run kills servers and waits for them.
  testTimeout: 180_000,
};
