import { format } from 'node:util';

/**
 * An unexpected `console.error` or `console.warn` fails its test. Otherwise a React warning or a call without a mock would
 * go unnoticed in the output.
 */

interface Expectation {
  pattern: RegExp;
  /** Whether a matching message must be logged. */
  isRequired: boolean;
  wasLogged: boolean;
}

let expectations: Expectation[] = [];
let logged: string[] = [];

/**
 * Expects this test to log a message, before or after this call. The test fails if it is not logged.
 *
 * @param pattern matches the message as Node prints it
 */
export function expectLogged(pattern: RegExp): void {
  expectations.push({ pattern, isRequired: true, wasLogged: false });
}

/**
 * Allows a message that need not be logged, because the site may have aborted the call. For fakes that cause the
 * message; tests use {@link expectLogged}.
 */
export function allowLogged(pattern: RegExp): void {
  expectations.push({ pattern, isRequired: false, wasLogged: false });
}

/** Redux Toolkit's development warning about slow checks, which a busy machine causes. */
const SLOW_CHECK = /^(Serializable|Immutable)StateInvariantMiddleware took \d+ms/;

function recordMessage(...args: unknown[]): void {
  const text = format(...args);
  if (!SLOW_CHECK.test(text)) logged.push(text);
}

/** Runs after each test. @throws Error listing unexpected messages, and expected messages that were not logged */
export function checkLogged(): void {
  const unexpected = logged.filter((text) => {
    const matching = expectations.filter(({ pattern }) => pattern.test(text));
    for (const expectation of matching) expectation.wasLogged = true;
    return matching.length === 0;
  });
  const missing = expectations.filter(({ isRequired, wasLogged }) => isRequired && !wasLogged);
  expectations = [];
  logged = [];
  const faults = [
    ...unexpected.map((text) => `Logged, and not announced with expectLogged(): ${text}`),
    ...missing.map(({ pattern }) => `Announced with expectLogged(), and not logged: ${pattern}`),
  ];
  if (faults.length > 0) throw new Error(faults.join('\n\n'));
}

console.error = recordMessage;
console.warn = recordMessage;

afterEach(checkLogged);
// Also checks messages that are logged after the last test.
afterAll(checkLogged);
