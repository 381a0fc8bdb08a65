import type { OpenAPIObject } from '@nestjs/swagger';
import type { ErrorCode } from '../src/common/app-error.js';
import type { ErrorResponseDto } from '../src/common/envelope.dto.js';
import { operationsOf, type Operation } from './schema.js';

interface Refusal {
  readonly description: string;
  readonly error: ErrorCode;
  readonly message: string;
  readonly errors?: Record<string, string>;
}

const REFUSALS: Record<number, Refusal> = {
  400: {
    description:
      'The body cannot be read, or a field is missing or wrong; `errors` names it. `too_complex`: more than 1,000 fields and ' +
      'list items in all, or more than 20 levels.',
    error: 'malformed_request',
    message: 'The request body must be a valid JSON object',
  },
  401: {
    description: 'No token, or one whose session has ended.',
    error: 'unauthorized',
    message: 'Your session has ended. Please sign in again.',
  },
  403: {
    description: 'Signed in, but not allowed to do this.',
    error: 'forbidden',
    message: 'Only its author can do this',
  },
  404: {
    description: 'What the request names does not exist, or no longer does.',
    error: 'not_found',
    message: 'This does not exist any more',
  },
  408: {
    description: 'The body took too long to arrive.',
    error: 'malformed_request',
    message: 'The request took too long to arrive. Please try again.',
  },
  409: {
    description: 'Somebody else has this e-mail or phone; `errors` names which.',
    error: 'conflict',
    message: 'This email is already registered',
    errors: { email: 'This email is already registered' },
  },
  413: {
    description: 'Larger than 256 KB, a form larger than 110 MB or a picture larger than 10 MB.',
    error: 'payload_too_large',
    message: 'The request is too large',
  },
  415: {
    description: 'Another content type, character set or encoding than this call takes.',
    error: 'unsupported_media_type',
    message: 'This call takes application/json',
  },
  422: {
    description: 'The idempotency key was used with another body.',
    error: 'idempotency_mismatch',
    message: 'This Idempotency-Key was used for another request',
  },
  429: {
    description: 'Too many requests; `Retry-After` says in how many seconds to try again.',
    error: 'too_many_requests',
    message: 'That was too often. Please wait a little and try again.',
  },
  500: {
    description: 'A fault on the server, such as a database that cannot be reached.',
    error: 'internal_error',
    message: 'Something went wrong on our side. Please try again.',
  },
  503: {
    description: 'Announced maintenance, and nothing else.',
    error: 'maintenance',
    message: 'We are back at 18:00',
  },
};

/** Calls that change existing content, which may have changed meanwhile. */
const CHANGE = /\/update$/;
const STALE: Refusal = {
  description:
    'The `version` sent is no longer the present one: fetch what there is, and let the person choose.',
  error: 'stale',
  message:
    'This was changed meanwhile, in another window or on another device. Look at how it is now, then save again.',
};
/** Calls that refuse a wrong password with 401. */
const SIGN_IN = /\/auth\/login$|\/account\/restore$/;
const WRONG_PASSWORD: Refusal = {
  description: 'Wrong credentials.',
  error: 'invalid_credentials',
  message: 'Invalid credentials',
};
/** Refusals that a member gets only with the right credentials. */
const MAY_NOT_SIGN_IN =
  ' With the right ones `account_suspended` or `account_deleted`, when the account may not sign in; `message` says why.';
/** Calls that act on a state which another administrator may have changed meanwhile. */
const CHECKS_STATE = /\/setUserStatus$/;
const STATE_CHANGED: Refusal = {
  description: 'Somebody has changed it since `from`; `message` says who did what when. Nothing was changed.',
  error: 'state_changed',
  message: 'registrar suspended this member on 20/11/2026 at 14:05.',
};
/** Calls that tell the author about a removal. */
const REVEALS_REMOVAL = /\/(feeds\/getFeedById|pages\/getPageById)$/;
const REMOVED =
  ' `removed`, for whoever wrote it: the people who run the site removed it; `message` says when, and their note.';
const RESTORE = /\/content\/restore/;
const NOT_RESTORABLE: Refusal = {
  description: 'It is not removed, perhaps because somebody restored it already, or it was too long ago.',
  error: 'not_restorable',
  message: 'This post is not removed. Somebody may have restored it already.',
};
/** An invalid password reset link. */
const RESET = /\/auth\/resetPassword$/;
const DEAD_LINK = ' `reset_link_dead`: the link has been used or has expired; ask for a new one.';
/** An invalid link that confirms an address. */
const CONFIRM = /\/auth\/confirmEmail$/;
const DEAD_CONFIRMATION = ' `confirm_link_dead`: the link has been used or has expired.';
/** Calls that take pictures. */
const NO_PICTURES = ' `media_unavailable`: pictures cannot be stored just now, and nothing was saved.';
const UNREADABLE_FORM = 'The form could not be read. Please send it again.';

/** The error statuses of every call; the controller declares the others. */
function statusesOf(path: string, { security, responses }: Operation): number[] {
  const declared = Object.keys(responses)
    .map(Number)
    .filter((status) => status >= 400);
  const everybody = path.startsWith('/admin/') ? [] : [503];
  return [
    ...new Set([...declared, ...(security ? [401] : []), 400, 408, 413, 415, 429, 500, ...everybody]),
  ].sort();
}

/** Writes the error statuses of every call into the document, each with an example of the envelope. */
export function documentRefusals(document: OpenAPIObject): void {
  for (const [path, operation] of operationsOf(document)) {
    for (const status of statusesOf(path, operation))
      operation.responses[status] = responseOf(path, operation, status);
  }
}

function responseOf(path: string, operation: Operation, status: number) {
  const refusal = refusalOf(path, operation, status);
  const { description, message, error, errors } = refusal;
  const example: ErrorResponseDto = {
    success: false,
    message,
    error,
    ...(errors && { errors }),
    requestId: '0d6e5b1c-6f0a-4a53-9a53-2f7c1f6c4b1e',
  };
  return {
    description,
    ...(status === 429 && {
      headers: {
        'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' as const, minimum: 1 } },
      },
    }),
    content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorResponseDto' }, example } },
  };
}

function refusalOf(path: string, { requestBody }: Operation, status: number): Refusal {
  const refusal = REFUSALS[status];
  if (!refusal) throw new Error(`${path}: there is no description of ${status} in openapi/refusals.ts`);
  const isForm = requestBody && 'content' in requestBody && 'multipart/form-data' in requestBody.content;
  if (status === 401 && SIGN_IN.test(path)) {
    const { description } = WRONG_PASSWORD;
    return path === '/user/auth/login'
      ? { ...WRONG_PASSWORD, description: description + MAY_NOT_SIGN_IN }
      : WRONG_PASSWORD;
  }
  if (status === 409 && CHANGE.test(path)) return STALE;
  if (status === 409 && CHECKS_STATE.test(path)) return STATE_CHANGED;
  if (status === 404 && REVEALS_REMOVAL.test(path)) {
    return { ...refusal, description: refusal.description + REMOVED };
  }
  if (status === 409 && RESTORE.test(path)) return NOT_RESTORABLE;
  if (status === 400 && RESET.test(path)) return { ...refusal, description: refusal.description + DEAD_LINK };
  if (status === 400 && CONFIRM.test(path))
    return { ...refusal, description: refusal.description + DEAD_CONFIRMATION };
  if (status === 400 && isForm) return { ...refusal, message: UNREADABLE_FORM };
  if (status === 500 && isForm) return { ...refusal, description: refusal.description + NO_PICTURES };
  if (status === 415 && isForm) return { ...refusal, message: 'This call takes multipart/form-data' };
  return refusal;
}
