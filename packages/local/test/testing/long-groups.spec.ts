import { existsSync } from 'node:fs';
import path from 'node:path';
import { listWorkspaces } from '../../src/checks/workspaces.ts';
import { repository } from '../../src/entry/install.mjs';
import { groupsNamed, LONG_GROUPS } from '../../src/testing/long-groups.ts';
import { longPart } from '../../src/testing/parts.ts';
import { repositoryFiles } from '../checks/repository-files.ts';

it('every long test is in exactly one group', () => {
  const tests = repositoryFiles().filter((file) => /(^|\/)long\/.*\.(test|spec)\.tsx?$/.test(file));
  expect(tests.length).toBeGreaterThan(40);
  const groupsOf = (file: string) => LONG_GROUPS.filter((group) => file.startsWith(`${group.tests}/`));
  expect(tests.filter((file) => groupsOf(file).length !== 1)).toEqual([]);
});

describe.each(LONG_GROUPS)('the long tests $name', (group) => {
  it('have inputs that exist', () => {
    expect(group.inputs.filter((input) => !existsSync(path.join(repository, input)))).toEqual([]);
  });

  it('are chosen by their folder in their workspace', () => {
    const { workspace, options } = longPart(group, listWorkspaces());
    expect(path.posix.join(workspace.folder, options.at(-1) ?? '')).toBe(`${group.tests}/`);
  });
});

it('a group that does not exist is refused with the names of those that do', () => {
  expect(groupsNamed(['rules']).map(({ name }) => name)).toEqual(['rules']);
  expect(() => groupsNamed(['rules', 'kill'])).toThrow(/called kill\. There are: .*rules/);
});
