import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

/**
 * `npm run count-renamed -w member-web -- src/screens/ProfileScreen.tsx …` prints how many of the built scripts, and how many
 * of their gzipped bytes, get another name when one line of a module changes: that is what browsers that have been here
 * before load again after an upgrade.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const modules = process.argv.slice(2);
if (modules.length === 0) {
  console.error(
    'Name the modules, relative to member-web: npm run count-renamed -w member-web -- src/app/App.tsx',
  );
  process.exit(1);
}

const before = await scripts();
const all = [...before.values()];
console.log(`${all.length} scripts, ${kilobytes(all)}`);
for (const module of modules) {
  const after = await scripts(module);
  const renamed = [...after].filter(([name]) => !before.has(name)).map(([, size]) => size);
  if (renamed.length === 0) throw new Error(`No script contains ${module}`);
  console.log(`${module}: ${renamed.length} renamed, ${kilobytes(renamed)}`);
}

/** The gzipped sizes of the site's scripts by file name. @param edited a module that has one more line */
async function scripts(edited?: string): Promise<Map<string, number>> {
  const built = (await build({
    root,
    logLevel: 'error',
    build: { write: false },
    plugins: [
      {
        name: 'edit',
        transform: (code, id) =>
          edited !== undefined && id.endsWith(`/${edited}`) ? `${code}\nconsole.debug('edited');` : undefined,
      },
    ],
  })) as Rolldown.RolldownOutput;
  return new Map(
    built.output
      .filter((output) => output.type === 'chunk')
      .map(({ fileName, code }) => [fileName, gzipSync(code).length]),
  );
}

function kilobytes(sizes: readonly number[]): string {
  return `${Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1000)} kB`;
}
