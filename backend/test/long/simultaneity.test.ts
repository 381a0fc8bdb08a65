import pg from 'pg';
import { installation, startApiProcess, type ApiProcess } from '../support/api-process.js';
import { createDatabase } from '../support/database.js';
import { joinMember, writePost, type TestMember } from '../support/factories.js';
import { addFigure, runs } from '../support/proof-runs.js';
import { until } from '../support/until.js';

/** Two processes on one database, as behind a proxy; calls alternate between them. */
let replicas: ApiProcess[];
let members: TestMember[];
let rows: pg.Pool;
beforeAll(async () => {
  const database = await createDatabase();
  const env = await installation(database);
  rows = new pg.Pool({ connectionString: database, max: 2 });
  replicas = [await startApiProcess(env), await startApiProcess(env)];
  members = await Promise.all(Array.from({ length: 64 }, () => joinMember(either())));
});
afterAll(async () => {
  addFigure('likes toggled', toggled.likes);
  addFigure('follows toggled', toggled.follows);
  await rows.end();
  for (const replica of replicas) await replica.stop();
});

let turn = 0;
const either = () => replicas[(turn += 1) % replicas.length]!;
const call = (path: string, body: object, { token }: TestMember) => either().call(path, body, token);
const times = <Result>(count: number, work: (n: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, n) => work(n)));

const toggled = { likes: 0, follows: 0 };
const like = async (feedId: string, member: TestMember) => {
  const answer = await call('/user/likes/toggleLike', { feedId }, member).expect(200);
  toggled.likes += 1;
  return answer;
};
const follow = async (id: string, member: TestMember) => {
  await call('/user/pages/toggleFollow', { id }, member).expect(200);
  toggled.follows += 1;
};
const comment = async (feedId: string, member: TestMember): Promise<string> => {
  const { body } = await call('/user/comments/create', { feedId, comment: 'so true' }, member).expect(201);
  return body.data.id;
};
const post = async (id: string, viewer: TestMember) =>
  (await call('/user/feeds/getFeedById', { id }, viewer).expect(200)).body.data;
const newPage = async (creator: TestMember): Promise<string> => {
  const form = either().http().post('/user/pages/create').set('Authorization', creator.token);
  const { body } = await form.field('title', 'Nakshatra').field('description', 'Stars').expect(201);
  return body.data.id;
};
/** All counters in the database that differ from the rows they count. */
const disagreements = async () => {
  const { rows: found } = await rows.query(`
    SELECT 'likes' AS what, post_id AS id FROM post_counter c
     WHERE likes <> (SELECT count(*) FROM post_like l WHERE l.post_id = c.post_id)
    UNION ALL SELECT 'comments', post_id FROM post_counter c
     WHERE comments <> (SELECT count(*) FROM comment m WHERE m.post_id = c.post_id)
    UNION ALL SELECT 'followers', page_id FROM page_counter c
     WHERE followers <> (SELECT count(*) FROM follow f WHERE f.page_id = c.page_id)
    UNION ALL SELECT 'posts of page', page_id FROM page_counter c
     WHERE posts <> (SELECT count(*) FROM post p WHERE p.page_id = c.page_id)
    UNION ALL SELECT 'posts of member', member_id FROM member_counter c
     WHERE posts <> (SELECT count(*) FROM post p WHERE p.author_id = c.member_id)
    UNION ALL SELECT 'all posts', 0 WHERE (SELECT sum(value) FROM tally WHERE name = 'posts') <> (SELECT count(*) FROM post)
    UNION ALL SELECT 'all pages', 0 WHERE (SELECT sum(value) FROM tally WHERE name = 'pages') <> (SELECT count(*) FROM page)`);
  return found;
};
afterEach(async () => expect(await disagreements()).toEqual([]));

/** How often each member likes or unlikes in a round: once, twice or three times, all at the same time. */
const presses = (n: number) => (n % 3) + 1;
const isOdd = (n: number) => n % 2 === 1;
/** Whether a member's like or follow is there after so many rounds. */
const isOn = (n: number, round: number) => isOdd(presses(n) * round);
const countOn = (round: number) => members.filter((_, n) => isOn(n, round)).length;
const rounds = Array.from({ length: runs(1) }, (_, n) => n + 1);

describe('over two processes', () => {
  it('64 members toggle their like of one post one to three times each: every like and the count are right', async () => {
    const { id } = await writePost(either(), members[0]!);
    for (const round of rounds) {
      await times(64, (n) => times(presses(n), () => like(id, members[n]!)));
      await times(64, async (n) => {
        const expected = { like: countOn(round), isLiked: isOn(n, round) };
        expect(await post(id, members[n]!)).toMatchObject(expected);
      });
    }
  });

  it.each([24, 25])(
    'one member who toggles a like %i times over eight connections ends with the right like and count',
    async (n) => {
      const [member] = members as [TestMember];
      const { id } = await writePost(either(), member);
      const perConnection = (connection: number) => Math.ceil((n - connection) / 8);
      const answers = await times(8, async (connection) => {
        const seen: boolean[] = [];
        for (let press = 0; press < perConnection(connection); press += 1) {
          seen.push((await like(id, member)).body.data.isLiked);
        }
        return seen;
      });
      // Each call had its own effect: likes and unlikes alternated.
      expect(answers.flat().filter(Boolean)).toHaveLength(Math.ceil(n / 2));
      expect(await post(id, member)).toMatchObject({ like: n % 2, isLiked: isOdd(n) });
    },
  );

  it('concurrent likes, comments and deleted comments of one post leave exact counts', async () => {
    const { id } = await writePost(either(), members[0]!);
    await times(64, async (n) => {
      const member = members[n]!;
      const [kept, removed] = await Promise.all([comment(id, member), comment(id, member), like(id, member)]);
      expect(kept).not.toBe(removed);
      await Promise.all([
        call('/user/comments/delete', { id: removed }, member).expect(200),
        like(id, member),
      ]);
    });
    expect(await post(id, members[0]!)).toMatchObject({ like: 0, comments: 64 });
  });

  it('a post deleted under concurrent writes leaves no rows behind, and the other writers get at most "not found"', async () => {
    const [author] = members as [TestMember];
    const { id } = await writePost(either(), author);
    const answers = times(64, async (n) => {
      const member = members[n]!;
      const statuses = [];
      for (const [path, body] of [
        ['/user/likes/toggleLike', { feedId: id }],
        ['/user/comments/create', { feedId: id, comment: 'still there?' }],
      ] as const) {
        statuses.push((await call(path, body, member)).status);
      }
      return statuses;
    });
    await like(id, author);
    await call('/user/feeds/delete', { id }, author).expect(200);
    for (const status of (await answers).flat()) expect([200, 201, 404]).toContain(status);
    const left = await rows.query(
      'SELECT post_id FROM post_like WHERE post_id = $1 UNION ALL SELECT post_id FROM comment WHERE post_id = $1',
      [id],
    );
    expect(left.rows).toEqual([]);
  });

  it('members toggle their follow one to three times each: every follow and the count are right', async () => {
    const creator = await joinMember(either());
    const id = await newPage(creator);
    for (const round of rounds) {
      await times(64, (n) => times(presses(n), () => follow(id, members[n]!)));
      await times(64, async (n) => {
        const { body } = await call('/user/pages/getPageById', { id }, members[n]!).expect(200);
        const page = { followers: countOn(round) };
        expect(body.data).toMatchObject({ isFollowing: isOn(n, round), page });
      });
    }
  });

  it('a page counts its posts exactly while posts and follows are created and removed', async () => {
    const creator = await joinMember(either());
    const id = await newPage(creator);
    await times(32, (n) => follow(id, members[n]!));
    await times(32, async (n) => {
      const member = members[n]!;
      const [first] = await Promise.all([
        writePost(either(), member, '<p>going</p>', id),
        writePost(either(), member, '<p>staying</p>', id),
        follow(id, members[n + 32]!),
      ]);
      await Promise.all([
        call('/user/feeds/delete', { id: first.id }, member).expect(200),
        follow(id, members[n + 32]!),
      ]);
    });
    const { body } = await call('/user/pages/getPageById', { id }, creator).expect(200);
    expect(body.data.page).toMatchObject({ followers: 32, posts: 32 });
    const list = await call('/user/feeds/getAllFeeds', { pageId: id }, creator).expect(200);
    expect(list.body.data.pagination.total).toBe(32);
  });
});

it('no two transactions of all these writers waited for each other', async () => {
  // A connection reports what happened on it at the latest when it ends.
  for (const replica of replicas.splice(0)) await replica.stop();
  const inDatabase = async (what: string) =>
    (await rows.query<{ found: number }>(`SELECT ${what}`)).rows[0]?.found;
  const connections = 'count(*)::int AS found FROM pg_stat_activity WHERE datname = current_database()';
  await until(async () => (await inDatabase(connections)) === 1);
  expect(
    await inDatabase(
      'pg_stat_get_db_deadlocks(oid)::int AS found FROM pg_database WHERE datname = current_database()',
    ),
  ).toBe(0);
});
