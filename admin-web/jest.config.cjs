const preset = require('@campus-commons/web-kit/jest/preset.cjs');

module.exports = {
  ...preset,
  setupFilesAfterEnv: [
    ...preset.setupFilesAfterEnv,
    require.resolve('@campus-commons/web-kit/jest/console.ts'),
    '<rootDir>/src/test/setup.ts',
  ],
  // A dependency of react-admin without a CommonJS build.
  transformIgnorePatterns: ['/node_modules/(?!react-hotkeys-hook/)'],
};
