import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { Env } from './env.js';
import { settingsOf, type Installation } from './setting.js';

const read = (file: string) => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');
/** The text from one mark to the next. */
const between = (text: string, begin: string, end: string) => text.split(begin)[1]?.split(end)[0] ?? '';
/** The names that a pattern captures; those of files with secrets count as the secrets'. */
const namesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name = '']) => name.replace(/_FILE$/, ''));

/** The settings of the API that an installation sets, where it says so. */
const WRITTEN: Record<Installation, () => string[]> = {
  // A test of packages/setup holds that ./setup writes the same file as the commands of this page.
  machine: () => {
    const page = between(read('docs/install/one-machine.md'), 'api.env <<SETTINGS\n', '\nSETTINGS');
    const keys = /^\$\(\S+ keys\)$/m.test(page)
      ? ['MEMBER_TOKEN_KEY', 'ADMIN_TOKEN_KEY', 'SECRETS_KEY', 'RECORD_KEY']
      : [];
    return [...namesIn(page, /^([A-Z0-9_]+)=/gm), ...keys];
  },
  compose: () => {
    const file = read('docker/compose.yaml');
    const environments = ['x-store', 'x-api'].map((part) => between(file, `\n${part}: `, '\n\n'));
    return environments.flatMap((text) => namesIn(text, /^ +([A-Z][A-Z0-9_]+): /gm));
  },
  kubernetes: () => {
    const literals = between(
      read('docker/kubernetes/example/kustomization.yaml'),
      '- name: campus-api\n',
      '- name:',
    );
    const container = between(read('docker/kubernetes/base/api.yaml'), ' env:\n', ' startupProbe:');
    return [
      ...namesIn(literals, /^ +- ([A-Z0-9_]+)=/gm),
      ...namesIn(container, /^ +- \{ name: ([A-Z0-9_]+), /gm),
    ];
  },
};

it.each(Object.keys(WRITTEN) as Installation[])('%s sets the settings that say so, and no other', (kind) => {
  const declared = [...settingsOf(Env)].filter(([, { setBy = [] }]) => setBy.includes(kind));
  expect(WRITTEN[kind]().toSorted()).toEqual(declared.map(([name]) => name).toSorted());
});
