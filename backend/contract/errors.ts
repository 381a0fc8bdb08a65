import { held, notJsonObject, sessionEnded, stale, type ErrorCode } from '../src/common/app-error.js';
import { MAX_FILE_MEGABYTES, MAX_FORM_MEGABYTES, MAX_JSON_KILOBYTES } from '../src/config/upload-limits.js';

/** A code, or `late_body`, which shares the code `malformed_request`; no handler declares it: any body may be late. */
export type ErrorName = ErrorCode | 'late_body';

/** How the contract describes an error. */
export interface DescribedError {
  readonly name: ErrorName;
  readonly status: number;
  /** A call with several errors of a status has the sentences of all of them, in the order of this list. */
  readonly description: string;
  /** The example's message. Absent where the error only accompanies another one, whose example is shown. */
  readonly message?: string;
  /** The example's message where the call takes a form. */
  readonly messageOfForm?: string;
  readonly errors?: Record<string, string>;
  /** The code, where it is not the name. */
  readonly code?: ErrorCode;
}

/** True at the sign-in, with the right password, and for every call of a session that this ended. */
const NOT_ADMITTED =
  '`account_suspended` or `account_deleted`: the account may not sign in, and its sessions have ended; `message` says why.';

/** The errors that handlers, guards and filters declare with `@Refuses`. */
export const ERRORS: readonly DescribedError[] = [
  {
    name: 'malformed_request',
    status: 400,
    description:
      'The body cannot be read, or a field is missing or wrong; `errors` names it. `too_complex`: more than 1,000 fields and ' +
      'list items in all, or more than 20 levels.',
    message: notJsonObject().message,
    messageOfForm: 'The form could not be read. Please send it again.',
  },
  {
    name: 'reset_link_dead',
    status: 400,
    description: '`reset_link_dead`: the link has been used or has expired; ask for a new one.',
  },
  {
    name: 'confirm_link_dead',
    status: 400,
    description: '`confirm_link_dead`: the link has been used or has expired.',
  },
  {
    name: 'unsubscribe_link_dead',
    status: 400,
    description: '`unsubscribe_link_dead`: the link is not one of ours.',
  },
  {
    name: 'unauthorized',
    status: 401,
    description: 'No token, or one whose session has ended.',
    message: sessionEnded().message,
  },
  {
    name: 'invalid_credentials',
    status: 401,
    description: 'Wrong credentials.',
    message: 'Invalid credentials',
  },
  {
    name: 'second_factor_required',
    status: 401,
    description:
      '`second_factor_required`: the password is right, and the account has a second factor: send the same with its `code`.',
  },
  { name: 'account_suspended', status: 401, description: NOT_ADMITTED },
  { name: 'account_deleted', status: 401, description: NOT_ADMITTED },
  {
    name: 'forbidden',
    status: 403,
    description: 'Signed in, but not allowed to do this.',
    message: 'Only its author can do this',
  },
  {
    name: 'account_limited',
    status: 403,
    description:
      '`account_limited`: the caller reads and cannot write for a while, or until a guardian has agreed; `message` says until when, and why.',
    message: 'You cannot post, comment or follow until 3 December 2026: Hatred.',
  },
  {
    name: 'second_factor_missing',
    status: 403,
    description:
      '`second_factor_missing`: this installation wants a second factor of every administrator: set it up with `/admin/account/startTotp`.',
    message: 'Please set up two-step sign-in in your profile first',
  },
  {
    name: 'not_found',
    status: 404,
    description: 'What the request names does not exist, or no longer does.',
    message: 'This does not exist any more',
  },
  {
    name: 'removed',
    status: 404,
    description:
      '`removed`, for whoever wrote it: the people who run the site removed it; `message` says when, and their note.',
  },
  {
    name: 'late_body',
    status: 408,
    description: 'The body took too long to arrive.',
    message: 'The request took too long to arrive. Please try again.',
    code: 'malformed_request',
  },
  {
    name: 'conflict',
    status: 409,
    description: 'Somebody else has this e-mail or phone; `errors` names which.',
    message: 'This email is already registered',
    errors: { email: 'This email is already registered' },
  },
  {
    name: 'stale',
    status: 409,
    description:
      'The `version` sent is no longer the present one: fetch what there is, and let the person choose.',
    message: stale().message,
  },
  {
    name: 'state_changed',
    status: 409,
    description:
      'Somebody has changed it since `from`; `message` says who did what when. Nothing was changed.',
    message: 'registrar suspended this member on 20/11/2026 at 14:05.',
  },
  {
    name: 'team_full',
    status: 409,
    description: '`team_full`: the team of the project has no place left. Nothing was changed.',
    message: 'This team is full: it has 20 members, some of whom may be away',
  },
  {
    name: 'thread_full',
    status: 409,
    description: '`thread_full`: the comment has 500 replies already. Nothing was written.',
    message: 'This comment has 500 replies, and takes no more',
  },
  {
    name: 'poll_started',
    status: 409,
    description: '`poll_started`: somebody has voted, so that the options stay. Nothing was changed.',
    message: 'Somebody has voted already, so that the poll stays as it is.',
  },
  {
    name: 'poll_ended',
    status: 409,
    description: '`poll_ended`: the poll has ended, and its figures stay. Nothing was changed.',
    message: 'This poll has ended.',
  },
  {
    name: 'has_applications',
    status: 409,
    description: '`has_applications`: somebody applied, so the opening can be closed, but not deleted.',
    message: 'Somebody applied for this opening. You can close it, but not delete it.',
  },
  {
    name: 'already_applied',
    status: 409,
    description: '`already_applied`: the caller applied for this opening, and may not do so once more.',
    message: 'You have applied for this already',
  },
  {
    name: 'full',
    status: 409,
    description: '`full`: all places of the opening are taken. Nothing was changed.',
    message: 'All places are taken. Nothing was changed.',
  },
  {
    name: 'not_restorable',
    status: 409,
    description: 'It is not removed, perhaps because somebody restored it already, or it was too long ago.',
    message: 'This post is not removed. Somebody may have restored it already.',
  },
  {
    name: 'not_appealable',
    status: 409,
    description:
      'It cannot be appealed (any more): once, within 30 days, and only where a rule was found broken.',
    message: 'You have asked for a second look already',
  },
  {
    name: 'already_decided',
    status: 409,
    description: 'Somebody has decided it meanwhile, or it can be undone no more. Nothing was changed.',
    message: 'Somebody has decided this meanwhile. Nothing of yours was done.',
  },
  {
    name: 'last_administrator',
    status: 409,
    description: 'Nobody else could administer the console then. Nothing was changed.',
    message: 'This is the only administrator who can sign in. Make somebody else an administrator first.',
  },
  {
    name: 'held',
    status: 409,
    description: 'It is hidden while a moderator looks at it. Nothing was changed.',
    message: held().message,
  },
  {
    name: 'payload_too_large',
    status: 413,
    description: `Larger than ${MAX_JSON_KILOBYTES} KB, a form larger than ${MAX_FORM_MEGABYTES} MB or a picture larger than ${MAX_FILE_MEGABYTES} MB.`,
    message: 'The request is too large',
  },
  {
    name: 'unsupported_media_type',
    status: 415,
    description: 'Another content type, character set or encoding than this call takes.',
    message: 'This call takes application/json',
    messageOfForm: 'This call takes multipart/form-data',
  },
  {
    name: 'idempotency_mismatch',
    status: 422,
    description: 'The idempotency key was used with another body.',
    message: 'This Idempotency-Key was used for another request',
  },
  {
    name: 'too_many_requests',
    status: 429,
    description: 'Too many requests; `Retry-After` says in how many seconds to try again.',
    message: 'That was too often. Please wait a little and try again.',
  },
  {
    name: 'internal_error',
    status: 500,
    description: 'A fault on the server, such as a database that cannot be reached.',
    message: 'Something went wrong on our side. Please try again.',
  },
  {
    name: 'media_unavailable',
    status: 500,
    description: '`media_unavailable`: pictures cannot be stored just now, and nothing was saved.',
  },
  {
    name: 'maintenance',
    status: 503,
    description: 'Announced maintenance, and nothing else.',
    message: 'We are back at 18:00',
  },
];
