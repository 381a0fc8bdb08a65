/** Shown when a call got no response. */
export const networkErrorText = 'Network error or server is not responding. Please try again later.';

/** Shown when a call could not be sent because the browser has no network. */
export const offlineErrorText =
  'You are offline, so this was not sent. Please try again when you are back online.';

/** Shown when a response has no message. */
export const unexpectedErrorText = 'An unexpected error occurred. Please try again.';

const validationLead = 'Please fix the following errors:';

/**
 * The error message for a failed call, with the wording of the specification, section 8.
 *
 * Accepts `{ status, body }`, RTK Query's `{ status, data }` with its string statuses, or a thrown error. Anything without
 * a numeric status counts as "no response", except `OFFLINE`: there was no network to send it.
 */
export function errorText(failure: unknown): string {
  if (isOfflineFailure(failure)) return offlineErrorText;
  if (!isRecord(failure) || !hasResponse(failure)) return networkErrorText;
  const body = failure.body ?? failure.data;
  if (!isRecord(body)) return unexpectedErrorText;
  const fields = fieldMessages(body);
  if (fields.length > 0) return `${validationLead} ${fields.map(([, message]) => message).join(' || ')}`;
  return sentence(body.message) ?? sentence(body.error) ?? unexpectedErrorText;
}

/**
 * The messages of invalid form fields, to show next to their inputs; empty when the response names no field.
 */
export function fieldErrors(failure: unknown): Record<string, string> {
  if (!isRecord(failure)) return {};
  const body = failure.body ?? failure.data;
  return isRecord(body) ? Object.fromEntries(fieldMessages(body)) : {};
}

/** The HTTP status of a failed call, or `undefined` when there was no response. */
export function failureStatus(failure: unknown): number | undefined {
  if (!isRecord(failure)) return undefined;
  // RTK Query stores the number here when the body is not valid JSON.
  for (const status of [failure.status, failure.originalStatus]) {
    if (typeof status === 'number' && status > 0) return status;
  }
  return undefined;
}

/** Whether a call could not be sent because the browser has no network. */
export function isOfflineFailure(failure: unknown): boolean {
  return isRecord(failure) && failure.status === 'OFFLINE';
}

function hasResponse(failure: Record<string, unknown>): boolean {
  return failureStatus(failure) !== undefined;
}

function fieldMessages(body: Record<string, unknown>): Array<[field: string, message: string]> {
  if (!isRecord(body.errors)) return [];
  return Object.entries(body.errors).flatMap(([field, value]): Array<[string, string]> => {
    const messages = (Array.isArray(value) ? value : [value])
      .map(sentence)
      .filter((text) => text !== undefined);
    return messages.length > 0 ? [[field, messages.join(' || ')]] : [];
  });
}

function sentence(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
