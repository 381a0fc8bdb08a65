import { boundMarks } from '@campus-commons/web-kit/boundMarks.ts';
import { setServerTime } from '../lib/state/clock';
import { answerArrived } from '../lib/state/network';
import type { ApiError } from './errors';

/** One call as an endpoint describes it; this is also the shape that the generated endpoints return. */
export interface ApiRequest {
  /** Path on the API host, with its leading slash. */
  url: string;
  method?: string;
  /** Plain objects are sent as JSON, a `FormData` as multipart. */
  body?: unknown;
  headers?: Record<string, string | undefined>;
  /** Upload progress, 0 to 1. Reported only for multipart bodies. */
  onUploadProgress?: (share: number) => void;
  /** Sends the request even if the page is closed immediately afterwards (`keepalive`). */
  outlivesPage?: boolean;
  /** Receives a successful answer that is a file instead of JSON. The store gets null, because it cannot hold files. */
  onFile?: (file: Blob) => void;
}

export type ApiAnswer = { data: unknown } | { error: ApiError };

interface RawAnswer {
  status: number;
  text: string;
}

/**
 * Sends one request and waits for its answer without a timeout. Errors are logged in full. Multipart bodies use
 * XMLHttpRequest, the only way to get upload progress.
 */
export async function send(
  origin: string,
  request: ApiRequest,
  token: string,
  signal: AbortSignal,
): Promise<ApiAnswer> {
  const url = `${origin}${request.url}`;
  const headers = headersOf(request, token);
  let raw: RawAnswer;
  try {
    raw =
      request.body instanceof FormData
        ? await upload(url, request.body, headers, signal, request.onUploadProgress)
        : await post(url, request, headers, signal);
  } catch (cause) {
    // The strip "You are offline" says why, and the browser itself logs it.
    if (!navigator.onLine) return { error: { status: 'OFFLINE' } };
    if (!signal.aborted) logFailure(request, cause);
    return { error: { status: 'NO_RESPONSE' } };
  }
  answerArrived();
  const json = parse(raw.text);
  const accepted = raw.status >= 200 && raw.status < 300;
  if (accepted && json !== undefined) return { data: json };
  logFailure(request, raw);
  return { error: { status: raw.status, data: json } };
}

/**
 * Logs the full error for developers; the screen tells the user what to do (specification, section 8). The sent data is
 * not logged, because it may include passwords.
 */
function logFailure(request: ApiRequest, failure: unknown): void {
  console.error(`${request.url} failed`, failure);
}

function headersOf(request: ApiRequest, token: string): Headers {
  const headers = new Headers({ Authorization: token });
  if (!(request.body instanceof FormData)) {
    headers.set('Content-Type', 'application/json');
  }
  for (const [name, value] of Object.entries(request.headers ?? {})) {
    if (value !== undefined) {
      headers.set(name, value);
    }
  }
  return headers;
}

async function post(
  url: string,
  request: ApiRequest,
  headers: Headers,
  signal: AbortSignal,
): Promise<RawAnswer> {
  const body = JSON.stringify(request.body ?? {});
  const early = await earlyAnswer(url, headers.get('Authorization') ?? '', body);
  signal.throwIfAborted();
  const method = request.method ?? 'POST';
  const keepalive = request.outlivesPage === true;
  const response = early ?? (await fetch(url, { method, headers, body, signal, keepalive }));
  // An early answer may be seconds old, so its `Date` header is not used.
  if (!early) setServerTime(response.headers.get('Date'));
  if (request.onFile && response.ok) {
    request.onFile(await response.blob());
    return { status: response.status, text: 'null' };
  }
  return { status: response.status, text: await response.text() };
}

function upload(
  url: string,
  body: FormData,
  headers: Headers,
  signal: AbortSignal,
  onProgress: ApiRequest['onUploadProgress'],
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open('POST', url);
    headers.forEach((value, name) => xhr.setRequestHeader(name, value));
    xhr.upload.onprogress = (event) => {
      if (event.lengthComputable) {
        onProgress?.(event.loaded / event.total);
      }
    };
    xhr.onload = () => resolve({ status: xhr.status, text: xhr.responseText });
    xhr.onerror = () => reject(new TypeError('The upload got no answer'));
    xhr.onabort = () => reject(new DOMException('The upload was cancelled', 'AbortError'));
    signal.addEventListener('abort', () => xhr.abort(), { once: true });
    xhr.send(body);
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(boundMarks(text));
  } catch {
    return undefined;
  }
}

/**
 * The answer to a call that `public/early.js` sent before the site's code had loaded; undefined if there is none, or it
 * failed. It is used only once, and only for the same call with the same token. A refetch, or another member who has
 * signed in meanwhile, never gets it.
 */
function earlyAnswer(url: string, token: string, body: string): Promise<Response | undefined> | undefined {
  const early = window.__CAMPUS_EARLY__;
  if (early?.response === undefined || early.url !== url || early.body !== body) return undefined;
  const { response } = early;
  delete early.response;
  return early.token === token ? response : undefined;
}
