/**
 * Who may import whom, for every workspace.
 *
 * Imports of types count too (a circle of types is still a circle to read), except where a rule says otherwise.
 */

const {
  backendModules,
  consoleRooms,
  memberRooms,
  platformRooms,
} = require('./.dependency-cruiser.rooms.cjs');

/** Tests, and what only tests and measurements use. */
const test = String.raw`\.(spec|test)\.(ts|tsx|mjs)$|/test/|^packages/e2e/|^packages/bench/`;
/** What builds and tests are configured and prepared with; it runs on the developers' machines alone. */
const tooling = String.raw`\.config\.(js|cjs|mjs|ts)$|^\.[^/]+\.cjs$|^packages/web-kit/(bin|jest|vite)/|^backend/(compiler|contract)/|^member-web/catalogue/`;
const command = String.raw`\.cli\.ts$`;
const entity = String.raw`\.entity\.ts$`;
const modules = '^backend/src/modules/';

/** A file of one of these kinds, e.g. `feeds.service.ts`. */
const backendFile = (...kinds) => String.raw`^backend/src/.+\.(${kinds.join('|')})\.ts$`;
const installed = (...packages) => `node_modules/(${packages.join('|')})`;
const anyOf = (names) => `(${names.join('|')})`;

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** One rule per room: of `root` it may import itself and what `rooms` allows it. */
const forbidBetween = (prefix, root, rooms) =>
  Object.entries(rooms).map(([room, allowed]) =>
    forbid(
      `${prefix}-${room}`,
      `${root}/${room} may import nothing of ${root} but ${[room, ...allowed].join(', ')}.`,
      { path: `^${root}/${room}/`, pathNot: test },
      { path: `^${root}/`, pathNot: `^${root}/${anyOf([room, ...allowed])}/` },
    ),
  );

const piecesApart = [
  forbid(
    'pieces-apart',
    'The API and the two sites are deployed apart; what they agree on is openapi.json.',
    { path: '^(backend|member-web|admin-web)/' },
    { path: '^(backend|member-web|admin-web)/', pathNot: '^$1/' },
  ),
  forbid(
    'sites-use-web-kit-only',
    'Of the packages, only web-kit is made for the browser.',
    { path: '^(member-web|admin-web)/', pathNot: test },
    { path: '^packages/', pathNot: '^packages/web-kit/' },
  ),
  forbid(
    'web-kit-stands-alone',
    'web-kit is what both sites share, so it can know neither of them, nor the API, nor the tooling.',
    { path: '^packages/web-kit/' },
    { path: '^(backend|member-web|admin-web|packages)/', pathNot: '^packages/web-kit/' },
  ),
  forbid(
    'packages-import-no-piece',
    'Tooling runs the built pieces; importing their source would tie it to their insides.',
    { path: '^packages/', pathNot: '^packages/(web-kit|demo|bench)/' },
    // The list of secrets is generated, and imports nothing.
    { path: '^(backend|member-web|admin-web)/', pathNot: '^backend/src/config/secret-files\\.ts$' },
  ),
  forbid(
    'demo-fills-through-the-api',
    'The demo writes rows and pictures as the API does, with its code; of the rest it knows nothing.',
    { path: '^packages/demo/' },
    { path: '^(member-web|admin-web|packages)/', pathNot: '^packages/demo/' },
  ),
];

const backend = [
  ...forbidBetween('backend-module', 'backend/src/modules', backendModules),
  forbid(
    'backend-module-unlisted',
    'A new module needs its place in the order: add it to backendModules in .dependency-cruiser.rooms.cjs.',
    { path: modules, pathNot: `${modules}${anyOf(Object.keys(backendModules))}/` },
    {},
  ),
  ...forbidBetween('backend-platform', 'backend/src/platform', platformRooms),
  forbid(
    'backend-platform-unlisted',
    'A new room of platform needs its place in the order: add it to platformLayers in .dependency-cruiser.rooms.cjs.',
    {
      path: '^backend/src/platform/',
      pathNot: `^backend/src/platform/${anyOf(Object.keys(platformRooms))}/`,
    },
    {},
  ),
  forbid(
    'backend-notifications-three-ways',
    'list, mail and push are three ways of a notification to a member. What they share stands above them.',
    { path: `${modules}notifications/(list|mail|push)/`, pathNot: test },
    { path: `${modules}notifications/(list|mail|push)/`, pathNot: `${modules}notifications/$1/` },
  ),
  forbid(
    'backend-modules-meet-at-the-door',
    'Across modules only .module, .service, .dto, .mapper and entities: the rest is a module’s own business.',
    { path: `${modules}([^/]+)/`, pathNot: test },
    {
      path: modules,
      pathNot: [`${modules}$1/`, backendFile('module', 'service', 'dto', 'mapper', 'entity')],
    },
  ),
  forbid(
    'backend-entities-across-as-types',
    'Another module’s entity may be named as a type (relations between entities excepted), not queried; but account and admin delete, restore and suspend what is of other modules.',
    {
      path: `${modules}([^/]+)/`,
      pathNot: [test, entity, String.raw`${modules}(account|admin)/.+\.(repository|module)\.ts$`],
    },
    { path: `${modules}.+${entity}`, pathNot: `${modules}$1/`, dependencyTypesNot: ['type-only'] },
  ),
  forbid(
    'backend-controllers-stay-thin',
    'A controller calls its service, which authorises first; a query from here would pass it by.',
    { path: backendFile('controller') },
    { path: [backendFile('repository', 'entity', 'policy'), installed('typeorm', 'pg')] },
  ),
  forbid(
    'backend-repositories-hold-no-rules',
    'A repository answers services; it knows neither them nor the routes.',
    { path: backendFile('repository') },
    { path: backendFile('service', 'controller', 'module', 'policy') },
  ),
  forbid(
    'backend-pure-parts',
    'Policies and mappers are pure: no wiring, no database (types of rows excepted).',
    { path: backendFile('policy', 'mapper') },
    {
      path: [
        backendFile('service', 'controller', 'module', 'repository'),
        installed('typeorm', 'pg', '@nestjs/(?!swagger)'),
      ],
      dependencyTypesNot: ['type-only'],
    },
  ),
  forbid(
    'backend-dtos-are-shapes',
    'A DTO is the contract; it must not change because a service or query does.',
    { path: backendFile('dto') },
    { path: backendFile('service', 'controller', 'module', 'repository') },
  ),
  forbid(
    'backend-entities-are-tables',
    'An entity may point at another entity and at nothing else of a module.',
    { path: `${modules}.+${entity}` },
    { path: modules, pathNot: entity },
  ),
  forbid(
    'backend-platform-knows-no-module',
    'Every module may use platform, never the other way.',
    { path: '^backend/src/platform/', pathNot: test },
    { path: modules },
  ),
  forbid(
    'backend-common-is-the-ground',
    'common and config are what everything else stands on.',
    { path: '^backend/src/(common|config)/', pathNot: test },
    { path: '^backend/src/', pathNot: '^backend/src/(common|config)/' },
  ),
  forbid(
    'backend-rooms-do-not-know-the-start',
    'main, app.module and the commands use the rooms, so no room may import them.',
    { path: '^backend/src/(common|config|platform|modules)/', pathNot: [test, command] },
    { path: [String.raw`^backend/src/[^/]+\.ts$`, '^backend/src/commands/', command] },
  ),
];

const sites = [
  ...forbidBetween('member', 'member-web/src', memberRooms),
  ...forbidBetween('console', 'admin-web/src', consoleRooms),
  forbid(
    'member-features-apart',
    'A feature uses another only through what that one shows on purpose: the files in its folder exports/.',
    { path: '^member-web/src/features/([^/]+)/', pathNot: test },
    {
      path: '^member-web/src/features/',
      pathNot: ['^member-web/src/features/$1/', '^member-web/src/features/[^/]+/exports/'],
    },
  ),
  forbid(
    'console-resources-apart',
    'A resource is a folder that can be read, and deleted, alone.',
    { path: '^admin-web/src/resources/([^/]+)/', pathNot: test },
    { path: '^admin-web/src/resources/', pathNot: '^admin-web/src/resources/$1/' },
  ),
];

const everywhere = [
  forbid(
    'no-circular',
    'Two files that need each other are one file, or lack a third.',
    {},
    { circular: true },
  ),
  forbid(
    'no-orphans',
    'A file that nothing imports and that starts nothing is dead.',
    {
      orphan: true,
      pathNot: [
        test,
        tooling,
        command,
        String.raw`\.d\.ts$`,
        '^backend/src/database/migrations/',
        '^packages/local/bin/',
        // Loaded into the pieces by `node --import`.
        '^packages/local/src/stack/stop-with-parent\\.mjs$',
        '^(member-web|admin-web|packages/web-kit)/public/',
      ],
    },
    {},
  ),
  forbid(
    'production-knows-no-test',
    'What runs for people must not need what only tests have.',
    { pathNot: [test, tooling] },
    { path: test },
  ),
  forbid(
    'no-unresolvable',
    'The import leads nowhere; so would the running program.',
    {},
    { couldNotResolve: true },
  ),
  forbid(
    'no-undeclared-dependency',
    'A workspace names every package it uses in its own package.json (tests and tooling may use the root’s).',
    { path: '^(backend|member-web|admin-web|packages/[^/]+)/', pathNot: [test, tooling] },
    { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  ),
  forbid(
    'no-dev-dependency-in-production',
    'Development dependencies are absent where the pieces run.',
    // The sites run in browsers: what stands in their `bin` is for development.
    {
      path: '^(backend/(src|bin)|(member-web|admin-web)/src|packages/[^/]+/(src|bin))/',
      pathNot: [test, tooling],
    },
    { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
  ),
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [...piecesApart, ...backend, ...sites, ...everywhere],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Anchored to the workspaces: most installed packages resolve into a `dist` of their own.
    exclude: {
      path: '^(backend|member-web(/catalogue)?|admin-web|packages/[^/]+)/(dist|coverage|test-results|playwright-report)/',
    },
    tsPreCompilationDeps: true,
    // Off, so that each workspace answers for its own package.json.
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.d.ts'],
    },
    skipAnalysisNotInRules: true,
  },
};
