import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** An XSS payload: markup that must be neutralised. */
export interface HostileMarkup {
  /** Its source, for test messages. */
  readonly name: string;
  readonly html: string;
}

export function named(source: string, texts: readonly string[]): HostileMarkup[] {
  return texts.map((html, index) => ({ name: `${source} ${index + 1}`, html }));
}

/** Payload collections from npm packages. Only their list files are loaded; none of their code runs. */
export function collected(): HostileMarkup[] {
  return [
    // Payloads of a scanner, one per line.
    ...named('xss-scanner', readLines('xss-scanner/data/payload.txt')),
    // The vectors of html5sec.org, and of the package's own tests.
    ...named('html-purify', purifierVectors()),
    // Strings that often break programs: disguised markup and unusual characters.
    ...named('naughty', naughtyStrings()),
  ];
}

function readLines(file: string): string[] {
  return readFileSync(require.resolve(file), 'utf8').split(/\r?\n/).filter(Boolean);
}

function purifierVectors(): string[] {
  const lists = require('html-purify/tests/test-vectors.js') as Record<
    'html5secVectors' | 'generalVectors',
    { input: string }[]
  >;
  return [...lists.html5secVectors, ...lists.generalVectors].map(({ input }) => input);
}

function naughtyStrings(): string[] {
  return require('big-list-of-naughty-strings/blns.json') as string[];
}
