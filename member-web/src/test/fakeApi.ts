import { allowLogged } from '@campus-commons/web-kit/jest/console.ts';
import type { ErrorResponseDto } from '../api/generated';
import type { OpenLiveBody } from '../api/openLive';
import type { LiveEvent } from '../features/live/readEvents';
import type { Contract } from './contract';

export type ApiPath = keyof Contract;

/** One recorded call. */
export interface ApiCall<Path extends ApiPath = ApiPath> {
  path: Path;
  body: Contract[Path]['body'];
  /** The value of the Authorization header. */
  token: string;
  headers: Headers;
}

export interface Reply<Path extends ApiPath = ApiPath> {
  status: number;
  body: Contract[Path]['answer'] | ErrorResponseDto;
}

export type Handler<Path extends ApiPath> = (call: ApiCall<Path>) => Reply<Path> | Promise<Reply<Path>>;

type Handlers = { [Path in ApiPath]?: Handler<Path> };

/** A 200 with the success envelope around `rest`. */
export function accept<Rest extends object>(rest: Rest): { status: number; body: Rest & { success: true } } {
  return { status: 200, body: { ...rest, success: true } };
}

/** An error with the error envelope. @param code its stable `error` code */
export function refuse(
  status: number,
  message: string,
  errors?: Record<string, string>,
  error = 'refused',
): { status: number; body: ErrorResponseDto } {
  return { status, body: { success: false, message, error, errors, requestId: 'test' } };
}

/** A 409: the edit is based on an outdated version. */
export function stale(): { status: number; body: ErrorResponseDto } {
  return refuse(409, 'This was changed meanwhile', undefined, 'stale');
}

/** The network is down: the call gets no answer. */
export function noAnswer(): never {
  throw new TypeError('Failed to fetch');
}

/** A delayed answer: the test registers `on(path, () => later.promise)` and answers with `later.give(reply)`. */
export function later<Path extends ApiPath>() {
  let give: (reply: Reply<Path>) => void = () => undefined;
  const promise = new Promise<Reply<Path>>((resolve) => {
    give = resolve;
  });
  return { promise, give: (reply: Reply<Path>) => give(reply) };
}

/**
 * Fakes the network: answers `fetch` and `XMLHttpRequest` by path, and records every call. A call without a handler
 * gets no answer and fails its test.
 */
export class FakeApi {
  readonly calls: ApiCall[] = [];
  readonly #handlers: Handlers = {};
  /** The streams of live updates that the site opened, the newest last. Without a word from the test they stay silent. */
  readonly streams: FakeStream[] = [];
  /** The status with which streams are refused from now on, if any. */
  streamsRefusedWith: number | undefined;
  /** The server's clock; by default it agrees with this device's. */
  clock = () => new Date();

  on<Path extends ApiPath>(path: Path, handler: Handler<Path> | Reply<Path>): this {
    const answer: Handler<Path> = typeof handler === 'function' ? handler : () => handler;
    Object.assign(this.#handlers, { [path]: answer });
    return this;
  }

  /** A default answer for tests that are not about this call. A handler that the test sets takes precedence. */
  unlessSet<Path extends ApiPath>(path: Path, reply: Reply<Path>): this {
    return this.#handlers[path] ? this : this.on(path, reply);
  }

  callsTo<Path extends ApiPath>(path: Path): ApiCall<Path>[] {
    return this.calls.filter((call): call is ApiCall<Path> => call.path === path);
  }

  /** Replaces `fetch` and `XMLHttpRequest`. */
  install(): void {
    globalThis.fetch = async (input: string | URL | Request, init?: RequestInit) => {
      const request = input instanceof Request ? input : new Request(String(input), init);
      if (new URL(request.url).pathname === '/user/live/open') {
        if (this.streamsRefusedWith) return new Response('{}', { status: this.streamsRefusedWith });
        const stream = new FakeStream((await request.json()) as OpenLiveBody, init?.signal);
        this.streams.push(stream);
        return stream.answer;
      }
      const reply = await this.answer(request.url, await request.json(), request.headers);
      const headers = { Date: this.clock().toUTCString() };
      return new Response(JSON.stringify(reply.body), { status: reply.status, headers });
    };
    globalThis.XMLHttpRequest = fakeUploads(this);
  }

  async answer(url: string, body: unknown, headers: Headers): Promise<Reply> {
    // Safe: `body` comes from the generated endpoint, so its type matches the contract.
    const call = {
      path: new URL(url).pathname,
      body,
      token: headers.get('Authorization') ?? '',
      headers,
    } as ApiCall;
    this.calls.push(call);
    const handler = this.#handlers[call.path] as Handler<ApiPath> | undefined;
    if (!handler) {
      console.error(`The test has no handler for ${call.path}`);
      return noAnswer();
    }
    try {
      const reply = await handler(call);
      if (reply.status >= 300) allowFailure(call.path);
      return reply;
    } catch (error) {
      allowFailure(call.path);
      throw error;
    }
  }
}

/** A stream of live updates, as the server's end. */
export class FakeStream {
  /** Whether the site closed it. */
  isClosed = false;
  readonly answer: Response;
  #controller!: ReadableStreamDefaultController<Uint8Array>;

  constructor(
    readonly body: OpenLiveBody,
    signal?: AbortSignal | null,
  ) {
    const readable = new ReadableStream<Uint8Array>({
      start: (controller) => {
        this.#controller = controller;
      },
    });
    this.answer = new Response(readable, { headers: { 'Content-Type': 'text/event-stream' } });
    signal?.addEventListener('abort', () => {
      this.isClosed = true;
      this.#controller.error(new DOMException('The site closed it', 'AbortError'));
    });
  }

  /** Sends an event. */
  send<Name extends LiveEvent['event']>(
    event: Name,
    data: Extract<LiveEvent, { event: Name }>['data'],
  ): void {
    this.#controller.enqueue(
      new TextEncoder().encode(`event: ${event}\nid: 7\ndata: ${JSON.stringify(data)}\n\n`),
    );
  }

  /** Ends as a server that stops. */
  end(): void {
    this.#controller.close();
  }
}

/** Allows the log entry that the site writes for a failed call; other entries fail the test. */
function allowFailure(path: ApiPath): void {
  allowLogged(new RegExp(`^${path} failed `));
}

/** The part of XMLHttpRequest that an upload uses. */
function fakeUploads(api: FakeApi): typeof XMLHttpRequest {
  class FakeUpload {
    upload: { onprogress?: (event: { lengthComputable: boolean; loaded: number; total: number }) => void } =
      {};
    onload?: () => void;
    onerror?: () => void;
    onabort?: () => void;
    status = 0;
    responseText = '';
    #url = '';
    #aborted = false;
    readonly #headers = new Headers();

    open(_method: string, url: string): void {
      this.#url = url;
    }

    setRequestHeader(name: string, value: string): void {
      this.#headers.set(name, value);
    }

    abort(): void {
      this.#aborted = true;
      this.onabort?.();
    }

    send(form: FormData): void {
      this.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 1 });
      api.answer(this.#url, form, this.#headers).then(
        (reply) => {
          this.status = reply.status;
          this.responseText = JSON.stringify(reply.body);
          if (!this.#aborted) {
            this.onload?.();
          }
        },
        () => this.onerror?.(),
      );
    }
  }
  return FakeUpload as unknown as typeof XMLHttpRequest;
}
