import { appendFileSync } from 'node:fs';

/** One line of the file: a figure that `npm run proof` reads. */
export interface FigureLine {
  readonly name: string;
  readonly value: number;
}

/**
 * Reports what this run did or measured to `npm run proof`, which names a file in FIGURES_FILE; other runs write nothing.
 * Figures of the same name are added up.
 * @param value with its unit in the name
 */
export function addFigure(name: string, value: number): void {
  const { FIGURES_FILE } = process.env;
  const line: FigureLine = { name, value };
  if (FIGURES_FILE) appendFileSync(FIGURES_FILE, `${JSON.stringify(line)}\n`);
}

const { PROPERTY_RUNS = '1' } = process.env;

/**
 * How often a property is tried: `usual` times, PROPERTY_RUNS times as often where that is set.
 * `npm run proof` sets it for the full numbers.
 */
export function runs(usual: number): number {
  const factor = Number(PROPERTY_RUNS);
  if (!Number.isInteger(factor) || factor < 1) throw new Error('PROPERTY_RUNS must be a whole number from 1');
  return usual * factor;
}
