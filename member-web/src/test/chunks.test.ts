import { chunksByPurpose } from '../../vite.chunks';
import { KINDS } from '../../vite.purposes';
import { reachIn, type ReachChunk } from '../../vite.reach';

const ENTRY = '/x/src/main.tsx';
/** A module of each kind that vite.purposes.ts names, and one that it does not. */
const LAZY = [...KINDS.map((text) => `/x${text}${text.endsWith('/') ? 'Some.tsx' : ''}`), '/x/src/Other.tsx'];
const lazy = (name: string) => LAZY.find((id) => id.includes(name)) ?? name;

function chunksOf(loaders: Record<string, string[]>, imports: Record<string, string[]> = {}) {
  const reach = new Map(LAZY.map((id) => [id, new Set([id])]));
  for (const [id, names] of Object.entries(loaders)) reach.set(id, new Set(names.map(lazy)));
  const chunks = chunksByPurpose(reach, ENTRY, (id) => ({
    imports: imports[id] ?? [],
    lazyImports: id === '/x/src/routes.tsx' ? LAZY : [],
  }));
  return Object.fromEntries(Object.keys(loaders).map((id) => [id, chunks.get(id)]));
}

it('what every screen needs is in a chunk of packages and one of the site, without the names of other chunks', () => {
  const ids = [
    '\0helpers',
    '/x/node_modules/react/index.js',
    '/x/src/store.ts',
    '/x/src/routes.tsx',
    '/x/src/App.tsx',
  ];
  const loaders = Object.fromEntries([...ids, '/x/src/splash.css'].map((id) => [id, [ENTRY]]));
  expect(chunksOf(loaders, { '/x/src/App.tsx': ['/x/src/routes.tsx'] })).toEqual({
    '\0helpers': 'framework',
    '/x/node_modules/react/index.js': 'framework',
    '/x/src/store.ts': 'base',
    '/x/src/splash.css': 'base',
    '/x/src/routes.tsx': undefined,
    '/x/src/App.tsx': undefined,
  });
});

it('a module is in the chunk of those who need it', () => {
  expect(
    chunksOf({
      logo: ['LandingScreen', 'MemberLayout', 'Other'],
      button: ['screens/public', 'DashboardScreen'],
      icon: ['screens/public', 'Other'],
      card: ['DashboardScreen', 'Other'],
      hero: ['LandingScreen', 'screens/public'],
      field: ['SignInScreen', 'AccountSettingsScreen', 'ComposerContent'],
      password: ['SignInScreen', 'AccountSettingsScreen'],
      prose: ['screens/public', 'LandingSections'],
      dialog: ['ComposerContent', 'Other'],
      menu: ['ComposerContent', 'RichTextEditor/Editor'],
    }),
  ).toEqual({
    logo: 'base',
    button: 'common',
    icon: 'common',
    card: 'home',
    hero: 'landing',
    field: 'inputs',
    password: 'forms',
    prose: 'visitors',
    dialog: 'members',
    menu: 'writing',
  });
});

it('what one screen needs stays with it', () => {
  expect(chunksOf({ map: ['Other'], about: ['screens/public'], keys: ['RichTextEditor/Editor'] })).toEqual(
    {},
  );
});

it('a kind that names no lazily loaded module is an error', () => {
  const reach = new Map(LAZY.slice(1).map((id) => [id, new Set([id])]));
  expect(() => chunksByPurpose(reach, ENTRY, () => null)).toThrow(`vite.purposes.ts names ${KINDS[0]}`);
});

it('what loads a module is read from the chunks that import it', () => {
  const chunk = (
    fileName: string,
    facadeModuleId: string | null,
    moduleIds: string[],
    imports: string[] = [],
  ): ReachChunk => ({
    fileName,
    facadeModuleId,
    moduleIds,
    imports,
  });
  const reach = reachIn([
    chunk('main.js', 'main', ['main'], ['react.js']),
    chunk('home.js', 'home', ['home', 'feed'], ['shared.js', 'react.js']),
    chunk('post.js', 'post', ['post'], ['shared.js']),
    chunk('shared.js', null, ['card'], ['react.js']),
    chunk('react.js', null, ['react']),
  ]);
  expect(Object.fromEntries([...reach].map(([id, loaders]) => [id, [...loaders].sort()]))).toEqual({
    main: ['main'],
    home: ['home'],
    feed: ['home'],
    post: ['post'],
    card: ['home', 'post'],
    react: ['home', 'main', 'post'],
  });
});
