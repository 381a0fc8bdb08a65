/** Lets a limited number of tasks run at once; the rest wait in line. */
export class Gate {
  private running = 0;
  private readonly line: (() => void)[] = [];

  /** @param places how many run at once, at least 1 */
  constructor(private readonly places: number) {}

  /** Tasks in line. */
  get waiting(): number {
    return this.line.length;
  }

  /** Runs `work` when a place is free and answers what it answers. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.running >= this.places) await new Promise<void>((enter) => this.line.push(enter));
    else this.running += 1;
    try {
      return await work();
    } finally {
      // The place goes straight to the next in line, so the count stays as it is.
      const next = this.line.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
