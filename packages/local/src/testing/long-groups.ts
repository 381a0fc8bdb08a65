/** Tests that `npm test` leaves out, and what they depend on. Paths are relative to the repository. */
export interface LongGroup {
  /** Its name in `npm run test:all -- <name>` and in `.ci/proven`. */
  name: string;
  /** The folder of the tests, in a folder named `long`. */
  tests: string;
  /** Files and folders that can change the result, besides the tests themselves. */
  inputs: string[];
}

const PACKAGES = ['package-lock.json', 'tsconfig.base.json'];
const API = [
  ...['backend/src', 'backend/compiler', 'packages/demo', 'backend/schema.sql', 'backend/package.json'],
  ...['backend/.swcrc', 'packages/embedded-postgres'],
];
const MEMBER_SITE = ['member-web', 'packages/web-kit'];
const CONSOLE = ['admin-web', 'packages/web-kit'];
/** What starts the product for browser tests. The contract stands for the API where its answers are only shown. */
const BROWSER = [
  ...['packages/e2e/src', 'packages/e2e/package.json', 'packages/e2e/playwright.config.ts'],
  ...['packages/local/src/stack', 'packages/local/src/entry', 'packages/local/src/checks/command.ts'],
  ...['packages/local/src/testing/reserve-ports.ts', 'backend/openapi.json'],
];

/** The workspaces whose configuration `mirror.ts` copies. */
const MIRRORED = [
  ...['backend', 'member-web', 'admin-web', 'packages/web-kit', 'packages/local', 'packages/e2e'],
  'packages/embedded-postgres',
];

/** In alphabetical order, as in `.ci/proven`. */
export const LONG_GROUPS: LongGroup[] = [
  {
    name: 'accessibility-console',
    tests: 'packages/e2e/tests/long/accessibility-console',
    inputs: [...PACKAGES, ...CONSOLE, ...BROWSER],
  },
  {
    name: 'accessibility-member',
    tests: 'packages/e2e/tests/long/accessibility-member',
    inputs: [...PACKAGES, ...MEMBER_SITE, ...BROWSER],
  },
  {
    name: 'api',
    tests: 'backend/test/long',
    inputs: [
      ...[...PACKAGES, ...API, 'backend/test/support', 'packages/bench', 'backend/openapi.json'],
      ...['backend/jest.config.js', 'packages/test-kit', 'packages/local/src/stack'],
    ],
  },
  {
    name: 'browser',
    tests: 'packages/e2e/tests/long/browser',
    inputs: [
      ...[...PACKAGES, ...API, ...MEMBER_SITE, ...CONSOLE, ...BROWSER],
      ...['packages/test-kit', 'packages/topology/src', 'packages/deployment', 'docker'],
    ],
  },
  {
    name: 'deployment',
    tests: 'packages/deployment/test/long',
    inputs: [
      ...[...PACKAGES, 'packages/deployment', 'packages/embedded-postgres', 'docker'],
      ...['packages/test-kit', 'packages/web-kit/vite', 'packages/local/src/stack'],
    ],
  },
  {
    name: 'postgres',
    tests: 'packages/embedded-postgres/test/long',
    inputs: [...PACKAGES, 'packages/embedded-postgres'],
  },
  {
    name: 'rules',
    tests: 'packages/local/test/long/rules',
    inputs: [
      ...[
        ...PACKAGES,
        'package.json',
        'eslint.config.js',
        'eslint.constant-names.js',
        '.oxlintrc.json',
        '.dependency-cruiser.cjs',
        '.dependency-cruiser.rooms.cjs',
      ],
      ...MIRRORED.flatMap((folder) => [`${folder}/package.json`, `${folder}/tsconfig.json`]),
    ],
  },
  {
    name: 'topology',
    tests: 'packages/topology/test/long',
    inputs: [
      ...[
        ...PACKAGES,
        ...API,
        'packages/topology',
        'packages/deployment',
        'packages/test-kit',
        'packages/local/src',
      ],
      ...['docker', 'docs/run/backup.md'],
    ],
  },
];

/** The groups with these names; all groups when there is no name. */
export function groupsNamed(names: string[]): LongGroup[] {
  const unknown = names.filter((name) => !LONG_GROUPS.some((group) => group.name === name));
  if (unknown.length > 0) {
    const known = LONG_GROUPS.map(({ name }) => name).join(', ');
    throw new Error(`No group of long tests is called ${unknown.join(', ')}. There are: ${known}.`);
  }
  return LONG_GROUPS.filter(({ name }) => names.length === 0 || names.includes(name));
}
