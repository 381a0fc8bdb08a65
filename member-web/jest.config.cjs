const preset = require('@campus-commons/web-kit/jest/preset.cjs');

module.exports = {
  ...preset,
  setupFilesAfterEnv: [...preset.setupFilesAfterEnv, '<rootDir>/src/test/setup.ts'],
};
