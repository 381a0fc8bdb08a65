import { startApp, type TestApp } from '../support/app.js';
import { miscounted } from '../support/counters.js';
import { joinMember, PASSWORD, writePost, type TestMember } from '../support/factories.js';
import { badge, comment, told } from '../support/notifications.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

/** Joined one after the other, because only so many passwords may wait to be hashed. */
async function crowd(n: number): Promise<TestMember[]> {
  const joined: TestMember[] = [];
  while (joined.length < n) joined.push(await joinMember(app));
  return joined;
}
const deadlocks = async (): Promise<number> => {
  const [row] = await app.rows<{ deadlocks: string }>(
    `SELECT pg_stat_clear_snapshot(), deadlocks FROM pg_stat_database WHERE datname = current_database()`,
  );
  return Number(row?.deadlocks);
};

it('200 likes while the author deletes the account: no deadlock', async () => {
  const [author, ...likers] = await crowd(26);
  const posts = await Promise.all(Array.from({ length: 8 }, () => writePost(app, author!)));
  const call = (path: string, body: object, { token }: TestMember) =>
    app.call(path, body, token).then(({ status }) => status);
  const statuses = await Promise.all([
    ...posts.flatMap(({ id: feedId }) =>
      likers.map((member) => call('/user/likes/toggleLike', { feedId }, member)),
    ),
    call('/user/account/delete', { password: PASSWORD }, author!),
  ]);
  expect(statuses.filter((status) => status !== 200 && status !== 404)).toEqual([]);
  expect(await deadlocks()).toBe(0);
  expect(await miscounted((text) => app.rows(text))).toEqual({});
});

it('comments of many on the same posts while all mark everything as read: no deadlock', async () => {
  const people = await crowd(12);
  const posts = await Promise.all(people.slice(0, 4).map((member) => writePost(app, member)));
  const read = (member: TestMember) =>
    app.call('/user/notifications/markRead', { all: true }, member.token).expect(200);
  for (let round = 0; round < 6; round += 1) {
    await Promise.all(
      people.flatMap((member, index) => [comment(app, member, posts[(index + round) % 4]!.id), read(member)]),
    );
  }
  expect(await deadlocks()).toBe(0);
});

it('10,000 likers of a post: one row, and the list stays short', async () => {
  const [author] = await crowd(1);
  const { id } = await writePost(app, author!);
  await app.rows(
    `INSERT INTO member (name, email, phone, terms_version)
     SELECT 'Crowd', 'crowd' || n || '@example.in', (8000000000 + n)::text, '1' FROM generate_series(1, 10000) n`,
  );
  await app.rows(
    `DO $$ DECLARE m bigint; BEGIN
       FOR m IN SELECT id FROM member WHERE name = 'Crowd' LOOP PERFORM toggle_like(${id}, m); END LOOP;
     END $$`,
  );
  expect(await app.rows('SELECT FROM notification WHERE member_id = $1', [author!.id])).toHaveLength(1);
  expect(await badge(app, author!)).toBe(1);
  expect((await told(app, author!)).notifications).toMatchObject([{ others: 98, actors: [{}, {}, {}] }]);
});
