import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LongGroup } from '../../src/testing/long-groups.ts';
import { divide, runAndRecord } from '../../src/testing/proven.ts';

const kills: LongGroup = { name: 'kills', tests: 'test/long', inputs: ['src', 'package.json'] };
const rules: LongGroup = { name: 'rules', tests: 'rules/long', inputs: ['src/rules.json'] };

let root: string;
const write = async (file: string, text: string) => {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await writeFile(path.join(root, file), text);
};
const run = (group: LongGroup, passed: boolean | undefined = true) =>
  runAndRecord(group, root, () => Promise.resolve(passed));
const unproven = async () => (await divide([kills, rules], root)).unproven.map(({ name }) => name);
const lines = async () => (await readFile(path.join(root, '.ci/proven'), 'utf8')).trim().split('\n');

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'proven-'));
  await mkdir(path.join(root, '.ci'));
  await write('src/main.ts', 'one');
  await write('src/rules.json', '{}');
  await write('package.json', '{}');
  await write('test/long/kills.test.ts', 'expect(1)');
  await write('rules/long/rules.spec.ts', 'expect(2)');
});

afterEach(() => rm(root, { recursive: true }));

describe('a group of long tests', () => {
  it('is run until it has passed, then as long as nothing changes it is not', async () => {
    expect(await unproven()).toEqual(['kills', 'rules']);
    await run(rules);
    await run(kills);
    expect(await unproven()).toEqual([]);
    expect((await lines()).map((line) => line.slice(66))).toEqual(['kills', 'rules']);
  });

  it.each([
    ['a changed source', 'src/main.ts'],
    ['a new source', 'src/deep/new.ts'],
    ['a changed test', 'test/long/kills.test.ts'],
    ['a new test', 'test/long/more.test.ts'],
  ])('is run again after %s, and no other is', async (_, file) => {
    await run(rules);
    await run(kills);
    await write(file, 'two');
    expect(await unproven()).toEqual(['kills']);
  });

  it('is run again after a file was removed or renamed', async () => {
    await run(kills);
    await rm(path.join(root, 'src/main.ts'));
    expect(await unproven()).toContain('kills');
    await write('src/other.ts', 'one');
    expect(await unproven()).toContain('kills');
  });

  it.each(['README.md', 'src/node_modules/new/index.js', 'src/dist/main.js', 'src/main.spec.ts'])(
    'is not run again for %s, which it does not depend on',
    async (file) => {
      await run(kills);
      await write(file, 'new');
      expect(await unproven()).toEqual(['rules']);
    },
  );

  it('that failed is run again, also where it had passed before', async () => {
    await run(kills);
    await run(kills, false);
    expect(await unproven()).toContain('kills');
  });

  it('that was interrupted is what it was before', async () => {
    await run(kills);
    await run(kills, undefined);
    expect(await unproven()).toEqual(['rules']);
  });

  it('is proven for the files that it began with', async () => {
    await runAndRecord(kills, root, async () => {
      await write('src/main.ts', 'edited meanwhile');
      return true;
    });
    expect(await unproven()).toContain('kills');
    await write('src/main.ts', 'one');
    expect(await unproven()).toEqual(['rules']);
  });

  it('keeps its line in a merge conflict, which the next run settles', async () => {
    await run(rules);
    await run(kills);
    const [ofKills = '', ofRules = ''] = await lines();
    const theirs = `${'0'.repeat(64)}  kills`;
    await write('.ci/proven', `<<<<<<< ours\n${ofKills}\n=======\n${theirs}\n>>>>>>> theirs\n${ofRules}\n`);
    expect(await unproven()).toEqual([]);
    await run(kills);
    expect(await lines()).toEqual([ofKills, ofRules]);
  });
});
