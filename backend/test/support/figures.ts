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
