const preset = require('@campus-commons/web-kit/jest/preset.cjs');

module.exports = {
  ...preset,
  setupFilesAfterEnv: [
    ...preset.setupFilesAfterEnv,
    require.resolve('@campus-commons/web-kit/jest/console.ts'),
    '<rootDir>/src/test/setup.ts',
  ],
};
