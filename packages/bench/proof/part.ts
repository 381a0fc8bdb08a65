import { npmCommand } from '@campus-commons/local/repository.mjs';

/** What `npm run proof` runs: one command, and what it has to report. */
export interface Part {
  /** Its name on the command line. */
  readonly name: string;
  /** What is true when it has passed: sentences of docs/reference/proof.md. */
  readonly shows: string;
  /** Runs beside all others instead of in turn: a low, steady load for hours, which works in a folder of its own. */
  readonly beside?: true;
  /** Makes what the part needs and what takes long to make: runs beside all others from the start, and the part waits for it. */
  readonly prepare?: (scale: number) => PartCommand;
  /** Shown on the page after the figures: what a reader must know to judge them. */
  readonly note?: string;
  /** @param scale share of the full length, above 0 and at most 1 */
  readonly command: (scale: number) => PartCommand;
  /** How much is done: figures and the least of each at full length. */
  readonly lengths: Readonly<Record<string, number>>;
  /** What is measured: figures and the bound of each. A scaled run is too short to be judged by them. */
  readonly goals?: Readonly<Record<string, Bound>>;
}

/** A program with its arguments, run in the backend's folder. */
export interface PartCommand {
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

export type Bound =
  | { readonly most: number; readonly least?: undefined }
  | { readonly least: number; readonly most?: undefined };

/**
 * Tests of the API, many times as long as usual.
 * @param options paths of test files, and options of Jest
 * @param times by how much PROPERTY_RUNS multiplies the usual number of cases
 */
export function tests(options: readonly string[], times: number): PartCommand {
  return {
    command: [...npmCommand(), 'test', '--silent', '-w', 'backend', '--', ...options],
    env: { PROPERTY_RUNS: String(Math.max(1, Math.ceil(times))) },
  };
}

/** A measurement: a file in packages/bench. */
export function bench(name: string, ...args: readonly (string | number)[]): PartCommand {
  return { command: [...npmCommand(), 'run', '--silent', 'bench', '--', name, ...args.map(String)] };
}
