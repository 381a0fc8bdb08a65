import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { DEFAULT_LIMIT } from '../src/common/pagination.dto.js';
import { currentRequest } from '../src/common/request-context.js';
import { startApp, type TestApp } from './support/app.js';
import { joinMember, makePage, photo, writePost, type TestMember } from './support/factories.js';

/**
 * What the most frequent calls ask of PostgreSQL. A round trip costs a request as much as all of its validation, so this list
 * makes one more of them visible in a review.
 */
let app: TestApp;
let member: TestMember;
let author: TestMember;
let feedId: string;
/** A page of the member, and one of somebody else. */
let pageId: string;
let otherPageId: string;
/** The statements since the call under test began; undefined between such calls. */
let seen: string[] | undefined;

type Query = (config: string | { name?: string; text?: string }, ...rest: unknown[]) => unknown;
const query = Reflect.get(pg.Client.prototype, 'query') as Query;

beforeAll(async () => {
  app = await startApp();
  author = await joinMember(app);
  member = await joinMember(app);
  feedId = (await writePost(app, author)).id;
  await writePost(app, author, '<p>#trips</p>');
  pageId = await makePage(app, member);
  otherPageId = await makePage(app, author, 'Chess circle');
  const apply = (target: Query, client: unknown, parameters: Parameters<Query>) => {
    // Jobs and polls of the same process belong to no request.
    if (currentRequest()) seen?.push(nameOf(parameters[0]));
    return Reflect.apply(target, client, parameters);
  };
  Reflect.set(pg.Client.prototype, 'query', new Proxy(query, { apply }));
});
afterAll(async () => {
  Reflect.set(pg.Client.prototype, 'query', query);
  await app.close();
});

function nameOf(config: Parameters<Query>[0]): string {
  return typeof config === 'string' ? config : (config.name ?? config.text ?? '');
}

/** The names of the statements that a call sends to PostgreSQL, each a round trip. */
async function tripsOf(call: PromiseLike<unknown>): Promise<string[]> {
  seen = [];
  await call;
  const trips = seen;
  seen = undefined;
  return trips;
}

function isSuccess({ status, text }: { status: number; text: string }) {
  if (status >= 300) throw new Error(`${status} ${text}`);
}

function comment(fields: object = {}, key?: string) {
  const call = app.call('/user/comments/create', { feedId, comment: 'So true!', ...fields }, member.token);
  if (key) call.set('Idempotency-Key', key);
  return call.expect(isSuccess);
}

function post(fields: Record<string, string> = {}, key?: string) {
  const form = app.http().post('/user/feeds/create').set('Authorization', member.token);
  if (key) form.set('Idempotency-Key', key);
  return form
    .field({ feedData: JSON.stringify({ content: '<p>Who has notes?</p>' }), ...fields })
    .expect(201);
}

const MEMBER_READS = ['session_find'];
const MEMBER_WRITES = ['session_find', 'limit_hit'];
// A form may take long to arrive, so the session is checked again afterwards.
const FORM = [...MEMBER_WRITES, 'session_find'];

describe('the round trips to PostgreSQL', () => {
  it('of a reply: one more, which finds what it replies to', async () => {
    const { body } = await comment();
    expect(await tripsOf(comment({ parentId: body.data.id }))).toEqual([
      ...MEMBER_WRITES,
      'comment_parent',
      'comment_insert_reply',
    ]);
  });

  it.each<[string, () => object, string[]]>([
    ['/user/feeds/getAllFeeds', () => ({ page: 1 }), [...MEMBER_READS, `feed_everybody_${DEFAULT_LIMIT}`]],
    ['/user/feeds/getFollowing', () => ({ page: 1 }), [...MEMBER_READS, `feed_following_${DEFAULT_LIMIT}`]],
    ['/user/feeds/getPopular', () => ({ page: 1 }), [...MEMBER_READS, `feed_popular_${DEFAULT_LIMIT}`]],
    [
      '/user/topics/getPosts',
      () => ({ topic: 'trips', page: 1 }),
      [...MEMBER_READS, `feed_topic_${DEFAULT_LIMIT}`],
    ],
    ['/user/topics/getTopics', () => ({ search: 'tri' }), [...MEMBER_READS, 'topics_suggested']],
    ['/user/feeds/getFeedById', () => ({ id: feedId }), [...MEMBER_READS, 'post_by_id']],
    ['/user/likes/getFeedLikes', () => ({ feedId, page: 1 }), [...MEMBER_READS, 'like_page']],
    ['/user/likes/getFaces', () => ({ feedIds: [feedId] }), [...MEMBER_READS, 'like_faces']],
    ['/user/comments/getFeedComments', () => ({ feedId, page: 1 }), [...MEMBER_READS, 'comment_page']],
    [
      '/user/comments/getFeedComments',
      () => ({ feedId, threads: true }),
      [...MEMBER_READS, 'comment_threads'],
    ],
    ['/user/notifications/getUnread', () => ({}), [...MEMBER_READS, 'notification_badge']],
    ['/user/profile/get', () => ({}), [...MEMBER_READS, 'profile_by_id']],
    [
      '/user/openings/getOpenings',
      () => ({ kind: 'internship', page: 1 }),
      [...MEMBER_READS, `opening_list_newest_${DEFAULT_LIMIT}`],
    ],
    [
      '/user/applications/getBoard',
      () => ({}),
      [...MEMBER_READS, 'application_saved_openings', 'application_board'],
    ],
    ['/user/likes/toggleLike', () => ({ feedId }), [...MEMBER_WRITES, 'like_toggle']],
    ['/user/comments/create', () => ({ feedId, comment: 'So true!' }), [...MEMBER_WRITES, 'comment_insert']],
    ['/user/saved/set', () => ({ feedId, saved: true }), [...MEMBER_WRITES, 'saved_post_add']],
    [
      '/user/pages/toggleFollow',
      () => ({ id: otherPageId }),
      [...MEMBER_WRITES, 'page_relation', 'follow_toggle'],
    ],
  ])('%s', async (path, body, trips) => {
    expect(await tripsOf(app.call(path, body(), member.token).expect(isSuccess))).toEqual(trips);
  });

  it('of a vote: one, and of a post with a poll: its transaction', async () => {
    const poll = { options: ['Yes', 'No'], multiple: false, hours: 1 };
    const feedData = JSON.stringify({ content: '<p>Who has notes?</p>', poll });
    const created = post({ feedData });
    expect(await tripsOf(created)).toEqual([
      ...[...FORM, 'BEGIN', 'post_insert', 'poll_insert', 'post_by_id', 'COMMIT'],
    ]);
    const { data } = (await created).body;
    const vote = { feedId: data.id, options: [data.poll.options[0].id] };
    expect(await tripsOf(app.call('/user/polls/vote', vote, member.token).expect(isSuccess))).toEqual([
      ...MEMBER_WRITES,
      'poll_vote',
    ]);
  });

  it('of a text post', async () => {
    expect(await tripsOf(post())).toEqual([...FORM, 'post_insert']);
  });

  it('of a post and a comment that mention somebody: one more, which finds whom they may mention', async () => {
    const content = `<p>@${author.name}</p>`;
    expect(await tripsOf(post({ feedData: JSON.stringify({ content, mentions: [author.id] }) }))).toEqual([
      ...FORM,
      'mention_reachable',
      'post_insert',
    ]);
    const trips = await tripsOf(comment({ comment: `@${author.name}`, mentions: [author.id] }));
    expect(trips).toEqual([...MEMBER_WRITES, 'mention_reachable', 'comment_insert']);
  });

  it('of a post with a picture: nothing is discarded when everything is attached', async () => {
    const picture = await photo(100, 100);
    const form = app.http().post('/user/feeds/create').set('Authorization', member.token);
    const trips = await tripsOf(form.field('feedData', '{}').attach('images', picture, 'a.jpg').expect(201));
    expect(trips).toContain('media_attach_to_post');
    expect(trips).not.toContain('media_discard_pending');
  });

  it('of a text post on a page', async () => {
    expect(await tripsOf(post({ pageId }))).toEqual([...FORM, 'page_relation', 'post_insert']);
  });

  it('of a comment with an idempotency key, and of its repetition', async () => {
    const key = randomUUID();
    const trips = ['session_find', 'idempotency_find', 'limit_hit'];
    expect(await tripsOf(comment({}, key))).toEqual([...trips, 'comment_insert']);
    expect(await tripsOf(comment({}, key))).toEqual([...trips, 'comment_by_id']);
  });

  it('of a text post with an idempotency key, and of its repetition', async () => {
    const key = randomUUID();
    const trips = ['session_find', 'idempotency_find', 'limit_hit', 'session_find'];
    expect(await tripsOf(post({}, key))).toEqual([...trips, 'post_insert']);
    expect(await tripsOf(post({}, key))).toEqual([...trips, 'post_by_id']);
  });
});
