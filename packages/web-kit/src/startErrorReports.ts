/**
 * Reports errors of this page to the operator (browserErrors.ts), including those that occur before the code for it has
 * loaded. A module of its own, because the code before the first paint has to stay small.
 */
export function startErrorReports(): void {
  const early: unknown[] = [];
  const keep = ({ error }: ErrorEvent) => early.push(error);
  window.addEventListener('error', keep);
  void import('./browserErrors.ts').then(({ reportBrowserErrors }) => reportBrowserErrors(early, keep));
}
