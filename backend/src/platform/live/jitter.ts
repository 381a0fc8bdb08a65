import { randomInt } from 'node:crypto';

/** Bounds of a time, both included, in any unit. */
export interface Spread {
  readonly min: number;
  readonly max: number;
}

/** A whole number between the bounds: so that many clients do not all do something at once. */
export const between = ({ min, max }: Spread): number => randomInt(min, max + 1);
