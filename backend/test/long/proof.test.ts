import path from 'node:path';
import { PARTS } from '../../../packages/bench/proof/parts.ts';
import { PASSED, runParts } from '../../../packages/bench/proof/run-parts.ts';

/** Half a minute of the soak, and twice as many posts as the growth begins with. */
const SCALE = 0.0028;
// The other parts are long tests themselves.
const measurements = PARTS.filter(({ command }) => command(SCALE).command.includes('bench'));

beforeAll(() => {
  Object.assign(process.env, {
    BENCH_DIRECTORY: path.join(process.env.TEST_DIRECTORY ?? '', 'bench'),
    BENCH_ROUNDS: '1',
    BENCH_SECONDS: '1',
  });
});

it.each(measurements)('$name of `npm run proof` runs, and reports all its figures', async (part) => {
  const { signal } = new AbortController();
  const outcomes = await runParts([part], SCALE, signal, () => undefined);
  expect(Object.fromEntries(outcomes)).toEqual({ [part.name]: PASSED });
});
