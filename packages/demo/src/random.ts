/** Numbers from 0 up to 1. */
export type Random = () => number;

/** Seeded pseudo-random numbers (mulberry32): the same seed gives the same community every time. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Chooses `count` different random items.
 * @throws Error when there are fewer items
 */
export function draw<Item>(items: readonly Item[], count: number, random: Random): Item[] {
  if (count > items.length) throw new Error(`Cannot draw ${count} of ${items.length}`);
  const rest = [...items];
  return Array.from({ length: count }, () => rest.splice(Math.floor(random() * rest.length), 1)).flat();
}
