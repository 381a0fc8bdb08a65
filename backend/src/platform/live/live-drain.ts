import { setTimeout as sleep } from 'node:timers/promises';
import type { LiveStream } from './live-stream.js';

/** Time between two rounds of goodbyes. */
const STEP_MS = 100;

/** Closes all streams of a process that stops. */
export class LiveDrain {
  private begun = false;

  /**
   * @param open the open streams, oldest first; a stream leaves it when it is closed
   * @param close says goodbye to one
   */
  constructor(
    private readonly open: ReadonlySet<LiveStream>,
    private readonly close: (stream: LiveStream) => void,
  ) {}

  get hasBegun(): boolean {
    return this.begun;
  }

  /** Says goodbye to all streams, an equal share in each step of a time, and cuts off who has not left at its end. */
  async over(milliseconds: number): Promise<void> {
    this.begun = true;
    const streams = [...this.open];
    const steps = Math.max(1, Math.floor(milliseconds / STEP_MS));
    const share = Math.ceil(streams.length / steps);
    for (let step = 0; step < steps; step += 1) {
      for (const stream of streams.splice(0, share)) this.close(stream);
      if (step + 1 < steps) await sleep(STEP_MS);
    }
    await sleep(STEP_MS);
    for (const stream of this.open) stream.destroy();
  }
}
