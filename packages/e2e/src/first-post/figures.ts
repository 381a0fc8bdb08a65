/** What a browser had to load until the text of the first post was painted. */
export interface Opening {
  /** From the start of the navigation to the paint, ms. */
  firstPostMs: number;
  /** The same until the site itself showed it, so that it could be liked, answered and shared, ms. */
  inUseMs: number;
  /** Requests that had been sent by then. */
  requests: number;
  /** Bytes on the wire that had arrived by then, head and body, by kind. */
  bytes: Record<string, number>;
  /** How far the layout had shifted once the fonts had come (cumulative layout shift). */
  shift: number;
  /** Every request, those after the first post too: when it was sent and when its answer had come, its path and size. */
  timeline: string[];
}

/** Each figure's middle one: single rounds scatter. */
export function medianOf(openings: readonly Opening[]): Opening {
  const median = (pick: (opening: Opening) => number) => {
    const sorted = openings.map(pick).sort((one, other) => one - other);
    return sorted[Math.floor(sorted.length / 2)] ?? 0;
  };
  const kinds = new Set(openings.flatMap(({ bytes }) => Object.keys(bytes)));
  return {
    firstPostMs: median(({ firstPostMs }) => firstPostMs),
    inUseMs: median(({ inUseMs }) => inUseMs),
    requests: median(({ requests }) => requests),
    bytes: Object.fromEntries([...kinds].map((kind) => [kind, median(({ bytes }) => bytes[kind] ?? 0)])),
    shift: median(({ shift }) => shift),
    timeline: [],
  };
}

/** An opening as a line to print. */
export function reportLine({ firstPostMs, inUseMs, requests, bytes, shift }: Opening): string {
  const kinds = Object.entries(bytes)
    .sort(([, one], [, other]) => other - one)
    .map(([kind, size]) => `${kind} ${kilobytes(size)}`);
  const total = Object.values(bytes).reduce((sum, size) => sum + size, 0);
  return `${(firstPostMs / 1000).toFixed(1)} s, in use after ${(inUseMs / 1000).toFixed(1)} s, ${requests} requests, ${kilobytes(total)} (${kinds.join(', ')}), shift ${shift.toFixed(3)}`;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
