import { format } from 'node:util';

/**
 * An unexpected `console.error` or `console.warn` fails its test. Otherwise a React warning or a call without a mock would
 * go unnoticed in the output.
 */

interface Announcement {
  pattern: RegExp;
  /** Whether a matching message must be logged. */
  isDue: boolean;
  hasCome: boolean;
}

let announced: Announcement[] = [];
let logged: string[] = [];

/**
 * Expects this test to log a message, before or after this call. The test fails if it is not logged.
 *
 * @param pattern matches the message as Node prints it
 */
export function expectLogged(pattern: RegExp): void {
  announced.push({ pattern, isDue: true, hasCome: false });
}

/**
 * Allows a message that need not be logged, because the site may have aborted the call. For fakes, which provoke the
 * message; a test uses {@link expectLogged}.
 */
export function allowLogged(pattern: RegExp): void {
  announced.push({ pattern, isDue: false, hasCome: false });
}

/** Redux Toolkit's development warning about slow checks, which is no error on a busy machine. */
const IS_BUSY = /^(Serializable|Immutable)StateInvariantMiddleware took \d+ms/;

function note(...said: unknown[]): void {
  const text = format(...said);
  if (!IS_BUSY.test(text)) logged.push(text);
}

/** Runs after each test. @throws Error listing unexpected messages, and expected messages that were not logged */
export function checkLogged(): void {
  const unexpected = logged.filter((text) => {
    const fitting = announced.filter(({ pattern }) => pattern.test(text));
    for (const announcement of fitting) announcement.hasCome = true;
    return fitting.length === 0;
  });
  const missing = announced.filter(({ isDue, hasCome }) => isDue && !hasCome);
  announced = [];
  logged = [];
  const faults = [
    ...unexpected.map((text) => `Logged, and not announced with expectLogged(): ${text}`),
    ...missing.map(({ pattern }) => `Announced with expectLogged(), and not logged: ${pattern}`),
  ];
  if (faults.length > 0) throw new Error(faults.join('\n\n'));
}

console.error = note;
console.warn = note;

afterEach(checkLogged);
// Messages after the last test are checked, too.
afterAll(checkLogged);
