/**
 * Shared by the test suites of both sites and of web-kit. A workspace's jest.config.cjs spreads it:
 * `module.exports = { ...require('@campus-commons/web-kit/jest/preset.cjs') }`.
 */
module.exports = {
  testEnvironment: require.resolve('./environment.cjs'),
  setupFiles: [require.resolve('./setup.cjs')],
  setupFilesAfterEnv: [require.resolve('@testing-library/jest-dom'), require.resolve('./testingLibrary.ts')],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  // Jest by itself leaves one core free, which on two of them doubles the time.
  maxWorkers: '100%',
  // A browser's clock and language must not decide whether a test passes.
  globalSetup: require.resolve('./globalSetup.cjs'),
  transform: {
    '\\.(ts|tsx|js|jsx|mjs)$': [
      require.resolve('@swc/jest'),
      {
        swcrc: false,
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
    '\\.(svg|png|webp|woff2)$': require.resolve('./file.cjs'),
  },
  moduleNameMapper: { '\\.css$': require.resolve('./empty.cjs') },
};
