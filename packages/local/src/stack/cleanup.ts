/** What has to be undone, in the opposite order of how it was done. */
export class Cleanup {
  readonly #undo: (() => Promise<void>)[] = [];
  #done: Promise<void> | undefined;

  /** Remembers how to undo something that has just been done. */
  add(undo: () => Promise<void>): void {
    this.#undo.push(undo);
  }

  /** Undoes everything, once; a failure does not keep the rest from being undone, and is thrown afterwards. */
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

/** Does something that is to be undone as a whole when it fails in the middle. */
export async function undoOnFailure<T>(work: (cleanup: Cleanup) => Promise<T>): Promise<T> {
  const cleanup = new Cleanup();
  try {
    return await work(cleanup);
  } catch (fault) {
    await cleanup.run();
    throw fault;
  }
}
