import { format } from 'node:util';

/**
 * The output of a test run shows results and nothing else: a `console.error` or `console.warn` that its test did not
 * announce fails this test. Without it, a React warning, or a call that nobody answers, scrolls by unread.
 */

interface Announcement {
  pattern: RegExp;
  /** Whether something must be logged that fits. */
  isDue: boolean;
  hasCome: boolean;
}

let announced: Announcement[] = [];
let logged: string[] = [];

/**
 * Announces what this test makes the site log, before or after it happens. The test fails if it is not logged.
 *
 * @param pattern fits the text of the call, as Node prints it
 */
export function expectLogged(pattern: RegExp): void {
  announced.push({ pattern, isDue: true, hasCome: false });
}

/**
 * As {@link expectLogged}, for what need not be logged: the site may have lost interest meanwhile. For fakes, which
 * know what they provoke; a test says what it expects.
 */
export function allowLogged(pattern: RegExp): void {
  announced.push({ pattern, isDue: false, hasCome: false });
}

/** Redux Toolkit says in development that its checks took long: on a busy machine, no fault. */
const IS_BUSY = /^(Serializable|Immutable)StateInvariantMiddleware took \d+ms/;

function note(...said: unknown[]): void {
  const text = format(...said);
  if (!IS_BUSY.test(text)) logged.push(text);
}

/** Runs after each test. @throws Error naming what was logged unannounced, and what was announced and not logged */
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
// What is logged after the last test is still somebody's.
afterAll(checkLogged);
