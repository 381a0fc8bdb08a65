/** What a check found; a failure stops the setup before it changes anything. */
export interface Finding {
  readonly verdict: 'ok' | 'warn' | 'fail';
  readonly subject: string;
  /** What was found and, unless it is fine, what to do. */
  readonly text: string;
}

/** Findings about a subject. */
export const about = (subject: string) => ({
  ok: (text: string): Finding => ({ verdict: 'ok', subject, text }),
  warn: (text: string): Finding => ({ verdict: 'warn', subject, text }),
  fail: (text: string): Finding => ({ verdict: 'fail', subject, text }),
});
