const { TestEnvironment } = require('jest-environment-jsdom');

/**
 * What jsdom lacks, or has in a kind that Node's own `fetch` does not accept: a request made with
 * jsdom's AbortSignal or FormData is refused, so the whole family comes from Node.
 */
const fromNode = [
  'AbortController',
  'AbortSignal',
  'Blob',
  'BroadcastChannel',
  'File',
  'FormData',
  'Headers',
  'ReadableStream',
  'Request',
  'Response',
  'TextDecoder',
  'TextEncoder',
  'TransformStream',
  'URL',
  'URLSearchParams',
  'WritableStream',
  'fetch',
  'structuredClone',
];

/** jsdom with Node's network and stream classes, which react-router and RTK Query need. */
module.exports = class BrowserLikeEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of fromNode) {
      Object.defineProperty(this.global, name, {
        value: globalThis[name],
        configurable: true,
        writable: true,
        enumerable: true,
      });
    }
  }
};
