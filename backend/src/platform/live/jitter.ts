import { randomInt } from 'node:crypto';

/** Bounds of a time, both included, in any unit. */
export interface Spread {
  readonly least: number;
  readonly most: number;
}

/** A whole number between the bounds: so that many clients do not all do something at once. */
export const between = ({ least, most }: Spread): number => randomInt(least, most + 1);
