/**
 * Shared by the test suites of both sites and of web-kit. A workspace's jest.config.cjs spreads it:
 * `module.exports = { ...require('@campus-commons/web-kit/jest/preset.cjs') }`.
 */
module.exports = {
  testEnvironment: require.resolve('./environment.cjs'),
  setupFiles: [require.resolve('./setup.cjs')],
  setupFilesAfterEnv: [require.resolve('@testing-library/jest-dom'), require.resolve('./testingLibrary.ts')],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  // By default Jest leaves one core free, which doubles the time on two cores.
  maxWorkers: '100%',
  // A test that renders a whole site waits for several screens, each up to a minute (testingLibrary.ts), on a slow machine.
  testTimeout: 240_000,
  // Tests must not depend on the machine's time zone and language.
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
  // What checks signatures has no form for `require`.
  transformIgnorePatterns: ['/node_modules/(?!@noble/)'],
  moduleNameMapper: { '\\.css$': require.resolve('./empty.cjs') },
};
