import type pg from 'pg';
import { populate, type PopulationSize } from '../../../packages/bench/data/population.js';
import { AccountPurgeService } from '../../src/modules/account/account-purge.service.js';
import { RemovedPurgeService } from '../../src/modules/admin/removals/removed-purge.service.js';
import { ApplicationEndsService } from '../../src/modules/applications/application-ends.service.js';
import { NotificationsService } from '../../src/modules/notifications/list/notifications.service.js';
import { PollsService } from '../../src/modules/feeds/polls/polls.service.js';
import { TransparencyService } from '../../src/modules/transparency/transparency.service.js';
import { GrievancesService } from '../../src/modules/grievances/grievances.service.js';
import { TopicsService } from '../../src/modules/feeds/topics/topics.service.js';
import { DecisionsService } from '../../src/modules/review/decisions.service.js';
import { PushRepository } from '../../src/modules/notifications/push/push.repository.js';
import { IdempotencyService } from '../../src/platform/idempotency/idempotency.service.js';
import { PasswordHasher } from '../../src/platform/passwords/password-hasher.js';
import { SessionsRepository } from '../../src/platform/sessions/sessions.repository.js';
import { TokenService } from '../../src/platform/sessions/token.service.js';
import { startApp, type TestApp } from '../support/app.js';
import { addFigure, runs } from '../support/proof-runs.js';
import { dayInIndia, PASSWORD, signInAdministrator } from '../support/factories.js';

/**
 * Every write at the same time as every other one, on rows that both need (docs/build/lock-order.md). PostgreSQL looks for deadlocks
 * only after a minute, so that a deadlock is answered 500 instead of being retried.
 */
const FULL = 20;
/** Small databases hide deadlocks. */
const SIZE: PopulationSize = {
  members: Math.min(20_000, 1_000 * runs(1)),
  posts: Math.min(200_000, 10_000 * runs(1)),
};
const COMMENTERS = 9;
const HOUR_MS = 3_600_000;

let app: TestApp;
let administrator: string;
let answers = 0;

beforeAll(async () => {
  app = await startApp({ DATABASE_POOL_SIZE: '40' }, { deadlock_timeout: '60s' });
  // What fills the benchmarks' database needs nothing of a connection but this.
  await populate({ query: (text: string) => app.rows(text) } as unknown as pg.ClientBase, SIZE);
  const hash = await app.nest.get(PasswordHasher).hash(PASSWORD);
  await app.rows('UPDATE member_credential SET password_hash = $1', [hash]);
  administrator = await signInAdministrator(app);
}, HOUR_MS);
afterAll(async () => {
  addFigure('answers', answers);
  await app.close();
});

interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly sessionId: string;
  readonly token: string;
}

/** A page and posts on it, on which many things hang. All members differ, except that all comment on the first post. */
interface Scene {
  readonly creator: Person;
  readonly author: Person;
  readonly commenters: readonly Person[];
  readonly pageId: string;
  /** The first has a comment of each commenter and of the creator; the others one of the first commenter. */
  readonly posts: readonly string[];
  /** The author's posts with a poll; in the first somebody voted. */
  readonly polls: readonly { readonly id: string; readonly options: readonly string[] }[];
  /** Those of the commenters on the first post, in their order. */
  readonly comments: readonly string[];
  /** Of the author; on its team are the commenters from the fourth to the sixth. */
  readonly projectId: string;
  /** Of the creator, for the page. */
  readonly openingId: string;
  /** A role of the project. */
  readonly roleId: string;
  /** Of commenters: the first three were offered the role, and the first five something in the page's opening; two more wait. */
  readonly applications: readonly { readonly id: string; readonly by: Person; readonly state: string }[];
  /** Of the creator’s page, for work of the first six commenters: two are offered, two accepted, and two not issued yet. */
  readonly records: readonly {
    readonly applicationId: string;
    readonly by: Person;
    readonly serial: string;
  }[];
}

/** Members with a session and without a page. */
async function people(count: number): Promise<Person[]> {
  const rows = await app.rows<Omit<Person, 'token'> & { expires: Date }>(
    `SELECT DISTINCT ON (m.id) m.id, m.name, m.email, s.id AS "sessionId", s.expires_at AS expires
       FROM (SELECT id, name, email FROM member WHERE deleted_at IS NULL AND suspended_at IS NULL ORDER BY random() LIMIT $1) m
       JOIN LATERAL (SELECT * FROM session WHERE member_id = m.id LIMIT 1) s ON true`,
    [count * 2],
  );
  const tokens = app.nest.get(TokenService);
  const found = rows.slice(0, count).map(({ expires, ...person }) => ({
    ...person,
    token: tokens.sign('member', { sub: person.id, sid: person.sessionId }, expires),
  }));
  if (found.length < count) throw new Error('Too few members have a session');
  return found;
}

async function prepare(): Promise<Scene> {
  const [creator, author, ...commenters] = (await people(COMMENTERS + 2)) as [Person, Person, ...Person[]];
  const ids = commenters.map(({ id }) => id);
  const [page] = await app.rows<{ id: string }>(
    `INSERT INTO page (creator_id, title, description) VALUES ($1, 'Contended', 'By everybody') RETURNING id`,
    [creator.id],
  );
  const pageId = page!.id;
  await app.rows(`INSERT INTO follow (page_id, member_id) SELECT $1, unnest($2::bigint[])`, [
    pageId,
    [author.id, ...ids],
  ]);
  // The last three help to run it.
  await app.rows(`INSERT INTO page_role (page_id, member_id) SELECT $1, unnest($2::bigint[])`, [
    pageId,
    ids.slice(6),
  ]);
  const posts = await app.rows<{ id: string }>(
    `INSERT INTO post (author_id, page_id, content, kind, title)
     SELECT $1, $2, '<p>' || i || '</p>', 'question', 'Question number ' || i FROM generate_series(1, 4) i RETURNING id`,
    [author.id, pageId],
  );
  const postIds = posts.map(({ id }) => id);
  // Pictures, and members whose report hides them.
  await app.rows(
    `WITH pictures AS (
       INSERT INTO media (path, uploader_id, post_id)
       SELECT 'media/' || left(encode(sha256(gen_random_uuid()::text::bytea), 'hex'), 40) || '.webp', $1, unnest($2::bigint[]) RETURNING path, post_id
     )
     UPDATE post SET images = jsonb_build_array(jsonb_build_object('url', path, 'width', 9, 'height', 9, 'alt', ''))
       FROM pictures WHERE id = post_id`,
    [author.id, postIds.slice(0, 2)],
  );
  await app.rows(
    `UPDATE member SET email_confirmed_at = now(), created_at = least(created_at, now() - interval '8 days') WHERE id = ANY ($1)`,
    [ids.slice(0, 2)],
  );
  const comments = await app.rows<{ id: string }>(
    `INSERT INTO comment (post_id, author_id, body) SELECT $1, unnest($2::bigint[]), 'so true' RETURNING id`,
    [postIds[0], [...ids, creator.id]],
  );
  // Likes before comments: of a member's notifications the ids then have another order than the index of a post's.
  await app.rows(
    `INSERT INTO post_like (post_id, member_id) SELECT p, m FROM unnest($1::bigint[]) p, unnest($2::bigint[]) m`,
    [postIds, ids.slice(0, 4)],
  );
  await app.rows(
    `INSERT INTO comment (post_id, author_id, body) SELECT unnest($1::bigint[]), $2, 'well said'`,
    [postIds.slice(1), ids[0]],
  );
  await app.rows(`INSERT INTO accepted_answer (post_id, comment_id) VALUES ($1, $2)`, [
    postIds[0],
    comments[0]!.id,
  ]);
  await app.rows(
    `INSERT INTO push_subscription (member_id, session_id, endpoint, p256dh, auth)
     SELECT m, s, 'https://push.example/' || gen_random_uuid(), '', '' FROM unnest($1::bigint[], $2::uuid[]) AS of (m, s)`,
    [
      [author, creator, ...commenters].map(({ id }) => id),
      [author, creator, ...commenters].map(({ sessionId }) => sessionId),
    ],
  );
  await app.rows(
    `UPDATE notification SET at = now() - interval '1 hour' WHERE post_id = ANY ($1) OR page_id = $2`,
    [postIds, pageId],
  );
  return {
    ...{ creator, author, commenters, pageId, posts: postIds },
    polls: await preparePolls(pageId, author, commenters),
    comments: comments.slice(0, COMMENTERS).map(({ id }) => id),
    ...(await prepareOpenings(pageId, creator, author, commenters)),
  };
}

/** Two polls with two options each; the first four commenters voted in the first. */
async function preparePolls(
  pageId: string,
  author: Person,
  commenters: readonly Person[],
): Promise<Scene['polls']> {
  const made = await app.rows<{ id: string; options: string[] }>(
    `WITH asked AS (
       INSERT INTO post (author_id, page_id, content, has_poll) SELECT $1, $2, '<p>which?</p>', true FROM generate_series(1, 2) RETURNING id
     ), polls AS (
       INSERT INTO poll (post_id, multiple, closes_at) SELECT id, true, now() + interval '1 day' FROM asked
     ), options AS (
       INSERT INTO poll_option (post_id, place, text) SELECT id, n, n FROM asked, generate_series(1, 2) n RETURNING post_id, id
     )
     SELECT post_id AS id, array_agg(id ORDER BY id)::text[] AS options FROM options GROUP BY post_id ORDER BY post_id`,
    [author.id, pageId],
  );
  const [{ id, options }] = made as [(typeof made)[0]];
  const voters = commenters.slice(0, 4).map((voter) => voter.id);
  await app.rows(`SELECT cast_vote($1, m, ARRAY[$2::bigint]) FROM unnest($3::bigint[]) m`, [
    ...[id, options[0], voters],
  ]);
  return made;
}

const CODE = 'a-code-to-join';
const WORK = {
  ...{ title: 'Work for somebody', field: 'other', about: 'What there is to do, and with whom. '.repeat(2) },
  ...{ mode: 'remote', city: null, hoursWeek: 4, weeks: 4, closesOn: dayInIndia(7), places: 3 },
  ...{ stipendMin: null, stipendMax: null, startsOn: null, questions: [], noFee: true },
};

/** A project with a team, openings of it and of the page, and applications; those for an opening that is past came to nothing. */
async function prepareOpenings(
  pageId: string,
  creator: Person,
  author: Person,
  commenters: readonly Person[],
): Promise<Pick<Scene, 'projectId' | 'openingId' | 'roleId' | 'applications' | 'records'>> {
  const [project] = await app.rows<{ id: string }>(
    `INSERT INTO project (owner_id, title, summary, status, join_code) VALUES ($1, 'Contended', 'By everybody', 'active', $2)
     RETURNING id`,
    [author.id, CODE],
  );
  const projectId = project!.id;
  await app.rows(
    `INSERT INTO project_member (project_id, member_id, role) SELECT $1, unnest($2::bigint[]), 'Member'`,
    [projectId, [author, ...commenters.slice(3, 6)].map(({ id }) => id)],
  );
  const open = async (kind: string, poster: Person, closesOn: string) => {
    const [opening] = await app.rows<{ id: string }>(
      `INSERT INTO opening (kind, page_id, project_id, poster_id, title, field, about, mode, hours_week, weeks, closes_on, places,
                            state, opened_at)
       VALUES ($1, $2, $3, $4, 'Work', 'other', 'What there is to do', 'remote', 4, 4, $5, 3, 'open', now()) RETURNING id`,
      [kind, kind === 'role' ? null : pageId, kind === 'role' ? projectId : null, poster.id, closesOn],
    );
    return opening!.id;
  };
  const openingId = await open('volunteering', creator, dayInIndia(7));
  const roleId = await open('role', author, dayInIndia(7));
  const pastId = await open('volunteering', creator, dayInIndia(-40));
  const send = async (id: string, members: readonly Person[], state: string) => {
    const sent = await app.rows<{ id: string; member: string }>(
      `INSERT INTO application (opening_id, member_id, kind, title, organisation, note, state)
       SELECT o.id, m, o.kind, o.title, 'Contended', 'I would like to', $3 FROM opening o, unnest($2::bigint[]) m WHERE o.id = $1
       RETURNING id, member_id AS member`,
      [id, members.map((member) => member.id), state],
    );
    return sent.map((row) => ({ id: row.id, state, by: members.find((each) => each.id === row.member)! }));
  };
  await send(pastId, commenters.slice(0, 4), 'applied');
  const applications = [
    await send(openingId, commenters.slice(0, 5), 'offered'),
    await send(openingId, commenters.slice(5, 7), 'applied'),
    await send(roleId, commenters.slice(0, 3), 'offered'),
  ].flat();
  const doneId = await open('volunteering', creator, dayInIndia(7));
  const done = await send(doneId, commenters.slice(0, 6), 'accepted');
  const records = done.map(({ id, by }, n) => ({
    applicationId: id,
    by,
    serial: n < 4 ? `${id}-record` : '',
  }));
  const states = ['offered', 'offered', 'accepted', 'accepted'];
  await app.rows(
    `WITH done AS (UPDATE application SET state = 'completed', ended_at = now() WHERE id = ANY ($1::bigint[]) RETURNING id)
     INSERT INTO record (serial, application_id, page_id, issuer_id, member_id, kind, holder_name, page_title, issuer_name, role, done,
                         worked_from, worked_to, state, credential, code, key_id, accepted_at)
     SELECT r.serial, r.application_id, $5, $6, r.member_id, 'volunteering', 'Holder', 'Contended', 'Issuer', 'Helper', 'What was done, by hand',
            '2026-06-01', '2026-06-02', r.state, s.signed, s.signed, s.signed, s.at
       FROM unnest($1::bigint[], $2::text[], $3::bigint[], $4::text[]) AS r (application_id, serial, member_id, state)
       JOIN done ON done.id = r.application_id
       CROSS JOIN LATERAL (SELECT CASE WHEN r.state = 'accepted' THEN 'own' END AS signed,
                                  CASE WHEN r.state = 'accepted' THEN now() END AS at) s`,
    [
      records.slice(0, 4).map(({ applicationId }) => applicationId),
      records.slice(0, 4).map(({ serial }) => serial),
      records.slice(0, 4).map(({ by }) => by.id),
      ...[states, pageId, creator.id],
    ],
  );
  return { projectId, openingId, roleId, applications, records };
}

const call = (path: string, body: object, token: string) =>
  app.call(path, body, token).then(({ status }) => status);
const form = (path: string, fields: Record<string, string>, { token }: Person) =>
  app
    .http()
    .post(path)
    .set('Authorization', token)
    .field(fields)
    .then(({ status }) => status);
const job = (work: (signal: AbortSignal) => Promise<unknown>) =>
  work(new AbortController().signal).then(() => 200);
const leave = ({ token }: Person) => call('/user/account/delete', { password: PASSWORD }, token);
async function takeOver(id: string, from: Person, to: Person): Promise<number> {
  const status = await call('/user/pages/offerTransfer', { id, toId: to.id, password: PASSWORD }, from.token);
  if (status >= 500) return status;
  return call('/user/pages/answerTransfer', { id, accepts: true, password: PASSWORD }, to.token);
}
const ask = (members: readonly Person[]) => `ask ${members.map(({ name }) => `@${name}`).join(' ')}`;

const projectForm = (id: string) => ({
  ...{ id, version: '1', title: 'Renamed', summary: 'Still by everybody', about: '', status: 'active' },
  ...{ skills: '[]', links: '[]', isPublic: 'false' },
});

type Calls = Promise<number>[];
/** Each begins calls of one kind, on rows of the scene. */
const WRITES: Readonly<Record<string, (scene: Scene) => Calls>> = {
  'edits comments to mention somebody': ({ comments, commenters, creator, author }) =>
    comments.map((id, n) => {
      const mentions = [creator, author, commenters[(n + 1) % COMMENTERS]!];
      const comment = ask(mentions);
      return call(
        '/user/comments/update',
        { id, comment, mentions: mentions.map((m) => m.id) },
        commenters[n]!.token,
      );
    }),
  'edits comments': ({ comments, commenters }) =>
    comments.map((id, n) =>
      call('/user/comments/update', { id, comment: 'on second thoughts' }, commenters[n]!.token),
    ),
  'accepts answers': ({ posts, comments, author }) =>
    comments.map((commentId) =>
      call('/user/comments/acceptAnswer', { feedId: posts[0], commentId }, author.token),
    ),
  'deletes posts': ({ posts, polls, author }) =>
    [...posts, ...polls.map(({ id }) => id)].map((id) => call('/user/feeds/delete', { id }, author.token)),
  'marks all as read': ({ author, creator, commenters }) =>
    [author, author, creator, ...commenters].map(({ token }) =>
      call('/user/notifications/markRead', { all: true }, token),
    ),
  comments: ({ posts, commenters }) =>
    commenters.map(({ token }, n) =>
      call('/user/comments/create', { feedId: posts[n % 2], comment: 'more' }, token),
    ),
  replies: ({ posts, comments, commenters }) =>
    comments.map((parentId, n) =>
      call(
        '/user/comments/create',
        { feedId: posts[0], comment: 'quite', parentId },
        commenters[(n + 1) % COMMENTERS]!.token,
      ),
    ),
  'deletes comments': ({ comments, commenters }) =>
    comments.map((id, n) => call('/user/comments/delete', { id }, commenters[n]!.token)),
  'likes and unlikes': ({ posts, commenters }) =>
    commenters.map(({ token }, n) => call('/user/likes/toggleLike', { feedId: posts[n % 2] }, token)),
  'votes and withdraws': ({ polls, commenters }) =>
    commenters.flatMap(({ token }, n) =>
      polls.map(({ id, options }) =>
        call('/user/polls/vote', { feedId: id, options: n < 2 ? [] : options }, token),
      ),
    ),
  'edits polls': ({ polls, author }) =>
    polls.map(({ id }) => {
      const poll = { options: ['Yes', 'No'], multiple: true, hours: 1 };
      return form('/user/feeds/update', { id, feedData: JSON.stringify({ content: 'a', poll }) }, author);
    }),
  'closes polls': ({ polls, author }) =>
    polls.map(({ id }) => call('/user/polls/close', { feedId: id }, author.token)),
  'ends polls, and forgets votes': ({ polls }) => [
    app
      .rows(`UPDATE poll SET closes_at = now() - interval '91 days' WHERE post_id = $1`, [polls[0]!.id])
      .then(() => job((signal) => app.nest.get(PollsService).end(signal)))
      .then(() => job((signal) => app.nest.get(PollsService).forgetVotes(signal))),
  ],
  'saves and unsaves': ({ posts, commenters }) =>
    commenters.map(({ token }, n) =>
      call('/user/saved/set', { feedId: posts[0], saved: n % 2 === 0 }, token),
    ),
  'mutes posts': ({ posts, commenters }) =>
    commenters.map(({ token }, n) =>
      call('/user/notifications/mutePost', { feedId: posts[0], muted: n % 2 === 0 }, token),
    ),
  'edits a post to mention the page’s creator': ({ posts, author, creator, commenters }) =>
    posts.map((id) => {
      const mentions = [creator, commenters[0]!];
      const content = `<p>${ask(mentions)}</p>`;
      const feedData = JSON.stringify({ content, mentions: mentions.map((m) => m.id) });
      return form('/user/feeds/update', { id, feedData }, author);
    }),
  'posts on the page': ({ pageId, commenters, creator }) =>
    commenters.map((member) => {
      const content = `<p>${ask([creator])}</p>`;
      return form(
        '/user/feeds/create',
        { pageId, feedData: JSON.stringify({ content, mentions: [creator.id] }) },
        member,
      );
    }),
  'writes posts with topics': ({ commenters }) =>
    commenters.map((member, n) => {
      const content = n % 2 === 0 ? '<p>#apple #banana</p>' : '<p>#banana #apple</p>';
      return form('/user/feeds/create', { feedData: JSON.stringify({ content }) }, member);
    }),
  'hides topics, and finds and forgets them': () => [
    call('/admin/topics/hide', { key: 'apple', hidden: true, reason: 'a' }, administrator),
    call('/admin/topics/hide', { key: 'apple', hidden: false, reason: 'a' }, administrator),
    job((signal) => app.nest.get(TopicsService).readOlder(signal)),
    job((signal) => app.nest.get(TopicsService).forgetUnused(signal)),
  ],
  'sends, answers and forgets grievances': () => [
    call('/public/sendGrievance', { name: 'a', email: 'a@example.in', text: 'a' }, administrator),
    call('/admin/grievances/answer', { reference: 'AAAA-AAAA', answer: 'a' }, administrator),
    job((signal) => app.nest.get(GrievancesService).forget(signal)),
  ],
  'counts a month': () => [job((signal) => app.nest.get(TransparencyService).countMonths(signal))],
  'follows and unfollows': ({ pageId, commenters }) =>
    commenters.map(({ token }) => call('/user/pages/toggleFollow', { id: pageId }, token)),
  'sets the page’s bell': ({ pageId, commenters }) =>
    commenters.map(({ token }) => call('/user/pages/setBell', { id: pageId, on: true }, token)),
  'pins and unpins posts': ({ posts, creator }) =>
    posts.map((feedId, n) => {
      const until = n === 0 ? null : new Date(Date.now() + HOUR_MS).toISOString();
      return call('/user/pages/pinPost', { feedId, until }, creator.token);
    }),
  'makes and removes moderators of the page': ({ pageId, creator, commenters }) =>
    commenters.map((member, n) => {
      const role = { id: pageId, memberId: member.id, role: n < 6 ? 'moderator' : 'none' };
      return call('/user/pages/setRole', role, creator.token);
    }),
  'offers the page, withdraws and declines that': ({ pageId, creator, commenters }) =>
    commenters
      .slice(0, 3)
      .flatMap(({ id, token }) => [
        call('/user/pages/offerTransfer', { id: pageId, toId: id, password: PASSWORD }, creator.token),
        call('/user/pages/answerTransfer', { id: pageId, accepts: false }, token),
        call('/user/pages/offerTransfer', { id: pageId, toId: null }, creator.token),
      ]),
  'takes the page over, and gives it back': ({ pageId, creator, commenters }) =>
    commenters.slice(0, 2).map(async (member) => {
      await takeOver(pageId, creator, member);
      return takeOver(pageId, member, creator);
    }),
  'bans from the page, and lifts bans': ({ pageId, creator, commenters }) =>
    commenters.map(({ id }, n) => {
      const ban = { id: pageId, memberId: id, banned: n % 2 === 0, reason: 'Contended' };
      return call('/user/pages/setBan', ban, creator.token);
    }),
  'removes posts and comments from the page': ({ posts, comments, creator }) => [
    call('/user/pages/removePost', { id: posts[0], reason: 'Contended' }, creator.token),
    call('/user/pages/removeComment', { id: comments[1], reason: 'Contended' }, creator.token),
  ],
  'steps down as moderator of the page': ({ pageId, commenters }) =>
    commenters.slice(6).map(({ id, token }) => {
      return call('/user/pages/setRole', { id: pageId, memberId: id, role: 'none' }, token);
    }),
  'edits the page': ({ pageId, creator }) => [
    form('/user/pages/update', { id: pageId, title: 'Renamed', description: 'Still by everybody' }, creator),
  ],
  'deletes the page': ({ pageId, creator }) => [
    call('/user/pages/delete', { id: pageId }, creator.token).then(async (status) => {
      await job((signal) => app.nest.get(RemovedPurgeService).purge(signal));
      return status;
    }),
  ],
  'deletes the author’s account': ({ author }) => [leave(author)],
  'deletes the creator’s account': ({ creator }) => [leave(creator)],
  'deletes commenters’ accounts': ({ commenters }) => commenters.slice(0, 3).map(leave),
  'purges the author’s account': ({ author }) => [
    app
      .rows(`SELECT set_member_deleted($1, now() - interval '15 days')`, [author.id])
      .then(() => job((signal) => app.nest.get(AccountPurgeService).purge(signal))),
  ],
  'blocks, and removes what they did': ({ author, creator, commenters }) =>
    [author, creator].flatMap(({ token }) =>
      commenters
        .slice(0, 3)
        .map(({ id }) =>
          call('/user/safety/setRelation', { userId: id, relation: 'block', removeTheirs: true }, token),
        ),
    ),
  'removes and restores content': ({ posts, comments, pageId }) =>
    [
      ['Post', posts[0]],
      ['Comment', comments[0]],
      ['Page', pageId],
    ].map(async ([kind, id]) => {
      const removed = await call(`/admin/content/remove${kind}`, { id, reason: 'spam' }, administrator);
      const restored = await call(`/admin/content/restore${kind}`, { id }, administrator);
      return Math.max(removed, restored);
    }),
  'reports, decides and undoes it': ({ posts, comments, commenters }) =>
    [
      ['post', posts[0]],
      ['comment', comments[0]],
    ].map(async ([kind, id]) => {
      const reported = await call(
        '/user/safety/report',
        { kind, id, reason: 'spam' },
        commenters.at(-1)!.token,
      );
      const [found] = await app.rows<{ id: string; version: number }>(
        `SELECT id, version FROM review_case WHERE target_kind = $1 AND target_id = $2 AND state = 'open'`,
        [kind, id],
      );
      if (!found) return reported;
      const suspension = { measure: 'suspension', hideAll: kind === 'post' };
      const form = { ...found, outcome: 'violation', rule: 1, remove: true, ...suspension };
      const decided = await call('/admin/review/decide', form, administrator);
      const undone = await call('/admin/review/undo', { id: found.id }, administrator);
      return Math.max(reported, decided, undone);
    }),
  'reports a picture, which is hidden, and decides': ({ posts, commenters }) =>
    posts.slice(0, 2).map(async (id, n) => {
      const { token } = commenters[n]!;
      const reported = await call('/user/safety/report', { kind: 'post', id, reason: 'intimate' }, token);
      const [found] = await app.rows<{ id: string; version: number }>(
        `SELECT id, version FROM review_case WHERE target_kind = 'post' AND target_id = $1 AND state = 'open'`,
        [id],
      );
      if (!found) return reported;
      const form = { ...found, outcome: n === 0 ? 'send_help' : 'no_violation' };
      const decided = await call('/admin/review/decide', form, administrator);
      const undone = await call('/admin/review/undo', { id: found.id }, administrator);
      return Math.max(reported, decided, undone);
    }),
  'tells what was decided': () => [job((signal) => app.nest.get(DecisionsService).tell(signal))],
  'suspends a commenter': ({ commenters }) => [
    call(
      '/admin/users/setUserStatus',
      { id: commenters[0]!.id, status: 'suspended', reason: 'spam' },
      administrator,
    ),
  ],
  'changes profile, email and password': ({ author, commenters }) =>
    [author, ...commenters.slice(0, 3)].flatMap((member) => [
      form(
        '/user/profile/update',
        { name: 'Renamed', title: 'a', bio: 'b', collegeName: 'c', collegeYear: '2027' },
        member,
      ),
      call('/user/profile/updateCollege', { courseName: 'd' }, member.token),
      call('/user/profile/endWelcome', {}, member.token),
      call(
        '/user/account/changeEmail',
        { email: `moved.${member.id}@example.edu`, password: PASSWORD },
        member.token,
      ),
      call('/user/account/cancelEmailChange', {}, member.token),
      call('/user/account/setAge', { band: 'minor' }, member.token),
      call('/user/account/askGuardian', { email: `guardian.${member.id}@example.edu` }, member.token),
      call(
        '/user/account/changePassword',
        { currentPassword: PASSWORD, newPassword: 'mango pickle thunder' },
        member.token,
      ),
    ]),
  'signs in, and ends other sessions': ({ author, creator, commenters }) =>
    [author, creator, commenters[0]!].flatMap(({ email, token }) => [
      call('/user/auth/login', { emailOrPhone: email, password: PASSWORD }, ''),
      call('/user/account/endOtherSessions', {}, token),
    ]),
  'sets up two-step sign-in': ({ commenters }) =>
    commenters.flatMap(({ token }) => [
      call('/user/account/startTotp', { password: PASSWORD }, token),
      call('/user/account/removeTotp', { password: PASSWORD }, token),
    ]),
  'saves openings, and applies': ({ openingId, roleId, commenters }) =>
    commenters.flatMap(({ token }) => [
      call('/user/openings/toggleSave', { id: openingId }, token),
      ...[openingId, roleId].map((id) =>
        call(
          '/user/applications/apply',
          {
            ...{ openingId: id, note: 'I would like to learn it. '.repeat(3), answers: [], links: [] },
            ...{ shareEmail: false, sharePhone: false },
          },
          token,
        ),
      ),
    ]),
  'accepts offers, also of roles': ({ applications }) =>
    applications
      .filter(({ state }) => state === 'offered')
      .map(({ id, by }) =>
        call('/user/applications/setState', { id, from: 'offered', to: 'accepted' }, by.token),
      ),
  'answers applicants, who write and withdraw': ({ applications, creator }) =>
    applications.flatMap(({ id, by, state }, n) => [
      call('/user/applications/get', { id }, creator.token),
      call('/user/applications/setState', { id, from: state, to: 'declined' }, creator.token),
      call('/user/applications/sendMessage', { id, body: 'When would it be?' }, by.token),
      ...(n % 2 === 0
        ? [call('/user/applications/setState', { id, from: state, to: 'withdrawn' }, by.token)]
        : []),
    ]),
  'posts an internship, which is approved, and takes that back': ({ pageId, creator }) => [
    (async () => {
      const pay = { kind: 'internship', pageId, stipendMin: 4_000, stipendMax: 5_000 };
      const posted = await app.call('/user/openings/create', { ...WORK, ...pay }, creator.token);
      const id = (posted.body as { data?: { id: string } }).data?.id;
      const [found] = await app.rows<{ id: string; version: number }>(
        `SELECT id, version FROM review_case WHERE target_kind = 'opening' AND target_id = $1 AND state = 'open'`,
        [id ?? null],
      );
      if (!found) return posted.status;
      const decided = await call('/admin/review/decide', { ...found, outcome: 'approve' }, administrator);
      const undone = await call('/admin/review/undo', { id: found.id }, administrator);
      return Math.max(posted.status, decided, undone);
    })(),
  ],
  'edits, closes and deletes openings': ({ openingId, roleId, creator, author }) => [
    call('/user/openings/update', { ...WORK, id: openingId, version: '1' }, creator.token),
    call('/user/openings/close', { id: openingId }, creator.token),
    call('/user/openings/update', { ...WORK, id: roleId, version: '1' }, author.token),
    call('/user/openings/delete', { id: roleId }, author.token),
  ],
  'removes and restores openings and projects': ({ openingId, projectId }) =>
    [
      ['Opening', openingId],
      ['Project', projectId],
    ].map(async ([kind, id]) => {
      const removed = await call(`/admin/content/remove${kind}`, { id, reason: 'spam' }, administrator);
      const restored = await call(`/admin/content/restore${kind}`, { id }, administrator);
      return Math.max(removed, restored);
    }),
  'joins, leaves and clears a team': ({ projectId, author, commenters }) => [
    ...commenters
      .slice(6)
      .map(({ token }) => call('/user/projects/join', { id: projectId, code: CODE, role: 'Joiner' }, token)),
    call('/user/projects/leave', { id: projectId }, commenters[3]!.token),
    call('/user/projects/removeMember', { id: projectId, memberId: commenters[4]!.id }, author.token),
  ],
  'edits the project, posts about it, and renews its link': ({ projectId, author, commenters }) => [
    form('/user/projects/update', projectForm(projectId), author),
    call('/user/projects/renewCode', { id: projectId }, author.token),
    ...[author, ...commenters.slice(3, 6)].map((member) =>
      form(
        '/user/feeds/create',
        { projectId, feedData: JSON.stringify({ content: '<p>It moves</p>' }) },
        member,
      ),
    ),
  ],
  'deletes the project': ({ projectId, author }) => [
    call('/user/projects/delete', { id: projectId }, author.token),
  ],
  'issues records': ({ records, creator }) =>
    records.map(({ applicationId }) => {
      const days = { from: dayInIndia(-9), to: dayInIndia(-1) };
      const work = { applicationId, role: 'Helper', done: 'What was done, by hand', hours: 4, ...days };
      return call('/user/records/issue', work, creator.token);
    }),
  'accepts and refuses records': ({ records }) =>
    records.flatMap(({ serial, by }) =>
      [true, false].map((accept) => call('/user/records/answer', { serial, accept }, by.token)),
    ),
  'revokes records, also in the console': ({ records, creator }) =>
    records.flatMap(({ serial }) => [
      call('/user/records/revoke', { serial, reason: 'Wrong dates' }, creator.token),
      call('/admin/content/revokeRecord', { serial, reason: 'No such club' }, administrator),
    ]),
  'removes records': ({ records }) =>
    records.map(({ serial, by }) => call('/user/records/remove', { serial }, by.token)),
  'suspends who issued records': ({ creator }) => [
    call(
      '/admin/users/setUserStatus',
      { id: creator.id, status: 'suspended', reason: 'spam' },
      administrator,
    ),
  ],
  // Often, to meet what purges.
  'ends applications': () => [
    job(async (signal) => {
      for (let n = 0; n < 20; n += 1) await app.nest.get(ApplicationEndsService).run(signal);
    }),
  ],
  'runs the jobs that forget and push': () => [
    job((signal) => app.nest.get(NotificationsService).forgetOld(signal)),
    job(async () => {
      while (await app.nest.get(PushRepository).queueForBells());
      await app.rows(
        'UPDATE push_outbox SET waiting = false, sent_at = NULL WHERE id IN (SELECT id FROM push_outbox FOR UPDATE SKIP LOCKED)',
      );
      await app.nest.get(PushRepository).forgetOld();
    }),
    job(() => app.nest.get(IdempotencyService).expire()),
    job(() => app.nest.get(SessionsRepository).forgetExpired()),
  ],
};

const NAMES = Object.keys(WRITES);
/** Those in which faults were found: ten times as many rounds. */
const FOUND = [
  ['edits comments to mention somebody', 'deletes posts'],
  ['marks all as read', 'deletes posts'],
  ['offers the page, withdraws and declines that', 'blocks, and removes what they did'],
  ['deletes the page', 'ends applications'],
  ['deletes the creator’s account', 'answers applicants, who write and withdraw'],
];

it.each(NAMES)('who %s is not refused, alone', async (name) => {
  const statuses = await Promise.all(WRITES[name]!(await prepare()));
  expect(statuses.some((status) => status < 300)).toBe(true);
});

describe.each(NAMES)('whoever %s meets nobody in a circle', (name) => {
  it.each(NAMES.slice(NAMES.indexOf(name)))(
    'who %s',
    async (other) => {
      const isFound = FOUND.some((pair) => pair.includes(name) && pair.includes(other) && name !== other);
      for (let round = runs(1) * (isFound ? 10 : 1); round > 0; round -= 1) {
        const scene = await prepare();
        const statuses = await Promise.all([...WRITES[name]!(scene), ...WRITES[other]!(scene)]);
        expect(statuses.filter((status) => status >= 500)).toEqual([]);
        answers += statuses.length;
      }
    },
    HOUR_MS,
  );
});

it('had a large database where it ran at full length', () => {
  expect(SIZE.posts).toBe(runs(1) < FULL ? 10_000 * runs(1) : 200_000);
});
