/** A periodic job that runs in one process at a time. */
export interface Job {
  /** Its name in `job_run` and for administrators: a few plain words, up to 60 characters. */
  readonly name: string;
  /** Seconds from the start of one run to the start of the next. */
  readonly every: number;
  /**
   * Does the work. The previous run may have been killed at any point.
   * @param signal aborted when the process stops or another process may have taken over; long work checks it between
   * steps
   */
  run(signal: AbortSignal): Promise<void>;
}

/** The status of a job, for administrators. */
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
  /** The error of the last run that ended; null if it succeeded. */
  readonly error: string | null;
}

/**
 * Repeats a batch until nothing is left, or the job must stop.
 * @param batch returns how many items it processed
 */
export async function untilNothingLeft(batch: () => Promise<number>, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted && (await batch()) > 0);
}
