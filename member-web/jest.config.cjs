const preset = require('@campus-commons/web-kit/jest/preset.cjs');

module.exports = {
  ...preset,
  // Most tests render the whole site, and the machine may be busy with other work.
  testTimeout: 90_000,
  setupFilesAfterEnv: [
    ...preset.setupFilesAfterEnv,
    require.resolve('@campus-commons/web-kit/jest/console.ts'),
    '<rootDir>/src/test/setup.ts',
  ],
};
