/** Starts the piece whose script is named on the command line, and stays until killed. */
import { startPiece } from '../../src/stack/piece.ts';

await startPiece({
  title: 'the piece',
  script: [process.argv[2] ?? ''],
  cwd: process.cwd(),
  output: { prefix: '' },
});
