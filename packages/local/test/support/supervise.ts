/** Starts the script named on the command line as a supervised process, and runs until killed. */
import { startSupervisedProcess } from '../../src/stack/supervised-process.ts';

await startSupervisedProcess({
  title: 'the child',
  script: [process.argv[2] ?? ''],
  cwd: process.cwd(),
  output: { prefix: '' },
});
