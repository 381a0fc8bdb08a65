const { TestEnvironment } = require('jest-environment-jsdom');

/**
 * Globals that jsdom lacks, or that Node's `fetch` does not accept: it refuses jsdom's AbortSignal and FormData, so all
 * these classes come from Node.
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

/** Node's FormData, which `fetch` can send, extended to read a form element, which React needs on submit. */
function createFormData(FormOfPage) {
  return class extends FormData {
    constructor(form, submitter) {
      super();
      if (form) for (const [name, value] of new FormOfPage(form, submitter)) this.append(name, value);
    }
  };
}

/** jsdom with Node's network and stream classes, for react-router and RTK Query. */
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
    this.global.FormData = createFormData(FormOfPage);
  }
};
