import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SESSION_LIMITS } from '../../src/config/session-limits.js';
import {
  MAX_FILE_BYTES,
  MAX_FORM_MEGABYTES,
  MAX_FRAMES,
  MAX_JSON_KILOBYTES,
  MAX_PICTURES,
  MAX_PIXELS,
  PICTURE_FORMATS,
} from '../../src/config/upload-limits.js';
import * as pools from '../../src/platform/sql/pool-options.js';
import { code, duration, linked, list, table, type Row } from './markdown.ts';
import { apiSettings } from './api-settings.ts';
import { PROXY_IDLE_SECONDS } from './proxy-limits.ts';
import { rateLimits } from './settings.ts';

const CONTRACT = path.resolve(import.meta.dirname, '../../openapi.json');

/** Texts that people write: what each is, and where the contract has its bounds. */
const TEXTS = [
  ['name of a member', 'SignUpDto', 'name'],
  ['e-mail address', 'SignUpDto', 'email'],
  ['password', 'SignUpDto', 'password'],
  ['comment', 'CreateCommentDto', 'comment'],
  ['title of a page', 'CreatePageDto', 'title'],
  ['description of a page', 'CreatePageDto', 'description'],
  ['search', 'FindDto', 'q'],
  ['reason of a suspension or removal', 'RemoveContentDto', 'reason'],
  ['note to the author of removed content', 'RemoveContentDto', 'note'],
  ['announcement of maintenance', 'SetMaintenanceDto', 'message'],
] as const;

interface Contract {
  components: {
    schemas: Record<string, { properties?: Record<string, { minLength?: number; maxLength?: number }> }>;
  };
}

/** The form of a profile: all of its texts are listed. Nobody writes its version, and the name is above. */
const PROFILE = 'UpdateProfileDto';
const NO_PROFILE_TEXTS = ['name', 'version'];

/** @throws Error for a text that the contract does not bound */
function textRows(): Row[] {
  const { schemas } = (JSON.parse(readFileSync(CONTRACT, 'utf8')) as Contract).components;
  const row = (what: string, dto: string, property: string): Row => {
    const { minLength = 0, maxLength } = schemas[dto]?.properties?.[property] ?? {};
    if (maxLength === undefined) throw new Error(`openapi.json does not bound ${dto}.${property}`);
    return [what, `${minLength}–${maxLength.toLocaleString('en')} characters`];
  };
  const ofProfile = Object.entries(schemas[PROFILE]?.properties ?? {})
    .filter(([property, { maxLength }]) => maxLength !== undefined && !NO_PROFILE_TEXTS.includes(property))
    .map(([property]) => row(`profile: ${code(property)}`, PROFILE, property));
  return [...TEXTS.map(([what, dto, property]) => row(what, dto, property)), ...ofProfile];
}

function rateRows(): Row[] {
  return rateLimits().map(({ name, value, comment }) => {
    const [most = 0, seconds = 0] = value.split('/').map(Number);
    return [`${code(name)} (${most.toLocaleString('en')} in ${duration(seconds)})`, linked(comment)];
  });
}

/** A time that PostgreSQL is given in a pool's options, in seconds. */
function seconds(pool: { readonly options: string }, name: string): string {
  const [, milliseconds] = new RegExp(`-c ${name}=(\\d+)`).exec(pool.options) ?? [];
  if (milliseconds === undefined) throw new Error(`pool-options.ts sets no ${name}`);
  return duration(Number(milliseconds) / 1000);
}

function timeRows(): Row[] {
  const {
    REQUEST_POOL: members,
    REPORTING_POOL: administrators,
    WATCH_POOL: probes,
    REPLICA_POOL: replica,
  } = pools;
  const values = new Map(apiSettings().map(({ name, value }) => [name, value]));
  const setting = (name: string) => `${code(name)} (${duration(Number(values.get(name)))})`;
  return [
    ['headers of a request, and a JSON body', `${setting('BODY_SECONDS')}, then 408`],
    ['a whole request, pictures included', `${setting('UPLOAD_SECONDS')}, then 408`],
    [
      'an idle connection',
      `${setting('KEEP_ALIVE_SECONDS')}: longer than the proxy's, which is ${PROXY_IDLE_SECONDS} seconds`,
    ],
    ['waiting for a database connection', duration(members.connectionTimeoutMillis / 1000)],
    ["a statement of a member's request", seconds(members, 'statement_timeout')],
    [
      "a statement of an administrator's request, or of a download",
      seconds(administrators, 'statement_timeout'),
    ],
    ['a statement of a health check', seconds(probes, 'statement_timeout')],
    ['a statement on the replica', `${seconds(replica, 'statement_timeout')}, then the primary is asked`],
    [
      'a server that does not answer at all',
      `two seconds longer than the statement (health checks: half a second)`,
    ],
    ['waiting for a lock', seconds(members, 'lock_timeout')],
    [
      'idle within a transaction',
      `${seconds(members, 'idle_in_transaction_session_timeout')} (administrators: ${seconds(administrators, 'idle_in_transaction_session_timeout')})`,
    ],
  ];
}

function sessionRows(): Row[] {
  return Object.entries(SESSION_LIMITS).map(([kind, { maxIdleSeconds, maxAgeSeconds, maxSessions }]) => [
    kind,
    duration(maxIdleSeconds),
    duration(maxAgeSeconds),
    String(maxSessions),
  ]);
}

export function limitsPage(): string {
  const pixels = (count: number) => `${count / 1_000_000} megapixels`;
  return `# Limits

How often, how long, how large. Written from the code: the files that are named, and [\`backend/openapi.json\`](../../backend/openapi.json).

## How often

Beyond a limit a call is answered 429 with \`Retry-After\`. Each limit is a setting of the API, as most/seconds: \`LIMIT_POST=30/3600\` is
thirty an hour, in a sliding window. An IPv6 address counts as its /64 network. The reasons are in [decision
6](../decisions/0006-limits.md), those for campuses in [decision 66](../decisions/0066-campus-networks.md).

${list(rateRows())}

The proxy limits every address as well: \`RATE_PER_SECOND\`, \`RATE_BURST\`, \`CONNECTIONS_PER_ADDRESS\` and \`STREAMS_PER_ADDRESS\` ([settings](settings.md#proxy)).

## How long a request may take

A request that meets one of the database's limits is answered 500.

${list(timeRows())}

From \`config/server-settings.ts\` and \`platform/sql/pool-options.ts\`.

## How long a session lasts

${table(['account', 'without a request', 'in any case', 'sessions at once'], sessionRows())}

From \`config/session-limits.ts\`. A further sign-in ends the session that was used longest ago.

## How large a picture or a request may be

${list([
  ['JSON, and each field of a form', `${MAX_JSON_KILOBYTES} KB`],
  ['a form with its pictures', `${MAX_FORM_MEGABYTES} MB, held by the proxy`],
  [`picture, ${PICTURE_FORMATS}`, `${MAX_FILE_BYTES / 1024 / 1024} MiB`],
  ['pictures of a post', String(MAX_PICTURES)],
  ['still picture', pixels(MAX_PIXELS.still)],
  ['all frames of an animated one', `${pixels(MAX_PIXELS.moving)}, ${MAX_FRAMES} frames`],
  ['AVIF, each frame', pixels(MAX_PIXELS.avifFrame)],
])}

From \`config/upload-limits.ts\`.

## How long a text may be

${list(textRows())}
`;
}
