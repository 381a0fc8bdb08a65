/** As much of a contract (OpenAPI 3.1) as requests are generated from. */
export interface Contract {
  readonly paths: Readonly<Record<string, { readonly post?: Operation }>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}
interface Operation {
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { schema: Schema; example?: unknown }>>;
  };
}
interface Schema {
  readonly $ref?: string;
  readonly allOf?: readonly Schema[];
  readonly type?: string;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly example?: unknown;
}

/** A request: JSON, or the fields of a form. */
export interface GeneratedRequest {
  readonly path: string;
  /** Index of who sends it; nobody is signed in without it. */
  readonly member?: number;
  /** `Idempotency-Key`. */
  readonly key?: string;
  readonly json?: unknown;
  readonly form?: Readonly<Record<string, string>>;
}

/**
 * Notifications and some cases of review come after the answers, a stream has no end, an export is an archive, rules about
 * words reach each process in its own time, maintenance ends the run, and each process has its own figures and makes its
 * own secrets of a second factor.
 */
const LEFT_OUT =
  /^\/user\/(notifications\/get|live\/|account\/export)|^\/admin\/(review|words)\/|\/(setMaintenance|startTotp|newRecoveryCodes)$|^\/admin\/settings\/get(Attention)?$/;
/** The calls that members and administrators send most, and that the specification names. */
const FREQUENT = /^\/user\/(feeds|comments|likes|pages|profile)\/|^\/admin\/users\/get/;
const FREQUENT_WEIGHT = 6;

/** Of 100 values, so many are of a wrong kind or out of bounds, and so many optional fields are sent. */
const WRONG_PERCENT = 4;
const OPTIONAL_PERCENT = 50;
const SIGNED_OUT_PERCENT = 2;
const KEY_PERCENT = 15;

const WRONG: readonly unknown[] = [
  null,
  0,
  -1,
  1.5,
  '',
  ' ',
  '0',
  '-1',
  '9'.repeat(25),
  'x'.repeat(30_000),
  [],
  {},
  ['1', '1'],
  true,
  '\u0000',
  '\ud800',
];
const TEXTS = [
  'Who has the notes of Monday?',
  'कल की कक्षा कितने बजे है?',
  '<p>Our <strong>robot</strong> made its <a href="https://example.org">first lap</a>.</p>',
  '<script>alert(1)</script><p onclick="x()">Hello</p>',
  '<ul><li>one</li><li>two</li></ul><h2>Title</h2>',
  '```\nfor (;;) {}\n```',
  'a @Asha Rao and #exams and \\(x^2\\)',
  'z'.repeat(4_999),
  '👩🏽‍🎓 '.repeat(40),
];
/** Ids of what the database holds, and beyond. */
const MAX_ID = 2_200;

/** Requests drawn at random from a contract's calls and fields, mostly valid; equal for equal `seed`. */
export function* generateRequests(
  contract: Contract,
  count: number,
  seed: number,
  members: number,
): Generator<GeneratedRequest> {
  const random = randomNumbers(seed);
  const below = (end: number) => Math.floor(random() * end);
  const chance = (percent: number) => below(100) < percent;
  const pick = <Value>(values: readonly Value[]) => values[below(values.length)] as Value;

  const calls = Object.entries(contract.paths).flatMap(([path, { post }]) => {
    const body = Object.entries(post?.requestBody?.content ?? {})[0];
    if (!body || LEFT_OUT.test(path)) return [];
    const [type, { schema }] = body;
    return Array<{ path: string; type: string; schema: Schema }>(
      FREQUENT.test(path) ? FREQUENT_WEIGHT : 1,
    ).fill({
      path,
      type,
      schema,
    });
  });

  for (let sent = 0; sent < count; sent += 1) {
    const { path, type, schema } = pick(calls);
    const fields = objectOf(schema);
    yield {
      path,
      ...(!chance(SIGNED_OUT_PERCENT) && { member: below(members) }),
      ...(chance(KEY_PERCENT) && { key: `key-${below(count / 20)}` }),
      ...(type.startsWith('multipart') ? { form: formOf(fields) } : { json: fields }),
    };
  }

  function objectOf(schema: Schema): Record<string, unknown> {
    const { properties, required } = fieldsOf(schema);
    const names = Object.keys(properties).filter((name) =>
      required.has(name) ? !chance(1) : chance(OPTIONAL_PERCENT),
    );
    return Object.fromEntries(names.map((name) => [name, valueOf(name, properties[name] ?? {})]));
  }

  function valueOf(name: string, asked: Schema): unknown {
    if (chance(WRONG_PERCENT)) return pick(WRONG);
    const schema = resolved(asked);
    if (name === 'feedData') return JSON.stringify({ content: pick(TEXTS) });
    if (schema.enum) return pick(schema.enum);
    if (schema.type === 'array')
      return Array.from({ length: below(3) }, () => valueOf(singular(name), schema.items ?? {}));
    if (schema.properties) return objectOf(schema);
    if (schema.type === 'boolean') return chance(50);
    if (schema.type === 'number' || schema.type === 'integer') return 1 + below(chance(80) ? 5 : 60);
    if (/id$/i.test(name)) return String(1 + below(chance(50) ? 60 : MAX_ID));
    if (/content|comment|text|bio|description|title|search/i.test(name)) return pick(TEXTS);
    return schema.example ?? pick(TEXTS);
  }

  function resolved(schema: Schema): Schema {
    const name = schema.$ref?.split('/').at(-1);
    return name === undefined ? schema : (contract.components.schemas[name] ?? {});
  }

  function fieldsOf(schema: Schema): { properties: Record<string, Schema>; required: Set<string> } {
    const parts = (schema.allOf ?? [schema]).map(resolved);
    return {
      properties: Object.assign({}, ...parts.map(({ properties }) => properties ?? {})) as Record<
        string,
        Schema
      >,
      required: new Set(parts.flatMap(({ required }) => required ?? [])),
    };
  }
}

/** The fields of a form; files are not generated. */
function formOf(fields: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => !/^images?$|Image$|^profile$|^cover$/.test(name))
      .map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  );
}

const singular = (name: string) => name.replace(/s$/, '');

/** Numbers from 0 to below 1 that only depend on the seed (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
