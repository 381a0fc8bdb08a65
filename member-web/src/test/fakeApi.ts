/** One call as it left the site. */
export interface ApiCall {
  path: string;
  /** The parsed JSON body, or the form of a multipart call. */
  body: unknown;
  /** What stood in the Authorization header. */
  token: string;
  headers: Headers;
}

export interface Reply {
  status: number;
  body: unknown;
}

export type Handler = (call: ApiCall) => Reply | Promise<Reply>;

/** A 200 with the success envelope around `rest`. */
export function accept(rest: object = {}): Reply {
  return { status: 200, body: { success: true, ...rest } };
}

/** A refusal with the error envelope. */
export function refuse(status: number, message: string, errors?: Record<string, string>): Reply {
  return { status, body: { success: false, message, error: 'refused', errors, requestId: 'test' } };
}

/** The network is away: the call gets no answer at all. */
export function noAnswer(): never {
  throw new TypeError('Failed to fetch');
}

/**
 * Stands where the network would: answers `fetch` and `XMLHttpRequest` by path, and remembers every call.
 * A path without a handler fails the test with its name.
 */
export class FakeApi {
  readonly calls: ApiCall[] = [];
  readonly #handlers = new Map<string, Handler>();

  on(path: string, handler: Handler | Reply): this {
    this.#handlers.set(path, typeof handler === 'function' ? handler : () => handler);
    return this;
  }

  callsTo(path: string): ApiCall[] {
    return this.calls.filter((call) => call.path === path);
  }

  /** Replaces the two ways out of the page. */
  install(): void {
    globalThis.fetch = async (input, init) => {
      const request = new Request(input, init);
      const text = await request.text();
      const reply = await this.answer(
        request.url,
        text === '' ? undefined : JSON.parse(text),
        request.headers,
      );
      return new Response(JSON.stringify(reply.body), { status: reply.status });
    };
    globalThis.XMLHttpRequest = fakeUploads(this);
  }

  async answer(url: string, body: unknown, headers: Headers): Promise<Reply> {
    const call: ApiCall = {
      path: new URL(url).pathname,
      body,
      token: headers.get('Authorization') ?? '',
      headers,
    };
    this.calls.push(call);
    const handler = this.#handlers.get(call.path);
    if (!handler) {
      throw new Error(`The test has no handler for ${call.path}`);
    }
    return handler(call);
  }
}

/** The few members of XMLHttpRequest that an upload uses. */
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
