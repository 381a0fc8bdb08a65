import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { named, type HostileMarkup } from './markup.ts';

const require = createRequire(import.meta.url);

/** What other people's packages have collected; only their lists are read, and no code of theirs runs but the lists' own. */
export function collected(): HostileMarkup[] {
  return [
    // Scanners' payloads, one a line.
    ...named('xss-scanner', readLines('xss-scanner/data/payload.txt')),
    // The vectors of html5sec.org, and those of the package's own tests.
    ...named('html-purify', purifierVectors()),
    // Texts that break programs: markup in all disguises, and every kind of odd character.
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
