import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { SUITES, type Suite } from './fresh-system.ts';
import { hashOfTrial, judgeSums, keepSum, readSums } from './record.ts';
import { runTrial, trialFault, type Showing } from './trial.ts';

/** `npm run trial -w packages/setup -- bookworm trixie`: ./setup on a fresh system, and what it must be able to do. */
const { values, positionals } = parseArgs({
  options: {
    'by-hand': { type: 'boolean' },
    'built-here': { type: 'boolean' },
    check: { type: 'boolean' },
    keep: { type: 'boolean' },
    shots: { type: 'string' },
  },
  allowPositionals: true,
});
if (values.check) {
  const { isStale, lines } = judgeSums(readSums(), await hashOfTrial());
  console.log(lines.join('\n'));
  process.exit(isStale ? 1 : 0);
}
const fault = trialFault();
const unknown = positionals.find((name) => !SUITES.some((suite) => suite === name));
if (fault !== undefined || unknown !== undefined) {
  console.error(fault ?? `${unknown} is none of ${SUITES.join(', ')}.`);
  process.exit(1);
}
const shots = path.resolve(process.env.INIT_CWD ?? '.', values.shots ?? 'test-results');
mkdirSync(shots, { recursive: true });
const isBuilding = values['built-here'] !== true;
for (const suite of (positionals.length > 0 ? positionals : SUITES) as Suite[]) {
  // Before the trial, because files may be edited meanwhile.
  const hash = await hashOfTrial();
  const isByHandOnly = values['by-hand'] ?? false;
  const showings = await runTrial({ suite, isBuilding, shots, isKept: values.keep ?? false, isByHandOnly });
  const lines = showings.map(lineOf);
  console.log(`\n${suite}, ${isBuilding ? 'built there' : 'with packages and builds of this checkout'}:`);
  for (const line of lines) console.log(`  ${line}`);
  const isFailed = showings.some((showing) => showing.isFailed);
  if (isFailed) process.exitCode = 1;
  const day = new Date().toISOString().slice(0, 10);
  if (isBuilding && !isByHandOnly) keepSum({ suite, hash, day, lines: isFailed ? [] : lines });
}

function lineOf({ scene, result, isFailed }: Showing): string {
  return `${isFailed ? 'FAILED' : 'ok    '}  ${scene}: ${result.replaceAll('\n', ' ')}`;
}
