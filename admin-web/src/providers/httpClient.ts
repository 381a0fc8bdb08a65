import { boundMarks } from '@campus-commons/web-kit/boundMarks.ts';
import { errorText, unexpectedErrorText } from '@campus-commons/web-kit/errorText.ts';
import type { Calls, Downloads } from '../api/calls';

/** The token of each failed call. Not a property of the error, because react-admin logs the errors' properties. */
const tokens = new WeakMap<ApiError, string | null>();

/** A failed call. Its message is meant for the user. */
export class ApiError extends Error {
  /**
   * @param status status of the response; `undefined` without a response
   * @param body body of the response; `undefined` when it was not JSON
   * @param token token of the call; `null` without one
   */
  constructor(
    readonly status: number | undefined,
    readonly body: unknown,
    token: string | null,
    options?: ErrorOptions,
  ) {
    super(errorText({ status, body }), options);
    this.name = 'ApiError';
    tokens.set(this, token);
  }

  /** Whether the call was made with this token, or without one for `null`. */
  wasMadeWith(token: string | null): boolean {
    return tokens.get(this) === token;
  }
}

/** Whether a call was refused because another administrator made a change first; its message says who and when. */
export function isStateChanged(failure: unknown): failure is ApiError {
  return hasCode(failure, 'state_changed');
}

/** Whether somebody decided a case first, or it can be undone no more; the message says so. */
export function isAlreadyDecided(failure: unknown): failure is ApiError {
  return hasCode(failure, 'already_decided');
}

/** Whether a login was refused because the code of the second step is missing; the password is right. */
export function asksForCode(failure: unknown): boolean {
  return hasCode(failure, 'second_factor_required');
}

/** Whether a call was refused because this installation wants a second factor, which the administrator has not set up. */
export function wantsSetUp(failure: unknown): boolean {
  return hasCode(failure, 'second_factor_missing');
}

function hasCode(failure: unknown, code: string): failure is ApiError {
  if (!(failure instanceof ApiError) || typeof failure.body !== 'object' || failure.body === null)
    return false;
  return 'error' in failure.body && failure.body.error === code;
}

/** The message of a failure for the user. An error in the console's own code gives a general message. */
export function failureText(failure: unknown): string {
  return failure instanceof ApiError ? failure.message : unexpectedErrorText;
}

export interface PostOptions {
  /** Sent as `Authorization`; `null` for calls that need none. */
  token: string | null;
  /** Cancels the call. */
  signal?: AbortSignal;
  /** Lets the call continue after the page is closed; for a logout. */
  keepalive?: boolean;
}

/**
 * Makes a call of the API. All calls are POST requests with JSON.
 *
 * @throws ApiError when the call fails; the signal's reason when it was cancelled
 */
export type Post = <Path extends keyof Calls>(
  path: Path,
  body: Calls[Path]['body'],
  options: PostOptions,
) => Promise<Calls[Path]['answer']>;

/**
 * Makes a call of the API that returns a file.
 *
 * @throws ApiError when the call fails, also while the file is being received
 */
export type Download = <Path extends keyof Downloads>(
  path: Path,
  body: Downloads[Path]['body'],
  options: PostOptions,
) => Promise<Downloads[Path]['answer']>;

/** Sends a request: the part of the browser's `fetch` that the console uses. */
export type Send = (url: string, init: RequestInit) => Promise<Response>;

const browserSend: Send = (url, init) => fetch(url, init);

/**
 * @param apiOrigin origin of the API, without a trailing slash
 * @param send default: the browser's `fetch`
 */
export function createPost(apiOrigin: string, send: Send = browserSend): Post {
  return async (path, body, options) => {
    const response = await request(send, `${apiOrigin}${path}`, body, options);
    const answer = await readJson(response);
    // A successful response that is not JSON comes from something in between, such as a proxy or a captive portal.
    if (!response.ok || answer === undefined) throw new ApiError(response.status, answer, options.token);
    return answer as Calls[typeof path]['answer'];
  };
}

/** Like `createPost`, for calls that return a file. */
export function createDownload(apiOrigin: string, send: Send = browserSend): Download {
  return async (path, body, options) => {
    const response = await request(send, `${apiOrigin}${path}`, body, options);
    if (!response.ok) throw new ApiError(response.status, await readJson(response), options.token);
    try {
      return await response.blob();
    } catch (cause) {
      throw new ApiError(undefined, undefined, options.token, { cause });
    }
  };
}

async function request(
  send: Send,
  url: string,
  body: object,
  { token, signal, keepalive }: PostOptions,
): Promise<Response> {
  try {
    return await send(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: token ?? '' },
      body: JSON.stringify(body),
      signal,
      keepalive,
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new ApiError(undefined, undefined, token, { cause });
  }
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return JSON.parse(boundMarks(await response.text()));
  } catch {
    return undefined;
  }
}
