import type { Answers } from './answers/questions.ts';
import type { Machine } from './machine/machine.ts';
import type { Memory } from './machine/memory.ts';
import type { Release } from './release/build.ts';

/** What every step needs. */
export interface SetupContext {
  readonly machine: Machine;
  readonly answers: Answers;
  readonly memory: Memory;
  readonly release: Release;
  /** What is said at the end, such as a password that is shown once. */
  readonly remarks: string[];
}
