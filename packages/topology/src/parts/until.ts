import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Part } from './part.ts';

const PAUSE_MS = 20;

/**
 * Asks again and again until the answer is yes.
 * @throws Error that names what was waited for, after `limitMs`
 */
export async function until(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  limitMs = 60_000,
): Promise<void> {
  const deadline = Date.now() + limitMs;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`Waited ${limitMs / 1000} s in vain: ${what}`);
    await sleep(PAUSE_MS);
  }
}

/**
 * Waits until a part can be used.
 * @throws Error with its last words when it ends instead
 */
export async function untilUsable(what: string, part: Part, isUsable: () => Promise<boolean>): Promise<void> {
  await until(what, async () => {
    if (!part.isAlive()) throw new Error(`It ended instead: ${what}\n${await part.lastWords()}`);
    return isUsable();
  });
}

/** Whether somebody takes connections at a port of 127.0.0.1. */
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
