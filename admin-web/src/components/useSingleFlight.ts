import { useRef } from 'react';

/**
 * Answers a function that runs `action` unless it is still running: the second click of a double click may come before
 * the button is disabled.
 *
 * @param action handles its own failures; a rejection is ignored here
 */
export function useSingleFlight(action: () => Promise<unknown>): () => void {
  const isRunning = useRef(false);
  return () => {
    if (isRunning.current) return;
    isRunning.current = true;
    const end = () => void (isRunning.current = false);
    action().then(end, end);
  };
}
