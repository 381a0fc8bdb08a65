import { repository } from '@campus-commons/local/repository.mjs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import yaml from 'yaml';

/** The folder with the product's configuration of Prometheus. */
export const MONITORING_FOLDER = path.join(repository, 'docker', 'monitoring');
/** An alert that needs no more than this must be provoked. */
const MAX_PROVOKED_SECONDS = 15 * 60;
/** Prometheus' units of durations, in seconds. */
const UNITS: Readonly<Record<string, number>> = {
  ms: 0.001,
  s: 1,
  m: 60,
  h: 3_600,
  d: 86_400,
  w: 604_800,
  y: 31_536_000,
};

/** An alert as Prometheus loads it. */
export interface AlertRule {
  readonly name: string;
  /** Seconds that it looks back or waits, whichever is longer: its longest range, or `for`. */
  readonly window: number;
}

interface RuleFile {
  readonly groups: readonly {
    readonly rules: readonly {
      readonly alert?: string;
      readonly expr: string;
      readonly for?: string;
    }[];
  }[];
}

/** The files of rules that Prometheus loads on one machine, relative to {@link MONITORING_FOLDER}. */
export async function ruleFiles(): Promise<string[]> {
  const configuration = await readFile(path.join(MONITORING_FOLDER, 'prometheus.yml'), 'utf8');
  return (yaml.parse(configuration) as { rule_files: string[] }).rule_files;
}

/** All alerts of these files. */
export async function readAlertRules(): Promise<AlertRule[]> {
  const texts = (await ruleFiles()).map((file) => readFile(path.join(MONITORING_FOLDER, file), 'utf8'));
  return (await Promise.all(texts)).flatMap(alertsIn);
}

/** @param text a file of rules */
export function alertsIn(text: string): AlertRule[] {
  const rules = (yaml.parse(text) as RuleFile).groups.flatMap((group) => group.rules);
  return rules.flatMap(({ alert, expr, for: wait = '0s' }) => {
    const ranges = [...expr.matchAll(/\[([^\]:]+)/g)].map(([, range = '']) => secondsOf(range));
    return alert === undefined ? [] : [{ name: alert, window: Math.max(secondsOf(wait), ...ranges) }];
  });
}

/**
 * What is wrong with the lists of the drill.
 * @param provoked the alerts that it provokes
 * @param excused the alerts that it does not provoke, and why
 * @returns a sentence for each alert that is on no list or on both, or is excused although its window is short, and for each
 * name that is no alert; empty when all is well
 */
export function faultsOfCoverage(
  rules: readonly AlertRule[],
  provoked: readonly string[],
  excused: Readonly<Record<string, string>>,
): string[] {
  const known = new Set(rules.map(({ name }) => name));
  const faults = [...provoked, ...Object.keys(excused)]
    .filter((name) => !known.has(name))
    .map((name) => `${name} is no alert of docker/monitoring`);
  for (const { name, window } of rules) {
    const isProvoked = provoked.includes(name);
    const isExcused = Object.hasOwn(excused, name);
    if (!isProvoked && !isExcused) faults.push(`${name} is in no provocation, and not in NOT_PROVOKED`);
    if (isProvoked && isExcused) faults.push(`${name} is in a provocation, and in NOT_PROVOKED`);
    if (isExcused && window <= MAX_PROVOKED_SECONDS)
      faults.push(`${name} is in NOT_PROVOKED, but fires within ${window / 60} minutes`);
  }
  return faults;
}

/** @param duration in Prometheus' notation, for example `1h30m` */
function secondsOf(duration: string): number {
  const parts = [...duration.matchAll(/(\d+)(ms|[smhdwy])/g)];
  if (parts.map(([part]) => part).join('') !== duration) throw new Error(`No duration: ${duration}`);
  return parts.reduce((sum, [, count, unit = '']) => sum + Number(count) * (UNITS[unit] ?? NaN), 0);
}
