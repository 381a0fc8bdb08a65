import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServiceProcess } from './service-process.ts';

const PAUSE_MS = 20;

/**
 * Polls until the condition is true.
 * @param what describes the condition, for the error message
 * @throws Error after `limitMs`
 */
export async function waitUntil(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  limitMs = 240_000,
): Promise<void> {
  const deadline = Date.now() + limitMs;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`Timed out after ${limitMs / 1000} s: ${what}`);
    await sleep(PAUSE_MS);
  }
}

/**
 * Waits until a service can be used.
 * @throws Error with its last log lines when it ends instead
 */
export async function waitUntilUsable(
  what: string,
  service: ServiceProcess,
  isUsable: () => Promise<boolean>,
): Promise<void> {
  await waitUntil(what, async () => {
    if (!service.isAlive())
      throw new Error(`The program ended before: ${what}\n${await service.lastLogLines()}`);
    return isUsable();
  });
}

/** Whether a server accepts connections on a port of 127.0.0.1. */
export function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const finish = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => finish(true)).once('error', () => finish(false));
  });
}
