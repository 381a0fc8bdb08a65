const preset = require('./jest/preset.cjs');

module.exports = {
  ...preset,
  setupFilesAfterEnv: [...preset.setupFilesAfterEnv, require.resolve('./jest/console.ts')],
};
