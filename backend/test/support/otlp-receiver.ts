import { startReceiver } from './receiver.js';

const STATUS_ERROR = 2;

/** A span, as far as the tests read it. */
export interface Span {
  readonly traceId: string;
  readonly spanId: string;
  /** Empty: the first span of its trace. */
  readonly parentSpanId: string;
  readonly name: string;
  readonly failed: boolean;
  readonly attributes: Readonly<Record<string, string | number>>;
}

/** What a collector received. */
export interface OtlpReceiver {
  readonly origin: string;
  /** All spans so far. */
  spans(): Span[];
  /** Attributes of the service that sent the last ones. */
  resource(): Readonly<Record<string, string | number>>;
  /** Every byte, as text. */
  text(): string;
  /** The headers of the last request. */
  headers(): Readonly<Record<string, unknown>>;
  stop(): Promise<void>;
}

/** A collector of OpenTelemetry: accepts traces by OTLP over HTTP with protobuf. */
export async function startOtlpReceiver(): Promise<OtlpReceiver> {
  const { origin, received, stop } = await startReceiver('/v1/traces');
  const groups = () => received.flatMap(({ body }) => messages(body, 1));
  return {
    origin,
    spans: () =>
      groups()
        .flatMap((group) => messages(group, 2))
        .flatMap((scope) => messages(scope, 2))
        .map(spanOf),
    resource: () =>
      Object.assign({}, ...groups().flatMap((group) => messages(group, 1).map((r) => attributesOf(r, 1)))),
    text: () => received.map(({ body }) => body.toString('latin1')).join('\n'),
    headers: () => received.at(-1)?.headers ?? {},
    stop,
  };
}

// Field numbers of opentelemetry/proto/trace/v1/trace.proto and common/v1/common.proto.
function spanOf(span: Buffer): Span {
  const [traceId, spanId, parentSpanId] = [1, 2, 4].map(
    (field) => messages(span, field)[0]?.toString('hex') ?? '',
  );
  return {
    traceId: traceId ?? '',
    spanId: spanId ?? '',
    parentSpanId: parentSpanId ?? '',
    name: messages(span, 5)[0]?.toString() ?? '',
    failed: messages(span, 15).some((status) => numbers(status, 3)[0] === STATUS_ERROR),
    attributes: attributesOf(span, 9),
  };
}

function attributesOf(owner: Buffer, field: number): Record<string, string | number> {
  return Object.fromEntries(
    messages(owner, field).map((pair) => {
      const [value = Buffer.alloc(0)] = messages(pair, 2);
      const [text] = messages(value, 1);
      return [String(messages(pair, 1)[0]), text ? text.toString() : (numbers(value, 3)[0] ?? NaN)] as const;
    }),
  );
}

const messages = (message: Buffer, field: number) =>
  fieldsOf(message).flatMap(([number, value]) =>
    number === field && typeof value !== 'number' ? [value] : [],
  );
const numbers = (message: Buffer, field: number) =>
  fieldsOf(message).flatMap(([number, value]) =>
    number === field && typeof value === 'number' ? [value] : [],
  );

/** The fields of a protobuf message: numbers of variable length, and everything else as bytes. */
function fieldsOf(message: Buffer): (readonly [field: number, value: Buffer | number])[] {
  const fields: (readonly [number, Buffer | number])[] = [];
  let at = 0;
  const varint = () => {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = message.readUInt8(at++);
      value += (byte % 128) * scale;
      if (byte < 128) return value;
    }
  };
  const bytes = (length: number) => message.subarray(at, (at += length));
  while (at < message.length) {
    const key = varint();
    const [field, type] = [Math.floor(key / 8), key % 8];
    if (type === 0) fields.push([field, varint()]);
    else fields.push([field, bytes(type === 1 ? 8 : type === 5 ? 4 : varint())]);
  }
  return fields;
}
