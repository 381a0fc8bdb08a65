/** A semaphore: lets a limited number of tasks run at once; the others wait in a queue. */
export class Semaphore {
  private running = 0;
  private readonly line: (() => void)[] = [];

  /** @param places how many run at once, at least 1 */
  constructor(private readonly places: number) {}

  /** Number of waiting tasks. */
  get waiting(): number {
    return this.line.length;
  }

  /** Runs `work` when a place is free, and returns its result. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.running >= this.places) await new Promise<void>((enter) => this.line.push(enter));
    else this.running += 1;
    try {
      return await work();
    } finally {
      // The place is handed directly to the next waiting task, so the count stays the same.
      const next = this.line.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
