import path from 'node:path';
import { bench, type Part } from '../part.ts';

const SECONDS = 7_200;
/** Not the folder of the other measurements: each stops the PostgreSQL server in its folder when it ends. */
const FOLDER = path.resolve(import.meta.dirname, '../../../.data/soak');

export const soak: Part = {
  name: 'soak',
  shows:
    'During two hours of the realistic mix with posts and streams of live updates, on two processes, every request is a success, and memory, file handles, streams and connections to the database stay as they are.',
  note: 'The bounds compare the median of the last quarter with that of the second, for the process that grew more. Streams are closed and opened all the time; as many stay open.',
  beside: true,
  command: (scale) => ({
    ...bench('soak', Math.max(20, Math.round(SECONDS * scale))),
    env: { BENCH_DIRECTORY: FOLDER },
  }),
  lengths: { 'seconds of load': SECONDS, answers: 500_000 },
  goals: {
    'memory of the last quarter against the second': { most: 1.1 },
    'file handles more': { most: 4 },
    'streams more': { most: 0 },
    'database connections more': { most: 2 },
  },
};
