import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { repository } from './entry/install.mjs';
import { PROMISES } from './promises.ts';
import { listSources } from './stack/source-files.ts';

/** Files with at most so many lines are counted: many of them say that code which is read together stands apart. */
const SHORT_FILE_LINES = 30;

const CODE = /\.(ts|tsx|js|mjs|cjs|sql|css|sh|html)$/;
const TEST = /\.(spec|test)\.|\/test\/|^packages\/(e2e|test-kit)\//;
const GENERATED = /\/generated\.ts$|(^|\/)(openapi\.json|schema\.sql)$/;
const STATEMENT = /\bstatement(?:<[^>]*>)?\(\s*'/g;

interface Source {
  /** Relative to the root of the repository. */
  file: string;
  text: string;
}

/**
 * `npm run measure`: prints the size of the repository as a table. To compare it with an earlier commit, give the folder
 * of a checkout of that commit.
 * @param root folder of a checkout; this one by default
 */
export async function measure(root = repository): Promise<void> {
  const files = await listSources(path.resolve(root), [
    '.ci',
    'admin-web',
    'backend',
    'docker',
    'docs',
    'member-web',
    'packages',
    'setup',
    ...['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md', 'eslint.config.js'],
  ]);
  const sources = await Promise.all(
    files.map(async (file) => ({ file, text: await readFile(path.join(root, file), 'utf8') })),
  );
  const code = sources.filter(({ file }) => CODE.test(file) && !GENERATED.test(file));
  const tests = code.filter(({ file }) => TEST.test(file));
  const product = code.filter(({ file }) => !TEST.test(file));
  const documents = sources.filter(({ file }) => file.endsWith('.md'));
  const migrations = product.filter(({ file }) =>
    /^backend\/src\/database\/migrations\/\d+-\w+\.ts$/.test(file),
  );
  const functions = product.filter(({ file }) => file.startsWith('backend/src/database/functions/'));
  const figures = {
    'lines of code by hand, without tests': lines(product),
    'lines of tests': lines(tests),
    'lines of generated code': lines(sources.filter(({ file }) => GENERATED.test(file))),
    'lines of openapi.json': lines(sources.filter(({ file }) => file === 'backend/openapi.json')),
    files: files.length,
    'code files': code.length,
    [`code files of at most ${SHORT_FILE_LINES} lines`]: code.filter(
      (source) => lines([source]) <= SHORT_FILE_LINES,
    ).length,
    'named SQL statements': sum(product, ({ text }) => text.match(STATEMENT)?.length ?? 0),
    migrations: migrations.length,
    'files of database functions': functions.length,
    'words of documents': words(documents),
    'words of promises': words(sources.filter(({ file }) => file.startsWith(`${PROMISES}/`))),
  };
  for (const [name, figure] of Object.entries(figures)) {
    console.log(`${figure.toLocaleString('en').padStart(9)}  ${name}`);
  }
}

function lines(sources: readonly Source[]): number {
  return sum(sources, ({ text }) => text.split('\n').length - 1);
}

function words(sources: readonly Source[]): number {
  return sum(sources, ({ text }) => text.split(/\s+/).filter(Boolean).length);
}

function sum(sources: readonly Source[], count: (source: Source) => number): number {
  return sources.reduce((total, source) => total + count(source), 0);
}
