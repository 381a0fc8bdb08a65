import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { unlinkSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Acquires a lock between processes, for example "installing into this checkout". The lock is a listening socket, so
 * the system releases it when the process ends in any way, and other processes can ask for the holder's process ID.
 *
 * @param {string} resource names what is locked
 * @returns {Promise<{ release: () => Promise<void> } | { holder: number, released: () => Promise<void> }>}
 *   the lock; or the ID of the process that holds it, and a function that waits until that process releases it
 */
export async function acquireLock(resource) {
  // Per user, because a user cannot remove the socket file that another user's killed process left behind.
  const name = createHash('sha256').update(`${process.getuid?.()} ${resource}`).digest('hex').slice(0, 16);
  const address = join(tmpdir(), `campus-commons-${name}.sock`);
  for (;;) {
    const release = await listen(address);
    if (release) return { release };
    const holder = await ask(address);
    if (holder) return holder;
    // A killed process left the socket file behind.
    removeStale(address);
  }
}

/** @param {string} address */
async function listen(address) {
  /** @type {Set<import('node:net').Socket>} */
  const waiting = new Set();
  const server = createServer((socket) => {
    waiting.add(socket);
    // A waiting process may be killed; that is not our error.
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
 * Asks the listening process for its ID; undefined when none listens, or when it ends before it answers.
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
      // The connection keeps this process alive only while it waits for the release.
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
