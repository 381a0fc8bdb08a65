/** Work that is done every so often, once over all replicas. */
export interface Job {
  /** Names it in `job_run` and to administrators: a few plain words, up to 60 characters. */
  readonly name: string;
  /** Seconds from the start of one run to the start of the next. */
  readonly every: number;
  /**
   * Does the work. It may have been killed half way the last time, anywhere.
   * @param signal aborted when the process stops or another may have taken over; long work looks at it between two steps
   */
  run(signal: AbortSignal): Promise<void>;
}

/** How a job stands, for administrators. */
export interface JobStatus {
  readonly name: string;
  /** Seconds from the start of one run to the start of the next. */
  readonly every: number;
  /** Start of the last run; null before the first. */
  readonly startedAt: Date | null;
  /** Its end; null while it runs, or when its process died. */
  readonly endedAt: Date | null;
  /** End of the last run that did not fail. */
  readonly succeededAt: Date | null;
  /** What went wrong in the last run that ended; null when nothing did. */
  readonly error: string | null;
}

/**
 * Repeats a batch until nothing is left, or the job must stop.
 * @param batch answers how many it did
 */
export async function untilNothingLeft(batch: () => Promise<number>, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted && (await batch()) > 0);
}
