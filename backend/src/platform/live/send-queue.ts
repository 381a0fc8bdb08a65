import type { LiveStream } from './live-stream.js';

/** Streams written to in one turn of the event loop: a post that thousands are told of must not delay requests. */
const PER_TURN = 50;

/** Streams that have something to send. */
export class SendQueue {
  private readonly waiting = new Set<LiveStream>();
  private isScheduled = false;

  /** Sends what the stream has to send, soon. */
  readonly add = (stream: LiveStream): void => {
    this.waiting.add(stream);
    this.schedule();
  };

  private schedule(): void {
    if (this.isScheduled || this.waiting.size === 0) return;
    this.isScheduled = true;
    setImmediate(() => {
      this.isScheduled = false;
      let left = PER_TURN;
      for (const stream of this.waiting) {
        if (left-- === 0) break;
        this.waiting.delete(stream);
        stream.flush();
      }
      this.schedule();
    });
  }
}
