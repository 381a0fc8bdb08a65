import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { text } from 'node:stream/consumers';
import type { Purpose, Request } from './record.ts';

/** Longer than every timeout of the API and the proxy. */
const TIMEOUT_MS = 60_000;

/** The address that requests go to. */
export interface Endpoint {
  readonly port: number;
  /** For TLS: the server name, and the trusted certificate. */
  readonly tls?: { readonly host: string; readonly ca: string };
}

export interface Call {
  readonly purpose: Purpose;
  readonly path: string;
  /** JSON or a form for a POST; undefined for a GET. */
  readonly body?: object | FormData;
  readonly token?: string | undefined;
  readonly idempotencyKey?: string | undefined;
}

export interface Answer {
  /** Undefined when there was no response. */
  readonly status: number | undefined;
  /** The body; empty when there was none. */
  readonly text: string;
}

/** Sends requests over keep-alive connections, as a browser does, and records the result of each. */
export class Client {
  readonly requests: Request[] = [];
  private readonly agent: HttpAgent;

  /** @param clock returns milliseconds since the start of the run */
  constructor(
    private readonly endpoint: Endpoint,
    private readonly clock: () => number,
  ) {
    this.agent = this.newAgent(true);
  }

  async ask(call: Call): Promise<Answer> {
    const startedAt = this.clock();
    const body = await bodyOf(call);
    let resent = false;
    let answer = await this.send(call, body, this.agent);
    if (answer === 'closing') {
      resent = true;
      // On a new connection, because the other kept ones may be closing too.
      const fresh = this.newAgent(false);
      answer = await this.send(call, body, fresh);
      fresh.destroy();
    }
    const { status, text: words } = answer === 'closing' ? NOTHING : answer;
    const { purpose, path } = call;
    this.requests.push({ purpose, call: path, startedAt, endedAt: this.clock(), status, resent });
    return { status, text: words };
  }

  close(): void {
    this.agent.destroy();
  }

  private newAgent(keepAlive: boolean): HttpAgent {
    const { tls } = this.endpoint;
    const options = { keepAlive, maxSockets: Infinity };
    return tls ? new HttpsAgent({ ...options, ca: tls.ca, servername: tls.host }) : new HttpAgent(options);
  }

  private send(call: Call, body: Body | undefined, agent: HttpAgent): Promise<Answer | 'closing'> {
    const { tls, port } = this.endpoint;
    return new Promise((resolve) => {
      const request = (tls ? httpsRequest : httpRequest)({
        agent,
        host: '127.0.0.1',
        port,
        path: call.path,
        method: body ? 'POST' : 'GET',
        headers: {
          ...(tls && { Host: tls.host }),
          ...(call.token !== undefined && { Authorization: call.token }),
          ...(call.idempotencyKey !== undefined && { 'Idempotency-Key': call.idempotencyKey }),
          ...(body && { 'Content-Type': body.type, 'Content-Length': String(body.bytes.length) }),
        },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      request.once('error', (error: NodeJS.ErrnoException) => {
        // Browsers retry a request with any method when its keep-alive connection turns out to be closed.
        resolve(request.reusedSocket && error.code === 'ECONNRESET' ? 'closing' : NOTHING);
      });
      request.once('response', (response: IncomingMessage) => {
        text(response).then(
          (words) => resolve({ status: response.statusCode, text: words }),
          () => resolve(NOTHING),
        );
      });
      request.end(body?.bytes);
    });
  }
}

const NOTHING: Answer = { status: undefined, text: '' };

interface Body {
  readonly type: string;
  readonly bytes: Buffer;
}

async function bodyOf({ body }: Call): Promise<Body | undefined> {
  if (!body) return undefined;
  if (!(body instanceof FormData)) {
    return { type: 'application/json', bytes: Buffer.from(JSON.stringify(body)) };
  }
  const form = new Response(body);
  return {
    type: form.headers.get('Content-Type') ?? '',
    bytes: Buffer.from(await form.arrayBuffer()),
  };
}

/** The value at a path in JSON text; undefined when the text is not JSON or the path does not exist. */
export function fieldOf(json: string, ...path: readonly string[]): unknown {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return undefined;
  }
  for (const name of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Reflect.get(value, name);
  }
  return value;
}

/** The list at a path in JSON text; empty when there is none. */
export function listOf(json: string, ...path: readonly string[]): unknown[] {
  const value = fieldOf(json, ...path);
  return Array.isArray(value) ? value : [];
}
