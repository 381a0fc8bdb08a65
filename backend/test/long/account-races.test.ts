import { AccountPurgeService } from '../../src/modules/account/account-purge.service.js';
import { startApp, startReplica, type TestApp } from '../support/app.js';
import { expectCountersToMatch } from '../support/counters.js';
import {
  follow,
  joinMember,
  makePage,
  PASSWORD,
  signIn,
  writePost,
  type TestMember,
} from '../support/factories.js';
import { beginElsewhere, someoneWaitsForALock } from '../support/locks.js';

let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  app = await startApp();
  other = await startReplica();
});
afterAll(async () => {
  await other.close();
  await app.close();
});

const deleteAccount = (member: TestMember) =>
  app.call('/user/account/delete', { password: PASSWORD }, member.token);
const restore = (member: TestMember) =>
  app.call('/user/account/restore', { emailOrPhone: member.email, password: PASSWORD });

interface Crowd {
  readonly members: readonly TestMember[];
  /** Each member's page, followed by all other members. */
  readonly pages: readonly string[];
  readonly posts: readonly string[];
}

async function makeCrowd(size: number): Promise<Crowd> {
  const members = await Promise.all(Array.from({ length: size }, () => joinMember(app)));
  const pages = await Promise.all(members.map((member) => makePage(app, member)));
  const posts: string[] = [];
  for (const [index, pageId] of pages.entries()) {
    for (const member of members) if (member !== members[index]) await follow(app, pageId, member);
    posts.push((await writePost(app, members[index]!)).id);
    posts.push((await writePost(app, members[(index + 1) % size]!, '<p>a</p>', pageId)).id);
  }
  return { members, pages, posts };
}

/** Every action of members, by all members at once through both processes; returns the statuses. */
function runAllActions({ members, pages, posts }: Crowd, rounds: number): Promise<number[]> {
  const calls: Promise<number>[] = [];
  const send = (replica: TestApp, path: string, body: object, member: TestMember) =>
    calls.push(replica.call(path, body, member.token).then(({ status }) => status));
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, member] of members.entries()) {
      const replica = (index + round) % 2 === 0 ? app : other;
      const feedId = posts[(index * 3 + round) % posts.length]!;
      const pageId = pages[(index + round + 1) % pages.length]!;
      send(replica, '/user/likes/toggleLike', { feedId }, member);
      send(replica, '/user/comments/create', { feedId, comment: 'a' }, member);
      send(replica, '/user/pages/toggleFollow', { id: pageId }, member);
      calls.push(
        replica
          .http()
          .post('/user/feeds/create')
          .set('Authorization', member.token)
          .field(
            round % 2 === 0
              ? { feedData: '{"content":"<p>b</p>"}', pageId }
              : { feedData: '{"content":"<p>c</p>"}' },
          )
          .then(({ status }) => status),
      );
    }
  }
  return Promise.all(calls);
}

/** These refusals are correct: deleted members are signed out and their content is deleted. Only a 5xx is a fault. */
const HANDLED = [200, 201, 401, 403, 404];

describe('while all members write', () => {
  it('accounts are deleted, restored and purged, and every counter equals the number of visible rows', async () => {
    const crowd = await makeCrowd(6);
    const leavers = crowd.members.slice(0, 3);
    const [statuses, ...left] = await Promise.all([
      runAllActions(crowd, 6),
      ...leavers.map((member) => deleteAccount(member)),
    ]);
    expect(left.map(({ status }) => status)).toEqual([200, 200, 200]);
    for (const status of statuses) expect(HANDLED).toContain(status);
    await expectCountersToMatch(app);
    for (const { token } of leavers) await app.call('/user/feeds/getAllFeeds', {}, token).expect(401);

    const [more, ...returned] = await Promise.all([
      runAllActions(crowd, 4),
      ...leavers.map((member) => restore(member)),
      deleteAccount(crowd.members[4]!),
    ]);
    expect(returned.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    for (const status of more) expect(HANDLED).toContain(status);
    await expectCountersToMatch(app);

    await app.rows(
      `UPDATE member SET deleted_at = deleted_at - interval '15 days' WHERE deleted_at IS NOT NULL`,
    );
    const [last] = await Promise.all([
      runAllActions({ ...crowd, members: [crowd.members[3]!, crowd.members[5]!] }, 4),
      app.nest.get(AccountPurgeService).purge(new AbortController().signal),
      other.nest.get(AccountPurgeService).purge(new AbortController().signal),
    ]);
    for (const status of last) expect(HANDLED).toContain(status);
    await expectCountersToMatch(app);
    expect(await app.rows('SELECT id FROM member WHERE deleted_at IS NOT NULL')).toEqual([]);
  });

  it('pages and posts can be deleted concurrently', async () => {
    const crowd = await makeCrowd(5);
    const [first, second, third, fourth] = crowd.members as [TestMember, TestMember, TestMember, TestMember];
    const [statuses, ...answers] = await Promise.all([
      runAllActions(crowd, 4),
      app.call('/user/pages/delete', { id: crowd.pages[1] }, second.token).then(({ status }) => status),
      other.call('/user/pages/delete', { id: crowd.pages[2] }, third.token).then(({ status }) => status),
      other.call('/user/feeds/delete', { id: crowd.posts[6] }, fourth.token).then(({ status }) => status),
      deleteAccount(first).then(({ status }) => status),
      deleteAccount(second).then(({ status }) => status),
    ]);
    for (const status of [...statuses, ...answers]) expect(HANDLED).toContain(status);
    await expectCountersToMatch(app);
  });

  it('a login concurrent with the deletion leaves no session', async () => {
    const member = await joinMember(app);
    const logins = Array.from({ length: 8 }, (_, n) =>
      (n % 2 === 0 ? app : other).call('/user/auth/login', {
        emailOrPhone: member.email,
        password: PASSWORD,
      }),
    );
    await Promise.all([deleteAccount(member).expect(200), ...logins]);
    expect(await app.rows('SELECT id FROM session WHERE member_id = $1', [member.id])).toEqual([]);
  });

  it('a deletion that finds the account purged says that the session has ended', async () => {
    const member = await joinMember(app);
    const purge = await beginElsewhere();
    await purge.run(`SELECT pg_advisory_xact_lock(hashtextextended('account life', 0))`);
    const deletion = deleteAccount(member).then((answer) => answer);
    await someoneWaitsForALock(app);
    await purge.run('DELETE FROM member WHERE id = $1', [member.id]);
    await purge.commit();
    expect(await deletion).toMatchObject({ status: 401, body: { error: 'unauthorized' } });
  });
});

describe('a token is refused on the next call, on another process too, after', () => {
  it.each<[string, (member: TestMember) => Promise<unknown>]>([
    ['logout', (member) => app.call('/user/auth/logout', {}, member.token).expect(200)],
    [
      'a changed password',
      async (member) => {
        const elsewhere = await signIn(app, member.email);
        await app
          .call(
            '/user/account/changePassword',
            { currentPassword: PASSWORD, newPassword: 'jackfruit lantern river' },
            elsewhere,
          )
          .expect(200);
      },
    ],
    [
      'a password set by a mailed link',
      async (member) => {
        // The mailed link has its own tests; this is the token in it.
        await app.rows(
          `INSERT INTO password_reset (token_hash, member_id, expires_at) VALUES (sha256('link'), $1, now() + interval '1 hour')`,
          [member.id],
        );
        await app
          .call('/user/auth/resetPassword', { token: 'link', password: 'jackfruit lantern river' })
          .expect(200);
      },
    ],
    [
      'a sign-out from another device',
      async (member) => {
        const elsewhere = await signIn(app, member.email);
        await app.call('/user/account/endOtherSessions', {}, elsewhere).expect(200);
      },
    ],
    ['the deletion of the account', (member) => deleteAccount(member).expect(200)],
  ])('%s', async (_, end) => {
    const member = await joinMember(app);
    for (const replica of [app, other]) {
      await replica.call('/user/feeds/getAllFeeds', {}, member.token).expect(200);
    }
    await end(member);
    await other.call('/user/feeds/getAllFeeds', {}, member.token).expect(401);
    await app.call('/user/feeds/getAllFeeds', {}, member.token).expect(401);
  });
});
