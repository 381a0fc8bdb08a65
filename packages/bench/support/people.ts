import { createHmac, randomUUID } from 'node:crypto';
import { withClient } from '../data/bench-database.js';

/** A signed-in member. */
export interface Person {
  readonly id: string;
  readonly token: string;
}

/** Members with one live session each; at most as many as exist. */
export function signInMembers(databaseUrl: string, key: string, count: number): Promise<Person[]> {
  return withClient(databaseUrl, async (client) => {
    // Spread evenly over all members, so that their rows are not on the same database pages by accident.
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

/** Gives members a password; returns their e-mail addresses in the order of `people`. */
export function setPassword(databaseUrl: string, people: readonly Person[], hash: string): Promise<string[]> {
  return withClient(databaseUrl, async (client) => {
    const ids = people.map(({ id }) => id);
    await client.query(
      'UPDATE member_credential SET password_hash = $2 WHERE member_id = ANY ($1::bigint[])',
      [ids, hash],
    );
    const { rows } = await client.query<{ email: string }>(
      'SELECT email FROM unnest($1::bigint[]) WITH ORDINALITY AS asked (id, place) JOIN member USING (id) ORDER BY place',
      [ids],
    );
    return rows.map(({ email }) => email);
  });
}

/** The token of a new administrator, with a password where the hash of one is given. */
export function signInAdministrator(databaseUrl: string, key: string, hash = 'x'): Promise<string> {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ id: string; sid: string }>(
      `WITH made AS (INSERT INTO administrator (user_name, password_hash) VALUES ($1, $2) RETURNING id)
       INSERT INTO session (id, kind, administrator_id, device, expires_at)
       SELECT gen_random_uuid(), 'administrator', id, 'bench', now() + interval '1 day' FROM made
       RETURNING administrator_id AS id, id AS sid`,
      [`bench-${randomUUID()}`, hash],
    );
    const [made] = rows;
    if (!made) throw new Error('INSERT … RETURNING answered no row');
    return sign('administrator', key, made.id, made.sid);
  });
}

/** A token signed like the API's; see platform/sessions/token.service.ts. */
function sign(audience: string, key: string, sub: string, sid: string): string {
  const now = Math.floor(Date.now() / 1000);
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const claims = { sub, sid, iat: now, exp: now + 86_400, aud: audience, iss: 'campus-commons' };
  const signed = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${signed}.${createHmac('sha256', Buffer.from(key, 'base64')).update(signed).digest('base64url')}`;
}
