import { PACKAGES } from '../src/debian/system-steps.ts';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { functionsIn, programsIn } from './shell-programs.ts';
import { repository } from './support.ts';
import { documentedBlocks, inlineCode, NOT_RUN, PAGES, whyNotRun } from './trial/documented.ts';
import { OF_SETUP, ON_THE_MACHINE, PROGRAMS, SAID_BY_PAGE } from './trial/programs.ts';

const known = new Set(PROGRAMS);
const blocks = documentedBlocks();
/** Of all pages, because some go on in the shell of another. */
const functions = new Set(blocks.flatMap(({ text }) => [...functionsIn(text)]));
const read = (page: string) => readFileSync(path.join(repository, page), 'utf8');
/** What a page says, a runbook also in the list of all. */
const said = (page: string) =>
  page.startsWith('docs/runbooks/') ? read(page) + read('docs/runbooks/README.md') : read(page);
/** Programs that a page has neither from the machine nor says that it needs. */
const unsaid = (page: string, programs: string[]) =>
  programs.filter(
    (name) => !ON_THE_MACHINE.includes(name) && !(SAID_BY_PAGE[name]?.test(said(page)) ?? false),
  );
/** Without systemd there is another way on each page that needs it. */
const OF_SYSTEMD = ['systemctl', 'journalctl'];

describe('the programs in shell commands', () => {
  it.each([
    [
      'a=1 b="$(openssl rand -hex 8)" psql --command "x; y" | sort > file && rm -r keys # jq',
      'openssl psql sort rm',
    ],
    ['for port in 1 2; do curl "http://$port/"; done', 'curl'],
    ['ready() { dig "$1"; }\nuntil ready x; do sleep 1; done', 'dig sleep'],
    ['get="curl --silent"\n$get https://x; $other y', 'curl'],
    [
      'su postgres -c psql <<SQL\nDROP x;\nSQL\nredis-cli --scan | xargs redis-cli del',
      'psql su redis-cli xargs',
    ],
    ["cat > f <<'FUNCTIONS'\nstop() { tail -f x || kill 1; }\nFUNCTIONS", 'cat tail'],
    ['[ -d x ] || { echo no; exit 1; }\n(cd /tmp && ./setup --yes) 2>&1', ''],
  ])('of %j are %s', (text, expected) => {
    expect(programsIn(text, known).toSorted()).toEqual(
      expected
        .split(' ')
        .filter((each) => each !== '')
        .toSorted(),
    );
  });
});

describe('documented commands', () => {
  it('are found', () => {
    expect(PAGES.length).toBeGreaterThan(70);
    expect(blocks.length).toBeGreaterThan(50);
    expect(blocks.every(({ heading }) => heading !== '')).toBe(true);
  });

  it.each(PAGES.filter((page) => blocks.some((block) => block.page === page)))(
    '%s: blocks call only what is on a machine after ./setup, or what the page says is needed',
    (page) => {
      const called = blocks
        .filter((block) => block.page === page)
        .flatMap(({ text }) => programsIn(text, known, functions));
      expect(unsaid(page, called).filter((name) => !OF_SYSTEMD.includes(name))).toEqual([]);
    },
  );

  it('in the text of a page likewise, but for npm in a checkout', () => {
    const found = inlineCode().flatMap(({ page, command }) =>
      command.includes(' ') && known.has(command.split(' ')[0] ?? '')
        ? unsaid(page, programsIn(command, known)).map((name) => `${page}: ${name}`)
        : [],
    );
    expect(found.filter((each) => !/ (systemctl|journalctl|systemd-analyze|npm)$/.test(each))).toEqual([]);
  });

  it('need nothing of a package that ./setup does not install', () => {
    expect(PACKAGES).toEqual(
      expect.arrayContaining(Object.keys(OF_SETUP).filter((name) => name !== 'setup')),
    );
  });

  it('are run by the trial, or it is known why not', () => {
    const places = new Set(blocks.flatMap(({ page, heading }) => [page, `${page}#${heading}`]));
    expect(Object.keys(NOT_RUN).filter((place) => !places.has(place))).toEqual([]);
    const scenes = ['by-hand', 'runbooks', 'scenes']
      .map((name) => read(`packages/setup/test/trial/${name}.ts`))
      .join('\n');
    const forgotten = blocks.filter(
      (block) =>
        whyNotRun(block) === undefined &&
        !block.page.startsWith('docs/runbooks/') &&
        !(scenes.includes(`'${block.page}'`) && scenes.includes(`'${block.heading}'`)),
    );
    expect(forgotten.map(({ page, heading }) => `${page}#${heading}`)).toEqual([]);
  });
});
