import { announceEnvironment } from './environment.ts';
import { startPieces } from './pieces.ts';

/** Starts the pieces once for all tests; what is returned stops them. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const pieces = await startPieces();
  announceEnvironment(pieces.environment);
  return pieces.stop;
}
