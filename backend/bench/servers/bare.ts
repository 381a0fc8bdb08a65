import { createHmac, createSecretKey, timingSafeEqual, type KeyObject } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import pg from 'pg';
import { pageWindow, pagination } from '../../src/common/pagination.js';
import { toFeed } from '../../src/modules/feeds/feeds.mapper.js';
import type { PostRow } from '../../src/modules/feeds/feeds.repository.js';
import { feedPage } from '../../src/modules/feeds/feeds.statements.js';
import { REQUEST_POOL } from '../../src/platform/sql/pool-options.js';

/**
 * The baseline: getAllFeeds without a framework. Bare node:http, the same token check, and one named statement that
 * looks up the session and reads the feed; the same pool, the same response.
 */
const key = createSecretKey(Buffer.from(process.env.MEMBER_TOKEN_KEY ?? '', 'base64'));
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 8, ...REQUEST_POOL });

const text = `
  SELECT f.* FROM (${feedPage('everybody', 10).text}) f
   WHERE EXISTS (SELECT FROM session
                  WHERE id = $3 AND kind = 'member' AND account_id = ($1::bigint[])[1] AND expires_at > now()
                    AND last_seen_at > now() - interval '14 days')`;

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
  const form = JSON.parse(await readBody(request)) as { page?: unknown; limit?: unknown };
  if (!isPage(form.page) || form.limit !== 10) return { status: 400, body: { success: false } };
  const window = pageWindow({ page: form.page, limit: form.limit });
  const { rows } = await pool.query<{ total: number } & PostRow>({
    name: 'bare_feed',
    text,
    values: [[claims.sub], window.offset, claims.sid],
  });
  const [first] = rows;
  if (!first) return { status: 401, body: { success: false } };
  const feeds = rows.map((row) => toFeed(row, claims.sub));
  const data = { feeds, pagination: pagination(window, first.total), userId: claims.sub };
  return { status: 200, body: { success: true, data } };
}

const isPage = (page: unknown): page is number =>
  typeof page === 'number' && Number.isInteger(page) && page >= 1;

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** The claims of a live HS256 token of a member, or null. */
function readToken(token: string, secret: KeyObject): { sub: string; sid: string } | null {
  const [header = '', payload = '', signature = ''] = token.split('.');
  const expected = createHmac('sha256', secret).update(`${header}.${payload}`).digest();
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as {
    sub: string;
    sid: string;
    aud: string;
    exp: number;
  };
  return claims.aud === 'member' && claims.exp * 1000 > Date.now() ? claims : null;
}
