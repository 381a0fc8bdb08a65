// The AWS SDK prints that it will need Node 22 one day; test output shows results only. Workers inherit the environment.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';

/** Native ESM through swc, as `.swcrc` says: with the decorator metadata that Nest and class-validator read. */
const shared = {
  rootDir: new URL('.', import.meta.url).pathname,
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: { '\\.ts$': '@swc/jest' },
  // Copies of the sources that mutation tests make (packages/bench/proof/stryker).
  modulePathIgnorePatterns: ['<rootDir>/.data/'],
};

export default {
  projects: [
    { ...shared, displayName: 'unit', testMatch: ['<rootDir>/{src,contract}/**/*.spec.ts'] },
    {
      ...shared,
      displayName: 'http',
      testMatch: ['<rootDir>/test/**/*.test.ts'],
      globalSetup: '<rootDir>/test/support/start-cluster.ts',
      globalTeardown: '<rootDir>/test/support/stop-cluster.ts',
    },
  ],
  testTimeout: 150_000,
  workerIdleMemoryLimit: '1GB',
  // Jest by itself leaves one core free: on two of them the files would run one after another.
  maxWorkers: '100%',
};
