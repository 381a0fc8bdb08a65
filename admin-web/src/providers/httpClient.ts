import { errorText, unexpectedErrorText } from '@campus-commons/web-kit/errorText.ts';
import type { Calls, Downloads } from '../api/calls';

/** Apart from the failures themselves, which react-admin writes to the browser's console with all they hold. */
const tokens = new WeakMap<ApiError, string | null>();

/** A call that failed. Its message is the sentence for a person. */
export class ApiError extends Error {
  /**
   * @param status of the answer; `undefined` when there was none
   * @param body of the answer, `undefined` when it was no JSON
   * @param token the call was made with, `null` without one
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

  /** Whether the call was made with this token; `null` asks for none. */
  wasMadeWith(token: string | null): boolean {
    return tokens.get(this) === token;
  }
}

/** Whether a call was refused because somebody else has changed what it was about; its message says who and when. */
export function isStateChanged(failure: unknown): failure is ApiError {
  if (!(failure instanceof ApiError) || typeof failure.body !== 'object' || failure.body === null)
    return false;
  return 'error' in failure.body && failure.body.error === 'state_changed';
}

/** What to tell a person about a failure; a fault of the console itself has no words for them. */
export function failureText(failure: unknown): string {
  return failure instanceof ApiError ? failure.message : unexpectedErrorText;
}

export interface PostOptions {
  /** Sent as `Authorization`; `null` for calls that need none. */
  token: string | null;
  /** Cancels the call. */
  signal?: AbortSignal;
  /** Lets the call outlive the page: a logout goes through although the tab is closed. */
  keepalive?: boolean;
}

/**
 * Makes one call of the API, all of which are POST with JSON.
 *
 * @throws ApiError when the call fails; the signal's reason when it was cancelled
 */
export type Post = <Path extends keyof Calls>(
  path: Path,
  body: Calls[Path]['body'],
  options: PostOptions,
) => Promise<Calls[Path]['answer']>;

/**
 * Makes one call of the API that answers with a file.
 *
 * @throws ApiError when the call fails, also halfway through the file
 */
export type Download = <Path extends keyof Downloads>(
  path: Path,
  body: Downloads[Path]['body'],
  options: PostOptions,
) => Promise<Downloads[Path]['answer']>;

/** What carries a call; the browser's `fetch` as far as the console needs it. */
export type Send = (url: string, init: RequestInit) => Promise<Response>;

const browserSend: Send = (url, init) => fetch(url, init);

/**
 * @param apiOrigin where the API answers, without a trailing slash
 * @param send the browser's `fetch` unless told
 */
export function createPost(apiOrigin: string, send: Send = browserSend): Post {
  return async (path, body, options) => {
    const response = await request(send, `${apiOrigin}${path}`, body, options);
    const answer = await readJson(response);
    // A success that is no JSON comes from something in between: a proxy, a hotel's sign-in page.
    if (!response.ok || answer === undefined) throw new ApiError(response.status, answer, options.token);
    return answer as Calls[typeof path]['answer'];
  };
}

/** The same for files; the parameters are those of `createPost`. */
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
    return await response.json();
  } catch {
    return undefined;
  }
}
