import { setImmediate } from 'node:timers/promises';
import { runSteps, type Step } from '../../src/checks/schedule.ts';

const ignore = () => undefined;

function step(name: string, log: string[], options: { needs?: string[]; ok?: boolean } = {}): Step {
  return {
    name,
    needs: options.needs,
    run: async () => {
      log.push(`start ${name}`);
      await setImmediate();
      log.push(`end ${name}`);
      return { ok: options.ok ?? true, output: '' };
    },
  };
}

describe('running the steps of a check', () => {
  it('does not run more steps in parallel than allowed', async () => {
    const log: string[] = [];
    await runSteps([step('a', log), step('b', log), step('c', log)], 2, ignore);
    expect(log.slice(0, 2)).toEqual(['start a', 'start b']);
    expect(log.indexOf('start c')).toBeGreaterThan(log.indexOf('end a'));
  });

  it('starts a step when its dependencies have succeeded, and runs others meanwhile', async () => {
    const log: string[] = [];
    await runSteps(
      [step('build', log), step('check', log, { needs: ['build'] }), step('other', log)],
      2,
      ignore,
    );
    expect(log.indexOf('start check')).toBeGreaterThan(log.indexOf('end build'));
    expect(log.indexOf('start other')).toBe(1);
  });

  it('fails a step whose dependency failed, without running it', async () => {
    const log: string[] = [];
    const reports = await runSteps(
      [step('build', log, { ok: false }), step('check', log, { needs: ['build'] })],
      2,
      ignore,
    );
    expect(log).not.toContain('start check');
    expect(reports.map(({ name, ok }) => [name, ok])).toEqual([
      ['build', false],
      ['check', false],
    ]);
    expect(reports[1]?.output).toContain('"build" failed');
  });

  it('counts a step that throws as failed and reports the error', async () => {
    const broken: Step = { name: 'broken', run: () => Promise.reject(new Error('no disk')) };
    const [report] = await runSteps([broken], 2, ignore);
    expect(report).toMatchObject({ ok: false, output: expect.stringContaining('no disk') as string });
  });

  it('refuses a step that depends on a step that does not exist', async () => {
    await expect(runSteps([step('check', [], { needs: ['build'] })], 2, ignore)).rejects.toThrow('check');
  });
});
