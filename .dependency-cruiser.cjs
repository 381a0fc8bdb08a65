/**
 * Who may import whom, for every workspace, as docs and architecture promise.
 *
 * Type-only imports count too (a circle of types is still a circle to read), except where a rule says otherwise.
 */

/** What a backend module may import of the others. A module that is not listed here fails `backend-module-unlisted`. */
const backendModules = {
  profile: [],
  auth: ['profile'],
  public: ['auth', 'profile'],
  pages: ['profile'],
  feeds: ['pages', 'profile'],
  comments: ['feeds', 'pages', 'profile'],
  likes: ['feeds', 'pages', 'profile'],
  account: ['auth', 'likes', 'comments', 'feeds', 'pages', 'profile'],
  admin: ['auth', 'likes', 'comments', 'feeds', 'pages', 'profile'],
};

/** What each room of the member site may import of the others. */
const memberRooms = {
  lib: [],
  api: ['lib'],
  components: ['lib', 'api'],
  content: ['lib', 'components'],
  features: ['lib', 'api', 'components', 'content'],
  screens: ['lib', 'api', 'components', 'content', 'features'],
  app: ['lib', 'api', 'components', 'content', 'features', 'screens'],
};

/** What each room of the console may import of the others. */
const consoleRooms = {
  lib: [],
  providers: ['lib', 'api'],
  api: ['lib'],
  components: ['lib', 'providers'],
  resources: ['lib', 'components', 'providers'],
  dashboard: ['lib', 'components', 'providers'],
  settings: ['lib', 'components', 'providers'],
  login: ['lib', 'components', 'providers'],
  layout: ['lib', 'components', 'providers'],
};

const alternatives = (names) => `(${names.join('|')})`;
const testFile = String.raw`\.(spec|test)\.(ts|tsx|mjs)$|/test/|^packages/e2e/|^backend/bench/`;
const toolConfig = String.raw`(^|/)[^/]+\.config\.(js|cjs|mjs|ts)$|^\.[^/]+\.cjs$`;

/** One rule per room: it may import itself, `rooms[room]`, and what lies outside `root`. */
const roomRules = (prefix, root, rooms) =>
  Object.entries(rooms).map(([room, allowed]) => ({
    name: `${prefix}-${room}`,
    comment: `${root}/${room} may import only ${[room, ...allowed].join(', ')} of ${root}.`,
    severity: 'error',
    from: { path: `^${root}/${room}/`, pathNot: testFile },
    to: { path: `^${root}/`, pathNot: `^${root}/${alternatives([room, ...allowed])}/` },
  }));

const piecesApart = [
  {
    name: 'pieces-apart',
    comment: 'The API and the two sites are deployed apart; what they agree on is openapi.json.',
    severity: 'error',
    from: { path: '^(backend|member-web|admin-web)/' },
    to: { path: '^(backend|member-web|admin-web)/', pathNot: '^$1/' },
  },
  {
    name: 'sites-use-web-kit-only',
    comment: 'Of the packages, only web-kit is made for the browser.',
    severity: 'error',
    from: { path: '^(member-web|admin-web)/' },
    to: { path: '^packages/', pathNot: '^packages/web-kit/' },
  },
  {
    name: 'web-kit-stands-alone',
    comment:
      'web-kit is what both sites share, so it can know neither of them, nor the API, nor the tooling.',
    severity: 'error',
    from: { path: '^packages/web-kit/' },
    to: { path: '^(backend|member-web|admin-web|packages)/', pathNot: '^packages/web-kit/' },
  },
  {
    name: 'packages-import-no-piece',
    comment: 'Tooling runs the built pieces; importing their source would tie it to their insides.',
    severity: 'error',
    from: { path: '^packages/', pathNot: '^packages/web-kit/' },
    to: { path: '^(backend|member-web|admin-web)/' },
  },
];

const backendRules = [
  ...Object.entries(backendModules).map(([module, allowed]) => ({
    name: `backend-module-${module}`,
    comment: `backend/src/modules/${module} may import ${allowed.length ? allowed.join(', ') : 'no other module'}.`,
    severity: 'error',
    from: { path: `^backend/src/modules/${module}/`, pathNot: testFile },
    to: {
      path: '^backend/src/modules/',
      pathNot: `^backend/src/modules/${alternatives([module, ...allowed])}/`,
    },
  })),
  {
    name: 'backend-module-unlisted',
    comment: 'A new module needs its place in the order: add it to backendModules.',
    severity: 'error',
    from: {
      path: '^backend/src/modules/',
      pathNot: `^backend/src/modules/${alternatives(Object.keys(backendModules))}/`,
    },
    to: {},
  },
  {
    name: 'backend-modules-meet-at-the-door',
    comment:
      'Across modules only .module, .service, .dto, .mapper and entities: the rest is a module’s own business.',
    severity: 'error',
    from: { path: '^backend/src/modules/([^/]+)/', pathNot: testFile },
    to: {
      path: '^backend/src/modules/',
      pathNot: ['^backend/src/modules/$1/', String.raw`\.(module|service|dto|mapper|entity)\.ts$`],
    },
  },
  {
    name: 'backend-entities-across-as-types',
    comment:
      'Another module’s entity may be named as a type (relations between entities excepted), not queried.',
    severity: 'error',
    from: { path: '^backend/src/modules/([^/]+)/', pathNot: [testFile, String.raw`\.entity\.ts$`] },
    to: {
      path: String.raw`^backend/src/modules/.+\.entity\.ts$`,
      pathNot: '^backend/src/modules/$1/',
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'backend-controllers-stay-thin',
    comment: 'A controller calls its service, which authorises first; a query from here would pass it by.',
    severity: 'error',
    from: { path: String.raw`^backend/src/.+\.controller\.ts$` },
    to: { path: String.raw`^backend/src/.+\.(repository|entity|policy)\.ts$|node_modules/(typeorm|pg)/` },
  },
  {
    name: 'backend-repositories-hold-no-rules',
    comment: 'A repository answers services; it knows neither them nor the routes.',
    severity: 'error',
    from: { path: String.raw`^backend/src/.+\.repository\.ts$` },
    to: { path: String.raw`^backend/src/.+\.(service|controller|module|policy)\.ts$` },
  },
  {
    name: 'backend-pure-parts',
    comment: 'Policies and mappers are pure: no wiring, no database (types of rows excepted).',
    severity: 'error',
    from: { path: String.raw`^backend/src/.+\.(policy|mapper)\.ts$` },
    to: {
      path: String.raw`^backend/src/.+\.(service|controller|module|repository)\.ts$|node_modules/(typeorm|pg|@nestjs/(?!swagger))`,
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'backend-dtos-are-shapes',
    comment: 'A DTO is the contract; it must not change because a service or query does.',
    severity: 'error',
    from: { path: String.raw`^backend/src/.+\.dto\.ts$` },
    to: { path: String.raw`^backend/src/.+\.(service|controller|module|repository)\.ts$` },
  },
  {
    name: 'backend-entities-are-tables',
    comment: 'An entity may point at another entity and at nothing else of a module.',
    severity: 'error',
    from: { path: String.raw`^backend/src/modules/.+\.entity\.ts$` },
    to: { path: '^backend/src/modules/', pathNot: String.raw`\.entity\.ts$` },
  },
  {
    name: 'backend-platform-knows-no-module',
    comment: 'Every module may use platform, never the other way.',
    severity: 'error',
    from: { path: '^backend/src/platform/', pathNot: testFile },
    to: { path: '^backend/src/modules/' },
  },
  {
    name: 'backend-common-is-the-ground',
    comment: 'common and config are what everything else stands on.',
    severity: 'error',
    from: { path: '^backend/src/(common|config)/', pathNot: testFile },
    to: { path: '^backend/src/', pathNot: '^backend/src/(common|config)/' },
  },
  {
    name: 'backend-rooms-do-not-know-the-start',
    comment:
      'main, app.module, the commands and the database room wire the rooms together, so no room may import them.',
    severity: 'error',
    from: {
      path: '^backend/src/(common|config|platform|modules)/',
      pathNot: [testFile, String.raw`\.cli\.ts$`],
    },
    to: { path: String.raw`^backend/src/[^/]+\.ts$|\.cli\.ts$|^backend/src/database/demo/` },
  },
];

const siteRules = [
  ...roomRules('member', 'member-web/src', memberRooms),
  ...roomRules('console', 'admin-web/src', consoleRooms),
  {
    name: 'member-features-apart',
    comment:
      'A feature uses another only through what that one shows on purpose: the files in its folder `public/`.',
    severity: 'error',
    from: { path: '^member-web/src/features/([^/]+)/', pathNot: testFile },
    to: {
      path: '^member-web/src/features/',
      pathNot: ['^member-web/src/features/$1/', '^member-web/src/features/[^/]+/public/'],
    },
  },
  {
    name: 'console-resources-apart',
    comment: 'A resource is a folder that can be read, and deleted, alone.',
    severity: 'error',
    from: { path: '^admin-web/src/resources/([^/]+)/', pathNot: testFile },
    to: { path: '^admin-web/src/resources/', pathNot: '^admin-web/src/resources/$1/' },
  },
];

const everywhere = [
  {
    name: 'no-circular',
    comment: 'Two files that need each other are one file, or lack a third.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-orphans',
    comment: 'A file that nothing imports and that starts nothing is dead.',
    severity: 'error',
    from: {
      orphan: true,
      pathNot: [
        testFile,
        toolConfig,
        String.raw`\.d\.ts$`,
        String.raw`\.cli\.ts$`,
        '^backend/src/database/migrations/',
        '^packages/local/bin/',
        '^packages/[^/]+/scripts/',
        '^(member-web|admin-web|packages/web-kit)/public/',
        '^packages/web-kit/jest/',
      ],
    },
    to: {},
  },
  {
    name: 'production-knows-no-test',
    comment: 'What runs for people must not need what only tests have.',
    severity: 'error',
    from: { pathNot: [testFile, toolConfig] },
    to: { path: testFile },
  },
  {
    name: 'no-unresolvable',
    comment: 'The import leads nowhere; so would the running program.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true },
  },
  {
    name: 'no-undeclared-dependency',
    comment:
      'A workspace names every package it uses in its own package.json (tests and tool configs may use the root’s).',
    severity: 'error',
    from: { path: '^(backend|member-web|admin-web|packages/[^/]+)/', pathNot: [testFile, toolConfig] },
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
  {
    name: 'no-dev-dependency-in-production',
    comment: 'Development dependencies are absent where the pieces run.',
    severity: 'error',
    from: {
      path: '^(backend|member-web|admin-web|packages/[^/]+)/(src|bin)/',
      pathNot: [testFile, toolConfig],
    },
    to: {
      dependencyTypes: ['npm-dev'],
      dependencyTypesNot: ['type-only'],
      pathNot: 'node_modules/@types/',
    },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [...piecesApart, ...backendRules, ...siteRules, ...everywhere],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Anchored to the workspaces: most installed packages resolve into a `dist` of their own.
    exclude: {
      path: '^(backend|member-web|admin-web|packages/[^/]+)/(dist|coverage|test-results|playwright-report)/',
    },
    tsPreCompilationDeps: true,
    // `combinedDependencies` stays off: each workspace answers for its own package.json.
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.d.ts'],
    },
    skipAnalysisNotInRules: true,
  },
};
