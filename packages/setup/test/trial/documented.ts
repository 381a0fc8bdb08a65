import { repository } from '@campus-commons/local/repository.mjs';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The pages whose commands operators follow. */
const FOLDERS = ['docs/install', 'docs/run', 'docs/runbooks', 'docs/start', 'docs/use'];
export const PAGES: readonly string[] = [
  'README.md',
  ...FOLDERS.flatMap((folder) =>
    readdirSync(path.join(repository, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`),
  ),
];

/** A block of shell commands of a page. */
export interface Block {
  readonly page: string;
  /** The heading that it stands under. */
  readonly heading: string;
  readonly text: string;
}

const CONTAINERS = 'needs a container engine, and images from a registry';
const CLUSTER = 'needs a cluster';
/** What the trial cannot run, as a page or `page#heading`: why, and what tries it instead. */
export const NOT_RUN: Readonly<Record<string, string>> = {
  'README.md#Try it': 'packages/e2e starts the product so, and CI runs npm test',
  'README.md#Run it for real': 'the same command as in docs/install/one-machine.md',
  'docs/start/try.md#Try it': 'packages/e2e starts the product so',
  'docs/install/compose.md': `${CONTAINERS}; packages/deployment/test/compose-mounts.spec.ts runs what makes its files`,
  'docs/install/kubernetes.md': CLUSTER,
  'docs/install/mail.md#Three records': 'needs records in the public DNS',
  'docs/run/backup.md#Back up': 'packages/topology/test/long/drill.spec.ts runs them',
  'docs/run/backup.md#Restore': 'packages/topology/test/long/drill.spec.ts runs them',
  'docs/run/backup.md#Restore over a database, in containers': CONTAINERS,
  'docs/run/cdn.md#Pictures from a CDN': 'needs a CDN',
  'docs/run/logs.md#180 days': 'needs the journal of systemd',
  'docs/run/monitor.md#Monitor with compose': CONTAINERS,
  'docs/run/monitor.md#Monitor on Kubernetes': CLUSTER,
  'docs/run/monitor.md#Try the alerts': 'needs a checkout with its packages; it is a trial itself',
  'docs/run/pooler.md#PgBouncer': 'settings, no commands',
  'docs/run/upgrade.md#With compose': CONTAINERS,
  'docs/run/upgrade.md#On Kubernetes': CLUSTER,
};

export const whyNotRun = ({ page, heading }: Block): string | undefined =>
  NOT_RUN[page] ?? NOT_RUN[`${page}#${heading}`];

/** All blocks of shell commands, in the order of the pages. */
export function documentedBlocks(): Block[] {
  return PAGES.flatMap((page) => {
    let heading = '';
    const text = readFileSync(path.join(repository, page), 'utf8');
    // A heading outside blocks, or a block; one in a list is indented.
    return [...text.matchAll(/^#{1,4} ([^\n]+)$|^( *)```(\w*)\n(.*?)^ *```$/gms)].flatMap(
      ([, title, indent = '', language = '', body = '']) => {
        heading = title ?? heading;
        const isShell = language === 'sh' || (language === '' && /^(npm|\.\/setup) /.test(body));
        return title === undefined && isShell
          ? [{ page, heading, text: body.replaceAll(new RegExp(`^${indent}`, 'gm'), '') }]
          : [];
      },
    );
  });
}

/** A command that stands in the text of a page. */
export interface Inline {
  readonly page: string;
  readonly command: string;
}

/** What stands in backticks outside blocks, on one line. */
export function inlineCode(): Inline[] {
  return PAGES.flatMap((page) => {
    const text = readFileSync(path.join(repository, page), 'utf8').replaceAll(/^ *```.*?^ *```$/gms, '');
    return [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => ({
      page,
      command: code.replaceAll(/\s+/g, ' '),
    }));
  });
}

const asked = new Set<string>();

/**
 * The blocks of shell commands under a heading, so that the trial runs what operators are told to.
 * @throws Error when there is none
 */
export function documentedCommands(page: string, heading: string): string[] {
  const blocks = documentedBlocks().filter((block) => block.page === page && block.heading === heading);
  if (blocks.length === 0) throw new Error(`${page} has no commands under "${heading}".`);
  asked.add(`${page}#${heading}`);
  return blocks.map(({ text }) => text);
}

/** The headings with commands that no scene has run, though a trial can. */
export function notAsked(): string[] {
  const places = documentedBlocks().filter((block) => whyNotRun(block) === undefined);
  return [...new Set(places.map(({ page, heading }) => `${page}#${heading}`))].filter(
    (place) => !asked.has(place),
  );
}

/** Of lines that are for one of two ways, those of this one: their comment ends with it. */
export const ofWay = (block: string, way: 'with systemd' | 'without') =>
  block
    .split('\n')
    .filter((line) => !/# (with systemd|without)$/.test(line) || line.endsWith(`# ${way}`))
    .join('\n');
