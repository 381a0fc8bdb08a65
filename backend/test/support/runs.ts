const { PROPERTY_RUNS = '1' } = process.env;

/**
 * How often a property is tried: `usual` times, PROPERTY_RUNS times as often where that is set.
 * `npm run proof` sets it for the full numbers.
 */
export function runs(usual: number): number {
  const factor = Number(PROPERTY_RUNS);
  if (!Number.isInteger(factor) || factor < 1) throw new Error('PROPERTY_RUNS must be a whole number from 1');
  return usual * factor;
}
