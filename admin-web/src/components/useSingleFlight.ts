import { useRef } from 'react';

/**
 * Returns a function that runs `action` unless it is still running. The second click of a double click may arrive
 * before the button is disabled.
 *
 * @param action must handle its own errors; a rejection is ignored
 */
export function useSingleFlight(action: () => Promise<unknown>): () => void {
  const isRunning = useRef(false);
  return () => {
    if (isRunning.current) return;
    isRunning.current = true;
    const finish = () => void (isRunning.current = false);
    action().then(finish, finish);
  };
}
