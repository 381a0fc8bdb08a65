import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Part } from './part.ts';

const FILE = path.resolve(import.meta.dirname, '../../../docs/reference/proof.json');

/** What a part reported: values by name, units in the names. */
export type Figures = Readonly<Record<string, number>>;

/** The last run of a part at full length. */
export interface Result {
  /** The day it began, as in ISO 8601. */
  readonly date: string;
  /** Of the sources; with "+" when they were changed since. */
  readonly commit: string;
  readonly node: string;
  readonly machine: string;
  /** Load average of the minute before. */
  readonly load: number;
  readonly minutes: number;
  readonly figures: Figures;
  /** Why it did not pass; absent when it did. */
  readonly fault?: string;
}

/** By the names of the parts; a part that never ran at full length is missing. */
export type Results = Readonly<Partial<Record<string, Result>>>;

export function readResults(): Results {
  return existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Results) : {};
}

export function keepResult({ name }: Part, result: Result): void {
  writeFileSync(FILE, `${JSON.stringify({ ...readResults(), [name]: result }, null, 2)}\n`);
}

/** What is wrong with the figures of a run; nothing when it did enough and met all goals. */
export function faultsIn({ lengths, goals = {} }: Part, figures: Figures, scale: number): string[] {
  const faults: string[] = [];
  for (const [name, least] of Object.entries(lengths)) {
    const wanted = Math.max(1, Math.floor(least * scale));
    if (!((figures[name] ?? 0) >= wanted)) faults.push(`${name}: ${figures[name] ?? 0} of ${wanted}`);
  }
  for (const [name, { most = Infinity, least = -Infinity }] of Object.entries(goals)) {
    const value = figures[name];
    if (value === undefined) faults.push(`${name}: not reported`);
    else if (scale === 1 && !(value <= most && value >= least)) faults.push(`${name}: ${value}`);
  }
  return faults;
}
