import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { text } from 'node:stream/consumers';
import type { Purpose, Request } from './record.ts';

/** Longer than anything may take by the limits of API and proxy. */
const LONGEST_MS = 60_000;

/** Where requests go. */
export interface Door {
  readonly port: number;
  /** For TLS: the name asked for, and whom to trust. */
  readonly tls?: { readonly host: string; readonly ca: string };
}

export interface Question {
  readonly purpose: Purpose;
  readonly path: string;
  /** JSON to POST, or a form; nothing for a GET. */
  readonly body?: object | FormData;
  readonly token?: string | undefined;
  readonly idempotencyKey?: string | undefined;
}

export interface Answer {
  /** Undefined when none came. */
  readonly status: number | undefined;
  /** The text of the body; empty when there was none. */
  readonly text: string;
}

/** Sends requests as a browser does, over connections that are kept, and notes how each ended. */
export class Client {
  readonly requests: Request[] = [];
  private readonly agent: HttpAgent;

  /** @param clock milliseconds since the run began */
  constructor(
    private readonly door: Door,
    private readonly clock: () => number,
  ) {
    this.agent = this.newAgent(true);
  }

  async ask(question: Question): Promise<Answer> {
    const startedAt = this.clock();
    const body = await bodyOf(question);
    let resent = false;
    let answer = await this.send(question, body, this.agent);
    if (answer === 'closing') {
      resent = true;
      // Over a new one: others may be closing as well.
      const fresh = this.newAgent(false);
      answer = await this.send(question, body, fresh);
      fresh.destroy();
    }
    const { status, text: words } = answer === 'closing' ? NOTHING : answer;
    const { purpose, path } = question;
    this.requests.push({ purpose, call: path, startedAt, endedAt: this.clock(), status, resent });
    return { status, text: words };
  }

  close(): void {
    this.agent.destroy();
  }

  private newAgent(keepAlive: boolean): HttpAgent {
    const { tls } = this.door;
    const options = { keepAlive, maxSockets: Infinity };
    return tls ? new HttpsAgent({ ...options, ca: tls.ca, servername: tls.host }) : new HttpAgent(options);
  }

  private send(question: Question, body: Body | undefined, agent: HttpAgent): Promise<Answer | 'closing'> {
    const { tls, port } = this.door;
    return new Promise((resolve) => {
      const request = (tls ? httpsRequest : httpRequest)({
        agent,
        host: '127.0.0.1',
        port,
        path: question.path,
        method: body ? 'POST' : 'GET',
        headers: {
          ...(tls && { Host: tls.host }),
          ...(question.token !== undefined && { Authorization: question.token }),
          ...(question.idempotencyKey !== undefined && { 'Idempotency-Key': question.idempotencyKey }),
          ...(body && { 'Content-Type': body.type, 'Content-Length': String(body.bytes.length) }),
        },
        signal: AbortSignal.timeout(LONGEST_MS),
      });
      request.once('error', (error: NodeJS.ErrnoException) => {
        // Browsers send again, whatever the method, when a kept connection turns out to be closed.
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

async function bodyOf({ body }: Question): Promise<Body | undefined> {
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
