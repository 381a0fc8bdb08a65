import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { unlinkSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Claims something for this process alone, for example "installing into this checkout". The claim is a listening
 * socket, so it ends with the process however that ends, and the next one can ask the holder who it is.
 *
 * @param {string} what names the thing claimed
 * @returns {Promise<{ release: () => Promise<void> } | { holder: number, released: Promise<void> }>}
 *   the claim, or the process that holds it and when it lets go
 */
export async function claim(what) {
  const name = createHash('sha256').update(what).digest('hex').slice(0, 16);
  const address = join(tmpdir(), `campus-commons-${name}.sock`);
  for (;;) {
    const release = await listen(address);
    if (release) return { release };
    const holder = await ask(address);
    if (holder) return holder;
    // Left by a killed process: nobody listens there any more.
    removeStale(address);
  }
}

/** @param {string} address */
async function listen(address) {
  /** @type {Set<import('node:net').Socket>} */
  const waiting = new Set();
  const server = createServer((socket) => {
    waiting.add(socket);
    // Whoever waits may be killed; that is no fault of ours.
    socket.on('error', () => socket.destroy());
    socket.on('close', () => waiting.delete(socket));
    socket.unref();
    socket.write(`${process.pid}\n`);
  });
  server.listen(address);
  try {
    await once(server, 'listening');
  } catch (error) {
    if (codeOf(error) === 'EADDRINUSE') return undefined;
    throw error;
  }
  server.unref();
  return async () => {
    for (const socket of waiting) socket.destroy();
    server.close();
    await once(server, 'close');
  };
}

/** @param {string} address */
async function ask(address) {
  const socket = connect(address);
  try {
    const [line] = await once(socket, 'data');
    const released = new Promise((resolve) => socket.once('close', resolve));
    socket.on('error', () => socket.destroy());
    return { holder: Number(String(line)), released: released.then(() => undefined) };
  } catch (error) {
    if (codeOf(error) === 'ECONNREFUSED' || codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** @param {string} address */
function removeStale(address) {
  try {
    unlinkSync(address);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
