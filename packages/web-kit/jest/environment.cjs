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

/** Node's FormData, which `fetch` sends, with jsdom's ability to read a form, which React uses when one is submitted. */
function readsForms(FormOfPage) {
  return class extends FormData {
    constructor(form, submitter) {
      super();
      if (form) for (const [name, value] of new FormOfPage(form, submitter)) this.append(name, value);
    }
  };
}

/** jsdom with Node's network and stream classes, which react-router and RTK Query need. */
module.exports = class BrowserLikeEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    const FormOfPage = this.global.FormData;
    for (const name of fromNode) {
      Object.defineProperty(this.global, name, {
        value: globalThis[name],
        configurable: true,
        writable: true,
        enumerable: true,
      });
    }
    this.global.FormData = readsForms(FormOfPage);
  }
};
