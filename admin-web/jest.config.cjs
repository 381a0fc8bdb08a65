const preset = require('@campus-commons/web-kit/jest/preset.cjs');

module.exports = {
  ...preset,
  setupFilesAfterEnv: [...preset.setupFilesAfterEnv, '<rootDir>/src/test/setup.ts'],
  // react-admin needs this one, which ships no CommonJS.
  transformIgnorePatterns: ['/node_modules/(?!react-hotkeys-hook/)'],
};
