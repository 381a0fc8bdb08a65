import { createHmac, createSecretKey, timingSafeEqual, type KeyObject } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import pg from 'pg';
import { SESSION_LIMITS } from '../../../backend/src/config/session-limits.js';
import { REQUEST_POOL } from '../../../backend/src/platform/sql/pool-options.js';
import { BARE_CALLS } from './bare-calls.js';

/**
 * The baseline: the frequent calls without a framework. Bare node:http, the same token check, the session, and the statements of
 * the API with its mappers; the same pool, the same answers. What it leaves out is what the API is measured for: guards, limits,
 * validation of every field, logs.
 */
const key = createSecretKey(Buffer.from(process.env.MEMBER_TOKEN_KEY ?? '', 'base64'));
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 8, ...REQUEST_POOL });

/** The session of a read is a condition of its statement, so that one round trip does both. */
const SESSION = (id: string, member: string) =>
  `SELECT FROM session WHERE id = ${id}::uuid AND kind = 'member' AND account_id = ${member}::bigint AND expires_at > now()
      AND last_seen_at > now() - interval '${SESSION_LIMITS.member.maxIdleSeconds} seconds'`;

createServer((request, response) => {
  void answer(request).then(
    ({ status, body }) => {
      const payload = JSON.stringify(body);
      response.writeHead(status, {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Length': Buffer.byteLength(payload),
        'Cache-Control': 'no-store',
      });
      response.end(payload);
    },
    () => response.writeHead(500).end(),
  );
}).listen(Number(process.env.API_PORT), '127.0.0.1');

async function answer(request: IncomingMessage): Promise<{ status: number; body: object }> {
  const claims = readToken(request.headers.authorization ?? '', key);
  if (!claims) return { status: 401, body: { success: false } };
  const call = BARE_CALLS.get(request.url ?? '');
  if (!call) return { status: 404, body: { success: false } };
  const body = JSON.parse(await readBody(request)) as Record<string, unknown>;
  const { statement, values } = call.ask(body, claims.sub);
  const rows = call.isWrite ? await write(claims, statement, values) : await read(claims, statement, values);
  if (!rows) return { status: 401, body: { success: false } };
  return { status: call.isWrite === 'creates' ? 201 : 200, body: call.tell(rows, body, claims.sub) };
}

type Asked = { readonly name: string; readonly text: string };

/** Null if the session has ended: each of the reads answers a row otherwise. */
async function read({ sub, sid }: Claims, { name, text }: Asked, values: readonly unknown[]) {
  const n = values.length;
  const { rows } = await pool.query<object>({
    name: `bare_${name}`,
    text: `SELECT f.* FROM (${text}) f WHERE EXISTS (${SESSION(`$${n + 1}`, `$${n + 2}`)})`,
    values: [...values, sid, sub],
  });
  return rows.length === 0 ? null : rows;
}

/** Two round trips, because a statement that writes cannot be part of another one. */
async function write({ sub, sid }: Claims, { name, text }: Asked, values: readonly unknown[]) {
  const session = await pool.query({ name: 'bare_session', text: SESSION('$1', '$2'), values: [sid, sub] });
  if (session.rowCount === 0) return null;
  return (await pool.query<object>({ name, text, values: [...values] })).rows;
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

interface Claims {
  /** The member, and the session. */
  readonly sub: string;
  readonly sid: string;
}

/** The claims of a live HS256 token of a member, or null. */
function readToken(token: string, secret: KeyObject): Claims | null {
  const [header = '', payload = '', signature = ''] = token.split('.');
  const expected = createHmac('sha256', secret).update(`${header}.${payload}`).digest();
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims & {
    aud: string;
    exp: number;
  };
  return claims.aud === 'member' && claims.exp * 1000 > Date.now() ? claims : null;
}
