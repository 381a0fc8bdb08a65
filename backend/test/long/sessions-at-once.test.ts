import { randomUUID } from 'node:crypto';
import type { AppError } from '../../src/common/app-error.js';
import { SESSION_LIMITS } from '../../src/config/session-limits.js';
import { SessionsService } from '../../src/platform/sessions/sessions.service.js';
import { TokenService } from '../../src/platform/sessions/token.service.js';
import { startApp, type TestApp } from '../support/app.js';
import { joinMember, signIn, signInAdministrator, type TestMember } from '../support/factories.js';

/** Number of rounds in which all tokens are checked at once, each in another order. */
const ROUNDS = 8;

/** A minute more than a member's session lasts without a request. */
const TOO_IDLE = `${SESSION_LIMITS.member.maxIdleSeconds + 60} seconds`;

let app: TestApp;
let members: TestMember[];
/** Tokens of every kind, by name. */
let tokens: [what: string, token: string][];
beforeAll(async () => {
  app = await startApp();
  members = [];
  for (let n = 0; n < 12; n += 1) members.push(await joinMember(app));
  const [asha, ravi] = members;
  if (!asha || !ravi) throw new Error('Nobody has joined');
  const session = await newestSession(asha);
  const sign = (sub: string, sid: string) =>
    app.nest.get(TokenService).sign('member', { sub, sid }, new Date(Date.now() + 60_000));
  tokens = [
    ...members.map(({ name, token }): [string, string] => [name, token]),
    ['signed out', await ended(asha, 'DELETE FROM session WHERE id = $1')],
    ['past its time', await ended(asha, 'UPDATE session SET expires_at = now() WHERE id = $1')],
    [
      'idle too long',
      await ended(asha, `UPDATE session SET last_seen_at = now() - interval '${TOO_IDLE}' WHERE id = $1`),
    ],
    ["somebody else's session", sign(ravi.id, session)],
    ['no session', sign(asha.id, randomUUID())],
    ['an administrator', await signInAdministrator(app)],
    ['nonsense', 'nonsense'],
    ['nothing', ''],
  ];
});
afterAll(() => app.close());

async function newestSession({ id }: TestMember): Promise<string> {
  const [session] = await app.rows<{ id: string }>(
    'SELECT id FROM session WHERE member_id = $1 ORDER BY created_at DESC LIMIT 1',
    [id],
  );
  return session!.id;
}

/** A member's token whose session has ended. */
async function ended(member: TestMember, how: string): Promise<string> {
  const token = await signIn(app, member.email);
  await app.rows(how, [await newestSession(member)]);
  return token;
}

/** The answer to a token, without the request id. */
async function answerTo(token: string): Promise<object> {
  const { status, body } = await app.call('/user/feeds/getAllFeeds', {}, token);
  return { status, ...body, requestId: undefined };
}

it('batched session lookups give each caller their own session', async () => {
  const alone = new Map<string, unknown>();
  for (const [what, token] of tokens) {
    const { status, body } = await app.call('/user/feeds/getAllFeeds', {}, token);
    alone.set(what, status === 200 ? body.data.userId : status);
  }
  for (const { id, name } of members) expect(alone.get(name)).toBe(id);
  expect([...alone.values()].filter((answer) => answer === 401)).toHaveLength(tokens.length - members.length);

  const sessions = app.nest.get(SessionsService);
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = [...tokens.slice(round), ...tokens.slice(0, round)];
    // Without HTTP: requests sent at the same time may arrive in different turns of the event loop.
    const together = await Promise.all(
      order.map(([, token]) =>
        sessions.identify('member', token).then(
          ({ accountId }) => accountId,
          (error: AppError) => error.getStatus(),
        ),
      ),
    );
    for (const [index, [what]] of order.entries()) {
      expect([what, together[index]]).toEqual([what, alone.get(what)]);
    }
  }
});

it('when a batched session lookup fails, every caller gets an error, and later calls work', async () => {
  await app.rows('ALTER TABLE session RENAME TO session_away');
  const failed = await Promise.all(members.map(({ token }) => answerTo(token)));
  await app.rows('ALTER TABLE session_away RENAME TO session');
  for (const answer of failed) expect(answer).toMatchObject({ status: 500, error: 'internal_error' });
  for (const { token } of members) expect(await answerTo(token)).toMatchObject({ status: 200 });
});
