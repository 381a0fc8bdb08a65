/** The order of the rooms of each piece; `.dependency-cruiser.cjs` holds them to it. */

/** What a backend module may import of the others. A module that is not listed fails `backend-module-unlisted`. */
const backendModules = {
  'browser-errors': [],
  profile: [],
  auth: ['profile'],
  public: ['auth', 'feeds', 'projects', 'records', 'profile'],
  grievances: ['auth'],
  transparency: [],
  safety: ['profile'],
  pages: ['profile'],
  'page-staff': ['auth', 'review', 'pages', 'profile'],
  projects: ['profile'],
  openings: ['review', 'pages', 'projects', 'profile'],
  applications: ['openings', 'projects', 'profile'],
  records: ['applications', 'pages', 'profile'],
  feeds: ['pages', 'projects', 'profile'],
  comments: ['feeds', 'pages', 'profile'],
  likes: ['feeds', 'pages', 'profile'],
  review: ['auth', 'profile'],
  notifications: ['applications', 'openings', 'review', 'likes', 'comments', 'feeds', 'pages', 'profile'],
  saved: ['feeds', 'pages', 'profile'],
  search: ['feeds', 'pages', 'profile'],
  account: [
    'auth',
    'transparency',
    'review',
    'notifications',
    'likes',
    'comments',
    'feeds',
    'pages',
    'profile',
  ],
  admin: [
    'account',
    'auth',
    'grievances',
    'review',
    'notifications',
    'likes',
    'comments',
    'feeds',
    'pages',
    'projects',
    'openings',
    'records',
    'profile',
  ],
};

/**
 * The rooms of `backend/src/platform` in three layers, from the ground up. A room may import those that stand before it: in its
 * own layer, and in the layers below.
 */
const platformLayers = {
  ground: 'logging metrics error-reports tracing sql settings jobs',
  requests: 'http passwords idempotency audit limits factors sessions maintenance health live',
  external: 'deliveries mail push media',
};
const platformRooms = Object.fromEntries(
  Object.values(platformLayers)
    .flatMap((rooms) => rooms.split(' '))
    .map((room, place, all) => [room, all.slice(0, place)]),
);

/** What each room of the member site may import of the others. */
const memberRooms = {
  texts: [],
  lib: ['texts'],
  api: ['lib'],
  components: ['texts', 'lib', 'api'],
  content: ['lib', 'components'],
  features: ['texts', 'lib', 'api', 'components', 'content'],
  screens: ['texts', 'lib', 'api', 'components', 'content', 'features'],
  app: ['texts', 'lib', 'api', 'components', 'content', 'features', 'screens'],
};

/** What each room of the console may import of the others. */
const consoleRooms = {
  i18n: [],
  lib: [],
  api: ['lib'],
  providers: ['lib', 'api'],
  components: ['i18n', 'lib', 'api', 'providers'],
  resources: ['i18n', 'lib', 'api', 'components', 'providers'],
  dashboard: ['i18n', 'lib', 'api', 'components', 'providers'],
  settings: ['i18n', 'lib', 'api', 'components', 'providers'],
  profile: ['i18n', 'lib', 'api', 'components', 'providers'],
  login: ['i18n', 'lib', 'components', 'providers'],
  info: ['lib', 'components'],
  layout: ['i18n', 'lib', 'api', 'components', 'providers'],
};

module.exports = { backendModules, platformRooms, memberRooms, consoleRooms };
