import { createHmac, randomUUID } from 'node:crypto';
import { withClient } from '../data/ground.js';

/** Somebody signed in. */
export interface Person {
  readonly id: string;
  readonly token: string;
}

/** Members with a live session each; at most one for every member there is. */
export function signInMembers(databaseUrl: string, key: string, count: number): Promise<Person[]> {
  return withClient(databaseUrl, async (client) => {
    // Evenly over all members, so that they share no page of the cache by accident.
    const { rows } = await client.query<{ id: string; sid: string }>(
      `INSERT INTO session (id, kind, member_id, device, expires_at)
       SELECT gen_random_uuid(), 'member', id, 'bench', now() + interval '1 day'
         FROM member WHERE id % greatest(1, (SELECT count(*) FROM member) / $1) = 0 LIMIT $1
       RETURNING member_id AS id, id AS sid`,
      [count],
    );
    return rows.map(({ id, sid }) => ({ id, token: sign('member', key, id, sid) }));
  });
}

/** The token of a new administrator. */
export function signInAdministrator(databaseUrl: string, key: string): Promise<string> {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ id: string; sid: string }>(
      `WITH made AS (INSERT INTO administrator (user_name, password_hash) VALUES ($1, 'x') RETURNING id)
       INSERT INTO session (id, kind, administrator_id, device, expires_at)
       SELECT gen_random_uuid(), 'administrator', id, 'bench', now() + interval '1 day' FROM made
       RETURNING administrator_id AS id, id AS sid`,
      [`bench-${randomUUID()}`],
    );
    const [made] = rows;
    if (!made) throw new Error('INSERT … RETURNING answered no row');
    return sign('administrator', key, made.id, made.sid);
  });
}

/** A token as the API signs them; see platform/sessions/token.service.ts. */
function sign(audience: string, key: string, sub: string, sid: string): string {
  const now = Math.floor(Date.now() / 1000);
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const claims = { sub, sid, iat: now, exp: now + 86_400, aud: audience, iss: 'campus-commons' };
  const signed = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${signed}.${createHmac('sha256', Buffer.from(key, 'base64')).update(signed).digest('base64url')}`;
}
