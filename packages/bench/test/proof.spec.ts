import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { jest } from '@jest/globals';
import type { Part } from '../proof/part.ts';
import { PARTS } from '../proof/parts.ts';
import type { Result } from '../proof/results.ts';
import { PASSED, runParts } from '../proof/run-parts.ts';
import { AREAS } from '../proof/stryker/areas.js';
import { until } from '../../../backend/test/support/until.ts';

const REPOSITORY = path.resolve(import.meta.dirname, '../../..');

/** A part whose command reports these figures, and ends with this status. */
function part(name: string, figures: Record<string, number>, status = 0): Part {
  const lines = Object.entries(figures).map(
    ([figure, value]) => `${JSON.stringify({ name: figure, value })}\n`,
  );
  const script = `require('node:fs').appendFileSync(process.env.FIGURES_FILE, ${JSON.stringify(lines.join(''))}); process.exit(${status})`;
  return {
    name,
    shows: 'It works.',
    command: () => ({ command: [process.execPath, '-e', script] }),
    lengths: { kills: 100 },
    goals: { ratio: { most: 1.2 } },
  };
}

/** Runs parts; `kept` are the results that it records, by name. */
async function run(parts: Part[], scale = 1, signal = new AbortController().signal) {
  const kept: Record<string, Result> = {};
  for (const method of ['log', 'table'] as const) jest.spyOn(console, method).mockReturnValue(undefined);
  const outcomes = await runParts(parts, scale, signal, ({ name }, result) => {
    kept[name] = result;
  });
  return { outcomes: Object.fromEntries(outcomes), kept };
}
afterEach(() => {
  jest.restoreAllMocks();
});

describe('npm run proof', () => {
  it('passes a part that did enough and met its goals, and goes on after one that did not', async () => {
    const { outcomes, kept } = await run([
      part('ends badly', { kills: 100, ratio: 1 }, 3),
      part('does too little', { kills: 99, ratio: 1 }),
      part('misses its goal', { kills: 100, ratio: 1.21 }),
      part('measures nothing', { kills: 100 }),
      part('passes', { kills: 100, ratio: 1.2 }),
    ]);
    expect(outcomes).toEqual({
      'ends badly': 'the command ended with 3',
      'does too little': 'kills: 99 of 100',
      'misses its goal': 'ratio: 1.21',
      'measures nothing': 'ratio: not reported',
      passes: PASSED,
    });
    expect(kept['misses its goal']).toMatchObject({
      fault: 'ratio: 1.21',
      figures: { kills: 100, ratio: 1.21 },
    });
    expect(kept.passes).toEqual({
      date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
      commit: expect.stringMatching(/^[0-9a-f]{7,}\+?$/) as string,
      node: process.version,
      machine: expect.any(String) as string,
      load: expect.any(Number) as number,
      minutes: expect.any(Number) as number,
      figures: { kills: 100, ratio: 1.2 },
    });
  });

  it('records no scaled run, and judges it by its length alone', async () => {
    const { outcomes, kept } = await run(
      [part('short', { kills: 10, ratio: 3 }), part('too short', { kills: 9, ratio: 1 })],
      0.1,
    );
    expect(outcomes).toEqual({ short: PASSED, 'too short': 'kills: 9 of 10' });
    expect(kept).toEqual({});
  });

  it('adds up figures of the same name, which several processes report', async () => {
    const twice = part('twice', { ratio: 1 });
    const { command } = twice.command(1);
    const line = JSON.stringify({ name: 'kills', value: 50 });
    const script = `${command[2]?.split('; ')[0]}; for (const n of [1, 2]) require('node:fs').appendFileSync(process.env.FIGURES_FILE, ${JSON.stringify(`${line}\n`)})`;
    const { kept } = await run([
      { ...twice, command: () => ({ command: [process.execPath, '-e', script] }) },
    ]);
    expect(kept.twice?.figures).toEqual({ kills: 100, ratio: 1 });
  });

  it('prepares a part beside the others, and runs it once it is prepared', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'proof-'));
    const script = (text: string) => ({
      command: [
        process.execPath,
        '-e',
        `const fs = require('node:fs'); process.chdir(${JSON.stringify(folder)}); ${text}`,
      ],
    });
    const step = (name: string, text: string, preparation?: string): Part => ({
      ...part(name, {}),
      command: () => script(text),
      ...(preparation !== undefined && { prepare: () => script(preparation) }),
      lengths: {},
      goals: {},
    });
    const { outcomes } = await run([
      // The preparation waits for the part before it, which has to run meanwhile.
      step('first', `fs.writeFileSync('begun', '')`),
      step(
        'needs',
        `fs.readFileSync('made')`,
        `setInterval(() => fs.existsSync('begun') && (fs.writeFileSync('made', ''), process.exit()), 20)`,
      ),
      step('lacks', `fs.writeFileSync('run', '')`, 'process.exit(3)'),
    ]);
    expect(outcomes).toEqual({
      first: PASSED,
      needs: PASSED,
      lacks: 'not prepared: the command ended with 3',
    });
    expect(readdirSync(folder)).not.toContain('run');
    rmSync(folder, { recursive: true });
  });

  it('runs a part that lasts long beside the others, and ends when all have ended', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'proof-'));
    const ended = JSON.stringify(path.join(folder, 'ended'));
    const running = (name: string, script: string): Part => ({
      ...part(name, {}),
      command: () => ({
        command: [
          process.execPath,
          '-e',
          `const { existsSync, writeFileSync } = require('node:fs'); ${script}`,
        ],
      }),
      lengths: {},
      goals: {},
    });
    // It waits for the part that comes after it in the list.
    const steady: Part = {
      ...running(
        'steady',
        `setInterval(() => existsSync(${ended}) && process.exit(), 20); setTimeout(() => process.exit(1), 60_000)`,
      ),
      beside: true,
    };
    const { outcomes, kept } = await run([steady, running('in turn', `writeFileSync(${ended}, '')`)]);
    rmSync(folder, { recursive: true });
    expect(outcomes).toEqual({ steady: PASSED, 'in turn': PASSED });
    expect(Object.keys(kept).toSorted()).toEqual(['in turn', 'steady']);
  });

  it('stops when it is interrupted; what has not ended counts as not run', async () => {
    const controller = new AbortController();
    const folder = mkdtempSync(path.join(tmpdir(), 'proof-'));
    const begun = path.join(folder, 'begun');
    const script = `require('node:fs').writeFileSync(${JSON.stringify(begun)}, ''); setTimeout(() => 0, 60_000)`;
    const waiting = { ...part('waits', {}), command: () => ({ command: [process.execPath, '-e', script] }) };
    const running = run([waiting, part('passes', { kills: 100, ratio: 1 })], 1, controller.signal);
    await until(() => existsSync(begun));
    controller.abort();
    const { outcomes, kept } = await running;
    rmSync(folder, { recursive: true });
    expect(outcomes).toEqual({ waits: 'not run', passes: 'not run' });
    expect(kept).toEqual({});
  });
});

describe('every part', () => {
  const sources = ['backend/test/long', 'packages/bench', 'packages/bench/proof/stryker']
    .flatMap((folder) =>
      readdirSync(path.join(REPOSITORY, folder)).map((file) => path.join(REPOSITORY, folder, file)),
    )
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(file, 'utf8'))
    // The mutation tests report a figure for each area.
    .map((source) =>
      source.replace(/`\$\{area\}(.*?)`/g, (_, rest: string) =>
        Object.keys(AREAS)
          .map((area) => `'${area}${rest}'`)
          .join(),
      ),
    );

  it.each(PARTS)('$name asks for figures that its command reports', ({ lengths, goals = {} }) => {
    const figures = [...Object.keys(lengths), ...Object.keys(goals)];
    expect(
      figures.filter(
        (name) =>
          !sources.some((source) =>
            [`'${name}'`, `"${name}"`, `\n  ${name}: `].some((text) => source.includes(text)),
          ),
      ),
    ).toEqual([]);
    expect(Object.keys(lengths)).not.toEqual([]);
  });

  it.each(PARTS)('$name names tests and measurements that exist', ({ command }) => {
    const words = command(1).command.slice(command(1).command.indexOf('--') + 1);
    const files = words
      .filter((word) => word.startsWith('long/'))
      .map((word) => `backend/test/${word}.test.ts`);
    const measurement = command(1).command.includes('bench') ? [`packages/bench/${words[0]}.ts`] : [];
    for (const file of [...files, ...measurement])
      expect(() => readFileSync(path.join(REPOSITORY, file))).not.toThrow();
  });
});
