import { configure, getConfig, prettyDOM } from '@testing-library/dom';

/** Set while a waiting query tries again; not in the library's types. Without it every error is printed at once. */
function isTriedAgain(): boolean {
  return Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
}

/**
 * The error of a query that found nothing, or too much. A waiting query makes one for each try, and each printed the whole
 * page, which took 6 % of a test's time. Now the page is printed when somebody reads the message: at the end of the wait.
 */
function elementError(message: string | null, container: Element): Error {
  const print = () => [message, prettyDOM(container)].filter(Boolean).join('\n\n');
  const error = new Error(isTriedAgain() ? (message ?? '') : print());
  error.name = 'TestingLibraryElementError';
  if (isTriedAgain()) Object.defineProperty(error, 'message', { get: print, configurable: true });
  return error;
}

configure({
  // Screens come in chunks of their own, which on a busy machine take more than the usual second.
  asyncUtilTimeout: 15_000,
  getElementError: elementError,
});
