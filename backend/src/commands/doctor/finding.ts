/** Result of one check. `warn` and `fail` say what to do. */
export interface Finding {
  /** `fail`: the product does not work, or loses data; `warn`: it works, but not as it should. */
  readonly verdict: 'ok' | 'warn' | 'fail';
  /** What was checked, in one or two words. */
  readonly subject: string;
  /** What was found, and what to do. Never a secret. */
  readonly text: string;
}

/** Findings of one subject. */
export function about(subject: string) {
  const say =
    (verdict: Finding['verdict']) =>
    (text: string): Finding => ({ verdict, subject, text });
  return { ok: say('ok'), warn: say('warn'), fail: say('fail') };
}

/** The message of whatever was thrown; errors of several addresses of one host have none of their own. */
export function reason(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return error.errors.map(reason).join('; ');
  return error instanceof Error ? error.message || error.name : String(error);
}
