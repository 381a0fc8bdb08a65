import { homeChunks, iconFiles } from '../../vite.chunks';

const HOME = ['/x/src/app/layouts/MemberLayout.tsx', '/x/src/screens/DashboardScreen.tsx'];
const LANDING = ['/x/src/app/layouts/PublicLayout.tsx', '/x/src/screens/LandingScreen.tsx'];
const ABOUT = '/x/src/screens/public/AboutScreen.tsx';

const needs: Record<string, string[]> = {
  [HOME[0] as string]: ['logo', 'menu'],
  [HOME[1] as string]: ['feed', 'button'],
  feed: ['card'],
  card: ['feed', 'logo'],
  [LANDING[0] as string]: ['logo'],
  [LANDING[1] as string]: ['hero'],
  [ABOUT]: ['button', 'prose'],
};
const ids = [...Object.keys(needs), 'logo', 'menu', 'button', 'hero', 'prose'];

it('the member’s home is one chunk, and modules shared with visitors are in others', () => {
  expect(Object.fromEntries(homeChunks(ids, (id) => needs[id] ?? []))).toEqual({
    [HOME[0] as string]: 'home',
    [HOME[1] as string]: 'home',
    feed: 'home',
    card: 'home',
    menu: 'home',
    logo: 'home-and-landing',
    button: 'home-and-visitors',
  });
});

it('a missing starting module is an error', () => {
  expect(() =>
    homeChunks(
      ids.filter((id) => id !== ABOUT),
      () => [],
    ),
  ).toThrow('vite.chunks.ts');
});

it('an imported icon is mapped to its own file', () => {
  const code = `import { ArrowUpRight, Share2 as Share, type LucideIcon } from 'lucide-react';`;
  expect(iconFiles(code)).toEqual([
    '/lucide-react/dist/esm/icons/arrow-up-right.mjs',
    '/lucide-react/dist/esm/icons/share-2.mjs',
  ]);
});
