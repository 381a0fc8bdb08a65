import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { repository } from '../../src/entry/install.mjs';
import { repositoryFiles } from './repository-files.ts';

/** The pages, and the alert rules, which name runbooks. */
const files = repositoryFiles().filter((file) => /\.(md|yml)$/.test(file));

/** The folder that the alerts' links lead to; operators say where they read it. */
const RUNBOOKS = 'docs/runbooks';

const read = (file: string) => readFileSync(path.join(repository, file), 'utf8');
/** The text without code, where brackets are not links and # does not start a heading. */
const prose = (file: string) =>
  read(file)
    .replace(/^(```|~~~)[\s\S]*?^\1/gm, '')
    .replace(/`[^`\n]*`/g, (code) => code.replace(/[[\]()]/g, ''));

/** The anchors of a page's headings, as GitHub generates them. */
function anchors(file: string): string[] {
  const seen = new Map<string, number>();
  return [...prose(file).matchAll(/^#{1,6} +(.+)$/gm)].map(([, heading = '']) => {
    const name = heading
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .trim()
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\p{M} _-]/gu, '')
      .replaceAll(' ', '-');
    const count = seen.get(name) ?? 0;
    seen.set(name, count + 1);
    return count === 0 ? name : `${name}-${count}`;
  });
}

interface Link {
  from: string;
  to: string;
  /** The folder that the link is relative to: the page's folder, or the repository for a runbook. */
  base: string;
}

const links: Link[] = files.flatMap((from) => {
  const isPage = from.endsWith('.md');
  const pattern = isPage
    ? /\]\(<?([^)\s>]+)>?(?: "[^"]*")?\)/g
    : /^\s+runbook_url: '\{\{ \$externalLabels\.runbooks \}\}(\/\S+)'$/gm;
  return [...(isPage ? prose(from) : read(from)).matchAll(pattern)]
    .map(([, to = '']) => (isPage ? to : RUNBOOKS + to))
    .filter((to) => !/^[a-z]+:/.test(to))
    .map((to) => ({ from, to, base: isPage ? path.dirname(from) : '.' }));
});

it('finds the links', () => {
  expect(links.length).toBeGreaterThan(30);
  expect(links.some(({ from }) => from.endsWith('rules.yml'))).toBe(true);
});

it('every link points to an existing file, and to an existing heading when it names one', () => {
  const dead = links.filter(({ from, to, base }) => {
    const [place = '', anchor] = to.split('#');
    const target = place === '' ? from : path.join(base, place);
    if (!existsSync(path.join(repository, target))) return true;
    if (anchor === undefined) return false;
    return statSync(path.join(repository, target)).isDirectory() || !anchors(target).includes(anchor);
  });
  expect(dead.map(({ from, to }) => `${from}: ${to}`)).toEqual([]);
});

it('docs/README.md lists every page, but for the decisions and the runbooks, which have lists of their own', () => {
  const listed = new Set(
    links.filter(({ from }) => from === 'docs/README.md').map(({ to, base }) => path.join(base, to)),
  );
  const pages = repositoryFiles().filter(
    (file) => /^docs\/.+\/.+\.md$/.test(file) && !/^docs\/(decisions|runbooks)\/(?!README)/.test(file),
  );
  expect(pages.length).toBeGreaterThan(40);
  expect(pages.filter((page) => !listed.has(page))).toEqual([]);
});

/** A document that a comment, message or setting names: a path, perhaps followed by a heading in quotes. */
const MENTION = /\bdocs\/[\w/-]+\.md(?:, "([^"\n]+)")?/g;
const MENTIONING = /\.(md|[cm]?js|tsx?|ya?ml|sql|sh|example|service|timer|logrotate|Dockerfile)$|\/campus$/;

it('every document and heading that is named without a link exists', () => {
  const mentions = repositoryFiles()
    .filter((file) => MENTIONING.test(file))
    .flatMap((from) => [...read(from).matchAll(MENTION)].map(([text, heading]) => ({ from, text, heading })));
  expect(mentions.length).toBeGreaterThan(100);
  const dead = mentions.filter(({ text, heading }) => {
    const [page = ''] = text.split(',');
    if (!existsSync(path.join(repository, page))) return true;
    return (
      heading !== undefined && ![...read(page).matchAll(/^#+ (.+)$/gm)].some(([, each]) => each === heading)
    );
  });
  expect(dead.map(({ from, text }) => `${from}: ${text}`)).toEqual([]);
});

it('every file that a page for developers names by its path exists', () => {
  const named = files
    .filter((file) => /^docs\/build\/[^/]+\.md$/.test(file))
    .flatMap((from) =>
      [...read(from).matchAll(/`((?:backend|member-web|admin-web|packages|docker|docs)\/[\w/.-]+)`/g)].map(
        ([, to = '']) => ({ from, to }),
      ),
    );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ to }) => !existsSync(path.join(repository, to)))).toEqual([]);
});
