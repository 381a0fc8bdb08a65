import { randomBytes, timingSafeEqual } from 'node:crypto';

/** Bytes of a code: nobody guesses one. */
const BYTES = 16;

/** A code for the link by which members join a project. */
export const newJoinCode = (): string => randomBytes(BYTES).toString('base64url');

/** Whether two codes are equal, in a time that says nothing about where they differ. */
export function isSameCode(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
