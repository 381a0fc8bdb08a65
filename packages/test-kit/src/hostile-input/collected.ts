import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { named, type HostileMarkup } from './markup.ts';

const require = createRequire(import.meta.url);

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
