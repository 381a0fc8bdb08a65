/** Measurements of one page load until the text of the first post was painted. */
export interface Opening {
  /** From the start of the navigation to the paint, ms. */
  firstPostMs: number;
  /**
   * From the start of the navigation until the hydrated site showed the post, so that it could be liked and shared, ms.
   */
  inUseMs: number;
  /** Requests sent until `firstPostMs`. */
  requests: number;
  /** Bytes received until `firstPostMs`, headers and bodies, by kind. */
  bytes: Record<string, number>;
  /** Cumulative layout shift after the fonts have loaded. */
  shift: number;
  /** Every request, also after the first post: when it was sent, when its response had arrived, its path and size. */
  timeline: string[];
}

/** The median of each measurement, because single rounds vary. */
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

/** Formats the measurements of a page load as one line. */
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
