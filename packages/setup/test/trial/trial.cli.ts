import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { SUITES, type Suite } from './fresh-system.ts';
import { runTrial, trialFault } from './trial.ts';

/** `npm run trial -w packages/setup -- bookworm trixie`: ./setup on a fresh system, and what it must be able to do. */
const { values, positionals } = parseArgs({
  options: { 'built-here': { type: 'boolean' }, keep: { type: 'boolean' }, shots: { type: 'string' } },
  allowPositionals: true,
});
const fault = trialFault();
const unknown = positionals.find((name) => !SUITES.some((suite) => suite === name));
if (fault !== undefined || unknown !== undefined) {
  console.error(fault ?? `${unknown} is none of ${SUITES.join(', ')}.`);
  process.exit(1);
}
const shots = path.resolve(process.env.INIT_CWD ?? '.', values.shots ?? 'test-results');
mkdirSync(shots, { recursive: true });
for (const suite of (positionals.length > 0 ? positionals : SUITES) as Suite[]) {
  const isBuilding = values['built-here'] !== true;
  const showings = await runTrial({ suite, isBuilding, shots, isKept: values.keep ?? false });
  console.log(`\n${suite}, ${isBuilding ? 'built there' : 'with packages and builds of this checkout'}:`);
  for (const { scene, result, isFailed } of showings)
    console.log(`  ${isFailed ? 'FAILED' : 'ok    '}  ${scene}: ${result}`);
  if (showings.some(({ isFailed }) => isFailed)) process.exitCode = 1;
}
