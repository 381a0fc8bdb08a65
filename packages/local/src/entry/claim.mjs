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
 * @returns {Promise<{ release: () => Promise<void> } | { holder: number, released: () => Promise<void> }>}
 *   the claim, or the process that holds it and how to wait until it lets go
 */
export async function claim(what) {
  // Each user's own, since nobody may remove what another user's killed process has left.
  const name = createHash('sha256').update(`${process.getuid?.()} ${what}`).digest('hex').slice(0, 16);
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

/**
 * Asks whoever listens for its process number; undefined when nobody does, or they end instead of answering.
 *
 * @param {string} address
 * @returns {Promise<{ holder: number, released: () => Promise<void> } | undefined>}
 */
function ask(address) {
  const socket = connect(address);
  return new Promise((resolve, reject) => {
    /** @type {Promise<void>} */
    const closed = new Promise((end) => socket.once('close', () => end()));
    socket.once('data', (line) => {
      // Only who waits for the holder is kept alive by it.
      socket.unref();
      const released = () => {
        socket.ref();
        return closed;
      };
      resolve({ holder: Number(String(line)), released });
    });
    socket.once('close', () => resolve(undefined));
    socket.on('error', (error) => {
      const gone = ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE'].includes(String(codeOf(error)));
      if (!gone) reject(error);
    });
  });
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
  return typeof error === 'object' && error && 'code' in error ? error.code : undefined;
}
