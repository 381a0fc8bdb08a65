import { execFile } from 'node:child_process';
import { relative } from 'node:path';
import { repository } from '../../../src/entry/install.mjs';
import { createMirror, type Mirror } from './mirror.ts';
import { importTargets, importViolations, lintAllowed, lintViolations } from './violations.ts';

/**
 * Runs one of the repository's tools in the mirror; both tools print JSON and exit with 1 when they find a violation.
 */
function runTool(mirror: Mirror, script: string, args: string[]): Promise<unknown> {
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [`${repository}/node_modules/${script}`, ...args],
      { cwd: mirror.root, maxBuffer: 64 * 1024 * 1024 },
      (error, stdout, stderr) => {
        try {
          resolve(JSON.parse(stdout));
        } catch {
          reject(new Error(`${script} gave no report: ${stderr}`, { cause: error }));
        }
      },
    );
  });
}

describe('lint and types', () => {
  let mirror: Mirror;
  const reported = new Map<string, string[]>();

  beforeAll(async () => {
    mirror = await createMirror();
    await mirror.write([...lintViolations, ...lintAllowed]);
    const lint = (await runTool(mirror, 'eslint/bin/eslint.js', ['--format', 'json', '.'])) as {
      filePath: string;
      messages: { ruleId: string | null; message: string }[];
    }[];
    for (const file of lint) {
      const rules = file.messages.map(({ ruleId, message }) =>
        message.startsWith('Unused eslint-disable') ? 'unused disable directive' : (ruleId ?? message),
      );
      reported.set(relative(mirror.root, file.filePath), rules);
    }
    const types = (await runTool(mirror, 'oxlint/bin/oxlint', [
      '--disable-nested-config',
      '--format',
      'json',
    ])) as {
      diagnostics: { filename: string; code: string }[];
    };
    for (const { filename, code } of types.diagnostics)
      reported.set(filename, [...(reported.get(filename) ?? []), code]);
  });
  afterAll(() => mirror.remove());

  it.each(lintViolations)('refuses $path by $rule', ({ path, rule }) => {
    expect(reported.get(path)).toEqual([rule]);
  });

  it.each(lintAllowed)('accepts $path', ({ path }) => {
    expect(reported.get(path)).toEqual([]);
  });
});

describe('imports', () => {
  let mirror: Mirror;
  let edges = 0;
  const reported = new Map<string, string[]>();

  beforeAll(async () => {
    mirror = await createMirror();
    await mirror.write([...importTargets, ...importViolations]);
    const report = (await runTool(mirror, 'dependency-cruiser/bin/dependency-cruise.mjs', [
      '--config',
      '.dependency-cruiser.cjs',
      '--output-type',
      'json',
      ...['backend', 'member-web', 'admin-web', 'packages'],
    ])) as {
      summary: { totalDependenciesCruised: number; violations: { from: string; rule: { name: string } }[] };
    };
    edges = report.summary.totalDependenciesCruised;
    for (const { from, rule } of report.summary.violations)
      reported.set(from, [...(reported.get(from) ?? []), rule.name]);
  });
  afterAll(() => mirror.remove());

  it('resolves .js imports to .ts and .tsx files, so that the graph has edges', () => {
    expect(edges).toBeGreaterThanOrEqual(importViolations.length);
  });

  it.each(importViolations)('refuses $path by $rule', ({ path, rule }) => {
    expect(reported.get(path)).toContain(rule);
  });

  it.each(importTargets.filter(({ path }) => path.includes('good')))('accepts $path', ({ path }) => {
    expect((reported.get(path) ?? []).filter((rule) => rule !== 'no-orphans')).toEqual([]);
  });
});
