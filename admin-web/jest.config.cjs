const preset = require('@campus-commons/web-kit/jest/preset.cjs');

module.exports = {
  ...preset,
  setupFilesAfterEnv: [
    ...preset.setupFilesAfterEnv,
    require.resolve('@campus-commons/web-kit/jest/console.ts'),
    '<rootDir>/src/test/setup.ts',
  ],
  // A test that opens the whole console takes its time on a machine that is busy with others.
  testTimeout: 90_000,
  // react-admin needs this one, which ships no CommonJS.
  transformIgnorePatterns: ['/node_modules/(?!react-hotkeys-hook/)'],
};
