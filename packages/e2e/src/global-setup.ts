import { announceEnvironment } from './environment.ts';
import { startTestStack } from './test-stack.ts';

/** Starts the stack once for all tests; returns a function that stops it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const stack = await startTestStack();
  announceEnvironment(stack.environment);
  return stack.stop;
}
