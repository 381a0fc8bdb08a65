import type { Attributes } from '@opentelemetry/api';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-node';

/**
 * The attributes that leave the process. An allow-list, because the instrumentations also record addresses of visitors,
 * whole URLs and user agents, and each release of theirs may record more.
 */
const KEPT: ReadonlySet<string> = new Set([
  'db.client.connection.pool.name',
  'db.namespace',
  'db.operation.name',
  // The name of a prepared statement.
  'db.postgresql.plan',
  'db.query.text',
  'db.system.name',
  'error.type',
  'express.name',
  'express.type',
  'http.request.method',
  // The id that the log and the answer name.
  'http.response.header.x-request-id',
  'http.response.status_code',
  'http.route',
  'network.protocol.version',
  'server.port',
  'url.scheme',
]);
/** A text between quotation marks in SQL. Values are parameters; this is for statements that nobody has written yet. */
const SQL_TEXT = /'(?:[^']|'')*'/g;

/** Passes spans on without anything that can be personal data: {@link KEPT} attributes, and no messages of errors. */
export class ImpersonalSpans implements SpanExporter {
  constructor(private readonly target: SpanExporter) {}

  export(spans: ReadableSpan[], done: Parameters<SpanExporter['export']>[1]): void {
    this.target.export(spans.map(withoutPersonalData), done);
  }

  async forceFlush(): Promise<void> {
    await this.target.forceFlush?.();
  }

  shutdown(): Promise<void> {
    return this.target.shutdown();
  }
}

function withoutPersonalData(span: ReadableSpan): ReadableSpan {
  // The span stays as it is for everybody else, so this is a view of it.
  return Object.create(span, {
    attributes: { value: kept(span.attributes) },
    events: { value: [] },
    links: { value: [] },
    status: { value: { code: span.status.code } },
  }) as ReadableSpan;
}

function kept(attributes: Attributes): Attributes {
  return Object.fromEntries(
    Object.entries(attributes)
      .filter(([name]) => KEPT.has(name))
      .map(([name, value]) => [
        name,
        name === 'db.query.text' && typeof value === 'string' ? value.replace(SQL_TEXT, "'?'") : value,
      ]),
  );
}
