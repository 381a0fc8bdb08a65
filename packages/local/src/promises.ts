import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from './entry/install.mjs';

/** The tables of promises, relative to the repository: one for each paper. */
export const PROMISES = 'docs/build/promises';

const HEADER = ['section', 'promise', 'file', 'test'].join('\t');

/** What stands in the column of files where no test would fail: the promise is not built, or is built and untested. */
const OPEN = ['not yet', 'not tested'] as const;

/** A row of a table: a sentence of a paper that promises something. */
export interface Promised {
  /** Name of the paper, which is the name of its table. */
  paper: string;
  /** Section of the paper; "-" where the paper has none. */
  section: string;
  promise: string;
  /** File of the test, relative to the repository, or one of {@link OPEN}. */
  file: string;
  /** Name of the test or of one of its steps. In an open row: what is missing, or nothing. */
  test: string;
  isOpen: boolean;
}

/** All rows, paper by paper. Throws on a table without the header, and on a row without a section, a promise and a file. */
export function readPromises(): Promised[] {
  return readdirSync(path.join(repository, PROMISES))
    .filter((name) => name.endsWith('.tsv'))
    .sort()
    .flatMap((name) => readTable(name));
}

function readTable(name: string): Promised[] {
  const [header, ...lines] = readFileSync(path.join(repository, PROMISES, name), 'utf8')
    .trimEnd()
    .split('\n');
  if (header !== HEADER) throw new Error(`${name}: the first line must be "${HEADER}"`);
  return lines.map((line, index) => {
    const [section, promise, file, test = '', ...more] = line.split('\t');
    if (!section || !promise || !file || more.length > 0) {
      throw new Error(`${name}:${index + 2}: a row has a section, a promise, a file, and the name of a test`);
    }
    return {
      paper: path.basename(name, '.tsv'),
      section,
      promise,
      file,
      test,
      isOpen: OPEN.some((word) => word === file),
    };
  });
}

/**
 * `npm run promises`: prints for each paper how many promises have a test, and every row that has none.
 * @param paper lists the open rows of this paper alone; of all by default
 */
export function listOpenPromises(paper?: string): void {
  const rows = readPromises();
  const papers = [...new Set(rows.map((row) => row.paper))];
  for (const name of papers) {
    const all = rows.filter((row) => row.paper === name);
    const counts = OPEN.map((word) => `${all.filter((row) => row.file === word).length} ${word}`);
    console.log(`${name}: ${all.filter((row) => !row.isOpen).length} tested, ${counts.join(', ')}`);
  }
  for (const row of rows.filter(({ isOpen, paper: name }) => isOpen && (paper ?? name) === name)) {
    console.log([`${row.paper} ${row.section}`, row.file, row.promise, row.test].join('\t').trimEnd());
  }
}
