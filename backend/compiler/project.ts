import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformFile } from '@swc/core';
import { writeRelease } from './release.ts';

const BACKEND = fileURLToPath(new URL('../', import.meta.url));

export const SOURCES = path.join(BACKEND, 'src');
const OUTPUT = path.join(BACKEND, 'dist');
export const MAIN = path.join(OUTPUT, 'main.js');
/** SQL that migrations read when they run: tables and functions. */
const SQL = ['functions', 'migrations'].map((folder) => path.join('database', folder));

/** Empties `dist`, so that no file of an earlier build remains, and writes which release it is. */
export async function prepareOutput(): Promise<void> {
  await rm(OUTPUT, { recursive: true, force: true });
  await mkdir(OUTPUT);
  await writeRelease(BACKEND, OUTPUT);
}

/**
 * Compiles the API into `dist`, one file by itself and without a type check, which `npm run check` does.
 * @throws when a file has a syntax error; its message shows the place
 */
export async function compile(): Promise<void> {
  await copySql();
  const files = await readdir(SOURCES, { recursive: true });
  await Promise.all(
    files.filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts')).map(compileFile),
  );
}

/** @param file relative to the sources */
async function compileFile(file: string): Promise<void> {
  const source = path.join(SOURCES, file);
  const output = path.join(OUTPUT, file.replace(/\.ts$/, '.js'));
  const sourceFileName = path.relative(path.dirname(output), source);
  const { code, map } = await transformFile(source, { cwd: BACKEND, sourceMaps: true, sourceFileName }).catch(
    ({ message }: Error) => {
      // A backtrace of the compiler itself follows.
      throw new Error(message.split('Caused by:')[0]?.trimEnd());
    },
  );
  await mkdir(path.dirname(output), { recursive: true });
  await writeFile(output, `${code}//# sourceMappingURL=${path.basename(output)}.map\n`);
  await writeFile(`${output}.map`, map ?? '');
}

async function copySql(): Promise<void> {
  for (const folder of SQL) {
    await cp(path.join(SOURCES, folder), path.join(OUTPUT, folder), {
      recursive: true,
      // Skips temporary files of editors.
      filter: (file) => path.extname(file) === '' || file.endsWith('.sql'),
    });
  }
}
