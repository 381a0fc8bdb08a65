import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { LiveEventName, LiveEvents } from '../../src/platform/live/live-events.js';
import type { ApiProcess } from './api-process.js';
import type { TestApp } from './app.js';
import { until } from './until.js';

/** An event of a stream, as it arrived. */
export interface LiveEvent {
  readonly event: string;
  readonly id: string | null;
  readonly data: unknown;
}

/** A client of a stream. */
export interface Stream {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  /** Everything that has arrived. */
  readonly events: LiveEvent[];
  /** Bytes that have arrived, heartbeats too. */
  readonly bytes: () => number;
  /** The data of the next event of this name that was not asked for yet. */
  next<Name extends LiveEventName>(name: Name): Promise<LiveEvents[Name]>;
  /** Whether the server, or this client, closed it. */
  isClosed(): boolean;
  /** Resolves when it is closed. */
  readonly closed: Promise<void>;
  /** Stops reading, as a client whose network is gone. */
  pause(): void;
  close(): void;
}

/** What streams are opened at. */
type Api = TestApp | Pick<ApiProcess, 'origin'>;

const originOf = (app: Api): string =>
  'origin' in app
    ? app.origin
    : `http://127.0.0.1:${(app.nest.getHttpServer().address() as AddressInfo).port}`;

/** Opens a stream. A refusal is an error with the envelope as its message. */
export async function openStream(app: Api, token: string, body: object = {}): Promise<Stream> {
  const asked = request(`${originOf(app)}/user/live/open`, {
    method: 'POST',
    agent: false,
    headers: { Authorization: token, 'Content-Type': 'application/json' },
  });
  asked.end(JSON.stringify(body));
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${await text(answer)}`);
  return readStream(answer);
}

function readStream(answer: IncomingMessage): Stream {
  const events: LiveEvent[] = [];
  const asked = new Map<string, number>();
  let bytes = 0;
  let rest = '';
  let closed = false;
  answer.setEncoding('utf8').on('data', (part: string) => {
    bytes += part.length;
    const frames = (rest + part).split('\n\n');
    rest = frames.pop() ?? '';
    for (const frame of frames) {
      const fields = new Map(
        frame.split('\n').map((line): [string, string] => {
          const colon = line.indexOf(':');
          return [line.slice(0, colon), line.slice(colon + 1).trimStart()];
        }),
      );
      const event = fields.get('event');
      if (event !== undefined) {
        events.push({ event, id: fields.get('id') ?? null, data: JSON.parse(fields.get('data') ?? '') });
      }
    }
  });
  answer.on('error', () => undefined).once('close', () => (closed = true));
  const end = new Promise<void>((resolve) => answer.once('close', () => resolve()));
  return {
    status: answer.statusCode ?? 0,
    headers: answer.headers,
    events,
    bytes: () => bytes,
    next: async <Name extends LiveEventName>(name: Name) => {
      const place = asked.get(name) ?? 0;
      asked.set(name, place + 1);
      const found = () => events.filter(({ event }) => event === name)[place];
      await until(() => found() !== undefined);
      return found()?.data as LiveEvents[Name];
    },
    isClosed: () => closed,
    closed: end,
    pause: () => void answer.pause(),
    close: () => answer.destroy(),
  };
}

/** For supertest: parses an envelope, and leaves a stream that has begun as a success, because it would never end. */
export function leaveStream(
  answer: unknown,
  done: (error: Error | null, body: Record<string, unknown>) => void,
): void {
  const message = answer as IncomingMessage;
  if (message.headers['content-type'] === 'text/event-stream') {
    done(null, { success: true });
    message.destroy();
    return;
  }
  text(message).then(
    (body) => done(null, JSON.parse(body) as Record<string, unknown>),
    (error: Error) => done(error, {}),
  );
}
