import { isStateChanged } from './httpClient';

/** A mutation that was answered after its session had ended; nobody is told, because its page is gone. */
export class SessionOverError extends Error {
  constructor() {
    super('The session ended before the answer arrived.');
    this.name = 'SessionOverError';
  }
}

const logged = new WeakSet<object>();

/**
 * Writes a failure to the browser's console. It is written once, although both the query client and the screen that shows
 * it call this. The end of a session is no failure, nor is the answer that another administrator was first.
 */
export function logFailure(failure: unknown): void {
  if (failure instanceof SessionOverError || isStateChanged(failure)) return;
  if (failure instanceof Object) {
    if (logged.has(failure)) return;
    logged.add(failure);
  }
  console.error(failure);
}
