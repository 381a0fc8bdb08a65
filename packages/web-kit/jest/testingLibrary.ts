import { configure, getConfig, prettyDOM } from '@testing-library/dom';

/** Whether a waiting query is retrying. The library sets this option, which its types omit. */
function isRetrying(): boolean {
  return Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
}

/**
 * The error of a query that matched no element or too many. A waiting query creates one for each retry, and printing the
 * whole DOM each time took 6 % of the test time. Here the DOM is printed only when the message is read, at the end.
 */
function elementError(message: string | null, container: Element): Error {
  const print = () => [message, prettyDOM(container)].filter(Boolean).join('\n\n');
  const error = new Error(isRetrying() ? (message ?? '') : print());
  error.name = 'TestingLibraryElementError';
  if (isRetrying()) Object.defineProperty(error, 'message', { get: print, configurable: true });
  return error;
}

configure({
  // Screens are lazy chunks: with an empty cache each is compiled first, which took more than 15 s on a quarter of two busy cores.
  asyncUtilTimeout: 60_000,
  getElementError: elementError,
});
