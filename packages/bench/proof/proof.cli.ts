import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runInterruptibly } from '@campus-commons/local/interruptible.ts';
import { PARTS } from './parts.ts';
import { keepResult, readResults } from './results.ts';
import { PASSED, runParts } from './run-parts.ts';

const BACKEND = path.resolve(import.meta.dirname, '../../../backend');
const USAGE = `npm run proof                      every part at full length: more than two hours
npm run proof -- NAME …            these parts
npm run proof -- --rest            the parts that have not passed at full length yet
npm run proof -- --scale 0.01      a hundredth of the length: proves nothing, and is not recorded
Parts: ${PARTS.map(({ name }) => name).join(', ')}`;

await runInterruptibly(async (signal) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { scale: { type: 'string', default: '1' }, rest: { type: 'boolean', default: false } },
  });
  const scale = Number(values.scale);
  const isKnown = (name: string) => PARTS.some((part) => part.name === name);
  if (!positionals.every(isKnown) || !(scale > 0 && scale <= 1)) {
    console.error(USAGE);
    return false;
  }
  const results = readResults();
  const hasPassed = (name: string) => results[name] !== undefined && results[name].fault === undefined;
  const parts = PARTS.filter(
    ({ name }) =>
      (positionals.length === 0 || positionals.includes(name)) && !(values.rest && hasPassed(name)),
  );
  const outcomes = await runParts(parts, scale, signal, (part, result) => {
    keepResult(part, result);
    // Another part may take hours, so the page is written after each.
    execFileSync(process.execPath, ['--import', 'tsx', 'compiler/reference.ts', 'write'], { cwd: BACKEND });
  });
  console.log(scale === 1 ? '' : '\nA scaled run proves nothing and is not recorded.');
  for (const [name, outcome] of outcomes) console.log(`${name}: ${outcome}`);
  return [...outcomes.values()].every((outcome) => outcome === PASSED);
});
