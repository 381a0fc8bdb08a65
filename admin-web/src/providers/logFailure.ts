import { isStateChanged } from './httpClient';

/** The response to a mutation arrived after the session had ended. It is not shown, because its page is closed. */
export class SessionOverError extends Error {
  constructor() {
    super('The session ended before the answer arrived.');
    this.name = 'SessionOverError';
  }
}

const logged = new WeakSet<object>();

/**
 * Logs a failure to the browser's console, once: both the query client and the screen that shows it call this. It logs
 * neither the end of a session nor a conflict with another administrator's change, because they are expected.
 */
export function logFailure(failure: unknown): void {
  if (failure instanceof SessionOverError || isStateChanged(failure)) return;
  if (failure instanceof Object) {
    if (logged.has(failure)) return;
    logged.add(failure);
  }
  console.error(failure);
}
