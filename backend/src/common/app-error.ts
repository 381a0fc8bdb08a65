import { HttpException } from '@nestjs/common';

/** Message per field, as the forms show them. */
export type FieldErrors = Record<string, string>;

/** Stable codes of the failure envelope (`error`); clients may branch on them. */
export type ErrorCode =
  | 'validation_failed'
  | 'malformed_request'
  | 'too_complex'
  | 'unauthorized'
  | 'invalid_credentials'
  | 'second_factor_required'
  | 'second_factor_missing'
  | 'account_suspended'
  | 'account_deleted'
  | 'account_limited'
  | 'reset_link_dead'
  | 'confirm_link_dead'
  | 'unsubscribe_link_dead'
  | 'forbidden'
  | 'not_found'
  | 'removed'
  | 'not_restorable'
  | 'conflict'
  | 'stale'
  | 'state_changed'
  | 'team_full'
  | 'thread_full'
  | 'poll_started'
  | 'poll_ended'
  | 'has_applications'
  | 'already_applied'
  | 'full'
  | 'not_appealable'
  | 'already_decided'
  | 'last_administrator'
  | 'held'
  | 'payload_too_large'
  | 'unsupported_media_type'
  | 'idempotency_mismatch'
  | 'too_many_requests'
  | 'maintenance'
  | 'media_unavailable'
  | 'internal_error';

/** An error response with everything in the failure envelope except the request id. */
export class AppError extends HttpException {
  constructor(
    status: number,
    readonly code: ErrorCode,
    message: string,
    readonly errors?: FieldErrors,
    /** Seconds for `Retry-After`. */
    readonly retryAfter?: number,
    /** The cause, only for the log. */
    cause?: unknown,
  ) {
    super(message, status, { cause });
  }
}

export const badRequest = (message: string, code: ErrorCode = 'malformed_request') =>
  new AppError(400, code, message);

/** 400 for a body that is empty, malformed or not an object. */
export const notJsonObject = () => badRequest('The request body must be a valid JSON object');

/** 415 for text that is not UTF-8, the only encoding JSON allows (RFC 8259, section 8.1). */
export const wrongEncoding = () =>
  unsupportedType('This character set or encoding is not accepted. Please send UTF-8.');

/** 400 with a message per field. */
export const invalid = (errors: FieldErrors) =>
  new AppError(400, 'validation_failed', 'Please correct the highlighted fields', errors);

export const unauthorized = (message = 'Please sign in', code: ErrorCode = 'unauthorized') =>
  new AppError(401, code, message);

/** 401 for a token whose session, or account, no longer exists. */
export const sessionEnded = () => unauthorized('Your session has ended. Please sign in again.');

/** 401 for a suspended member: at sign-in, and for the sessions that the suspension ended. */
export const accountSuspended = () =>
  unauthorized(
    'This account is suspended. Please write to us if you think this is a mistake.',
    'account_suspended',
  );

export const forbidden = (message: string, code: ErrorCode = 'forbidden') => new AppError(403, code, message);

/** 403 for whoever is banned from a page. */
export const mayNotTakePart = () => forbidden('You may not take part in this page');

export const notFound = (message: string) => new AppError(404, 'not_found', message);

/** 409 with a message per field. */
export const conflict = (errors: FieldErrors) =>
  new AppError(409, 'conflict', Object.values(errors).join('. '), errors);

/** 409 for a change based on a version that is not the current one (optimistic locking). */
export const stale = () =>
  new AppError(
    409,
    'stale',
    'This was changed meanwhile, in another window or on another device. Look at how it is now, then save again.',
  );

/** 409 for an action on something that another administrator has changed since the caller fetched it. */
export const stateChanged = (message: string) => new AppError(409, 'state_changed', message);

/** 409 for a change of a poll's options, which stay after the first vote. */
export const pollStarted = () =>
  new AppError(409, 'poll_started', 'Somebody has voted already, so that the poll stays as it is.');

/** 409 for a vote after the end of a poll. */
export const pollEnded = () => new AppError(409, 'poll_ended', 'This poll has ended.');

/** 409 for its author's changes of a post that a moderator has yet to look at. */
export const held = () => new AppError(409, 'held', 'Your post is hidden while a moderator looks at it.');

/** @param field the field of the form that was too large, if it was one */
export const tooLarge = (message: string, field?: string) =>
  new AppError(413, 'payload_too_large', message, about(field, message));

/** @param field the field of the form that had the wrong type, if it was one */
export const unsupportedType = (message: string, field?: string) =>
  new AppError(415, 'unsupported_media_type', message, about(field, message));

/** @param retryAfter seconds until a retry makes sense */
export const tooManyRequests = (message: string, retryAfter: number) =>
  new AppError(429, 'too_many_requests', message, undefined, retryAfter);

/** 500 while pictures cannot be stored: the disk is full, or the store is down. The request saves nothing. */
export const mediaUnavailable = (cause: unknown) =>
  new AppError(
    500,
    'media_unavailable',
    'Pictures cannot be stored just now. Nothing was saved: try again later, or without new pictures.',
    undefined,
    undefined,
    cause,
  );

/** 503, on which both sites sign the user out: only for announced maintenance. */
export const underMaintenance = (message: string) => new AppError(503, 'maintenance', message);

/** Maximum characters of a client-supplied name that an answer repeats. */
const MAX_NAME_LENGTH = 60;

/** A field's name, shortened for an answer, because the client chose the name and its length. */
export const shortened = (name: string): string => name.slice(0, MAX_NAME_LENGTH);

function about(field: string | undefined, message: string): FieldErrors | undefined {
  return field === undefined ? undefined : { [field]: message };
}
