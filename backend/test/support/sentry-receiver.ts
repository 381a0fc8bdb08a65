import { startReceiver } from './receiver.js';

/** An event, as far as the tests read it. */
export interface SentryEvent {
  readonly level: string;
  readonly release: string;
  readonly tags: Readonly<Record<string, string>>;
  readonly exception: {
    readonly values: readonly {
      readonly type: string;
      readonly value: string;
      readonly stacktrace: { readonly frames: readonly { readonly filename: string }[] };
    }[];
  };
}

/** What a Sentry-compatible service received. */
export interface SentryReceiver {
  readonly dsn: string;
  events(): SentryEvent[];
  /** Every byte, as text. */
  text(): string;
  stop(): Promise<void>;
}

/** A Sentry-compatible service: accepts envelopes, which are lines of JSON. */
export async function startSentryReceiver(): Promise<SentryReceiver> {
  const { origin, received, stop } = await startReceiver('/api/7/envelope/');
  const envelopes = () => received.map(({ body }) => body.toString());
  return {
    dsn: `${origin.replace('://', '://0123456789abcdef@')}/7`,
    events: () =>
      envelopes().flatMap((envelope) => {
        const [, ...items] = envelope.split('\n').filter((line) => line !== '');
        return items.flatMap((line, place) =>
          place % 2 === 0 && (JSON.parse(line) as { type: string }).type === 'event'
            ? [JSON.parse(items[place + 1] ?? '') as SentryEvent]
            : [],
        );
      }),
    text: () => envelopes().join('\n'),
    stop,
  };
}
