/** Shown when a call got no answer at all. */
export const networkErrorText = 'Network error or server is not responding. Please try again later.';

/** Shown when an answer says nothing that could be shown. */
export const unexpectedErrorText = 'An unexpected error occurred. Please try again.';

const validationLead = 'Please fix the following errors:';

/**
 * The common handler's wording (specification, section 8): the one place that turns a failed call
 * into the sentence a person reads.
 *
 * Takes what each caller has at hand: `{ status, body }`, RTK Query's `{ status, data }` with its
 * word statuses, or a thrown error. Anything without a numeric status counts as "no response at all".
 */
export function errorText(failure: unknown): string {
  if (!isRecord(failure) || !hasResponse(failure)) return networkErrorText;
  const body = failure.body ?? failure.data;
  if (!isRecord(body)) return unexpectedErrorText;
  const fields = fieldMessages(body);
  if (fields.length > 0) return `${validationLead} ${fields.map(([, message]) => message).join(' || ')}`;
  return sentence(body.message) ?? sentence(body.error) ?? unexpectedErrorText;
}

/**
 * The message of each field of a refused form, for showing beside its input; empty when the answer
 * names no field.
 */
export function fieldErrors(failure: unknown): Record<string, string> {
  if (!isRecord(failure)) return {};
  const body = failure.body ?? failure.data;
  return isRecord(body) ? Object.fromEntries(fieldMessages(body)) : {};
}

/** The HTTP status of a failed call, or `undefined` when there was no answer. */
export function failureStatus(failure: unknown): number | undefined {
  if (!isRecord(failure)) return undefined;
  // RTK Query moves the number here when the body was not the JSON it expected.
  for (const status of [failure.status, failure.originalStatus]) {
    if (typeof status === 'number' && status > 0) return status;
  }
  return undefined;
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
