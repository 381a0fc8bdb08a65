/** Id of the heading of the case that is open. */
export const CASE_HEADING_ID = 'case-heading';

/** Moves the focus to the heading of the open case, so that screen readers start there and keys decide. */
export function focusCase(): void {
  document.getElementById(CASE_HEADING_ID)?.focus({ preventScroll: true });
}
