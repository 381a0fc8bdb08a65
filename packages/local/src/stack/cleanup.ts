/** A stack of cleanup steps: undone in the reverse order of their registration. */
export class Cleanup {
  readonly #undo: (() => Promise<void>)[] = [];
  #done: Promise<void> | undefined;

  /** Registers how to undo something that has just been done. */
  add(undo: () => Promise<void>): void {
    this.#undo.push(undo);
  }

  /** Undoes everything, once. If a step fails, the others still run, and the first error is thrown afterwards. */
  run(): Promise<void> {
    return (this.#done ??= this.#run());
  }

  async #run(): Promise<void> {
    const faults: unknown[] = [];
    for (let undo = this.#undo.pop(); undo; undo = this.#undo.pop()) {
      await undo().catch((fault: unknown) => faults.push(fault));
    }
    if (faults.length > 0) throw faults[0];
  }
}

/** Runs `work`; when it throws, undoes everything it has registered so far. */
export async function undoOnFailure<T>(work: (cleanup: Cleanup) => Promise<T>): Promise<T> {
  const cleanup = new Cleanup();
  try {
    return await work(cleanup);
  } catch (fault) {
    await cleanup.run();
    throw fault;
  }
}
