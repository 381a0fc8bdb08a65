import { errorText, unexpectedErrorText } from '@campus-commons/web-kit/errorText.ts';
import type { Calls } from '../api/calls';

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
    readonly token: string | null,
    options?: ErrorOptions,
  ) {
    super(errorText({ status, body }), options);
    this.name = 'ApiError';
  }
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

/** What carries a call; the browser's `fetch` as far as the console needs it. */
export type Send = (url: string, init: RequestInit) => Promise<Response>;

/**
 * @param apiOrigin where the API answers, without a trailing slash
 * @param send the browser's `fetch` unless told
 */
export function createPost(apiOrigin: string, send: Send = (url, init) => fetch(url, init)): Post {
  return async (path, body, { token, signal, keepalive }) => {
    let response: Response;
    try {
      response = await send(`${apiOrigin}${path}`, {
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
    const answer = await readJson(response);
    // A success that is no JSON comes from something in between: a proxy, a hotel's sign-in page.
    if (!response.ok || answer === undefined) throw new ApiError(response.status, answer, token);
    return answer as Calls[typeof path]['answer'];
  };
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}
