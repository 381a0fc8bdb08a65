import type { CommentDto } from '../src/modules/comments/comments.dto.js';
import type { FeedDto } from '../src/modules/feeds/feeds.dto.js';
import { startApp, type TestApp } from './support/app.js';
import {
  joinMember,
  makePage,
  PASSWORD,
  signIn,
  signInAdministrator,
  writePost,
  type TestMember,
} from './support/factories.js';
import { told } from './support/notifications.js';
import { unzip } from './support/unzip.js';

let app: TestApp;
let asker: TestMember;
let helper: TestMember;
let administrator: string;
beforeAll(async () => {
  app = await startApp();
  asker = await joinMember(app, { name: 'Asha Rao' });
  helper = await joinMember(app, { name: 'Helper Singh' });
  administrator = await signInAdministrator(app);
});
afterAll(() => app.close());

const TITLE = 'Why does my op-amp saturate?';
const TEXT = JSON.stringify({ content: '<p>It is stuck at the rail.</p>' });

function send(call: 'create' | 'update', fields: Record<string, string>, member = asker, key?: string) {
  const form = app.http().post(`/user/feeds/${call}`).set('Authorization', member.token);
  if (key !== undefined) form.set('Idempotency-Key', key);
  return form.field({ feedData: TEXT, ...fields });
}
async function write(fields: Record<string, string>, member = asker): Promise<FeedDto> {
  return (await send('create', fields, member).expect(201)).body.data;
}
const ask = (title = TITLE, member = asker) => write({ kind: 'question', title }, member);
const writeArticle = (fields: Record<string, string> = {}) =>
  write({ kind: 'article', title: 'How we built a robot in a week', ...fields });
async function reply(feedId: string, member = helper): Promise<string> {
  const body = { feedId, comment: 'Lower the gain' };
  return (await app.call('/user/comments/create', body, member.token).expect(201)).body.data.id;
}
const accept = (feedId: string, commentId: string | null, member = asker) =>
  app.call('/user/comments/acceptAnswer', { feedId, commentId }, member.token);
async function answerOf(feedId: string, member = asker): Promise<CommentDto | null> {
  return (await app.call('/user/comments/getAnswer', { feedId }, member.token).expect(200)).body.data;
}
async function read(id: string, member = asker): Promise<FeedDto> {
  return (await app.call('/user/feeds/getFeedById', { id }, member.token).expect(200)).body.data;
}
async function listed(body: object, member = asker): Promise<string[]> {
  const answer = await app.call('/user/feeds/getTitled', { limit: 50, ...body }, member.token).expect(200);
  return answer.body.data.feeds.map(({ id }: FeedDto) => id);
}
const unanswered = (member = asker) => listed({ kind: 'question', filter: 'unanswered' }, member);
const relate = (member: TestMember, other: TestMember, relation: string) =>
  app.call('/user/safety/setRelation', { userId: other.id, relation }, member.token).expect(200);
const answersTold = async (member: TestMember) =>
  (await told(app, member)).notifications.filter(({ kind }) => kind === 'answer');

describe('a title', () => {
  it.each([
    ['post', undefined, 201],
    ['post', TITLE, 400],
    [undefined, TITLE, 400],
    ['question', undefined, 400],
    ['article', undefined, 400],
    ['question', 'Too short', 400],
    ['question', 'Just enough', 201],
    ['question', '  ten chars ', 400],
    ['article', 'अ'.repeat(150), 201],
    ['article', 'a'.repeat(151), 400],
    ['question', 'Two lines\nof one title', 400],
    ['question', 'Backwards \u202e title', 400],
    ['poll', TITLE, 400],
  ])('of the kind %s, %j is answered %i', async (kind, title, status) => {
    const fields = { ...(kind === undefined ? {} : { kind }), ...(title === undefined ? {} : { title }) };
    const { body } = await send('create', fields).expect(status);
    if (status === 400) expect(Object.keys(body.errors)).toEqual([kind === 'poll' ? 'kind' : 'title']);
    else expect(body.data).toMatchObject({ kind: kind ?? 'post', title: title ?? null });
  });

  it('stays when an edit leaves it out, changes with it, and counts as an edit', async () => {
    const question = await ask();
    const kept = (await send('update', { id: question.id }).expect(200)).body.data;
    expect(kept).toMatchObject({ kind: 'question', title: TITLE, version: question.version, editedAt: null });
    const title = 'Why does it saturate at once?';
    const changed = (await send('update', { id: question.id, title }).expect(200)).body.data;
    expect(changed).toMatchObject({ title, editedAt: expect.any(String) });
    expect(changed.version).not.toBe(question.version);
    await send('update', { id: question.id, title: TITLE, version: question.version }).expect(409);
    await send('update', { id: question.id, kind: 'article' }).expect(400);
    const post = await writePost(app, asker);
    await send('update', { id: post.id, title }).expect(400);
  });

  it('is stored and answered as text, whatever it says', async () => {
    const title = '<img src=x onerror=alert(1)> & "quotes"';
    expect(await read((await ask(title)).id)).toMatchObject({ title });
  });

  it('belongs to what an idempotency key stands for', async () => {
    const fields = { kind: 'question', title: TITLE };
    const first = await send('create', fields, asker, 'ask-once').expect(201);
    const again = await send('create', fields, asker, 'ask-once').expect(201);
    expect(again.body.data.id).toBe(first.body.data.id);
    await send('create', { ...fields, title: `${TITLE} And why?` }, asker, 'ask-once').expect(422);
    await send('create', { ...fields, kind: 'article' }, asker, 'ask-once').expect(422);
  });

  it('is found by search and by the console, in any case', async () => {
    const { id } = await ask('Which Zeppelin simulator runs on Linux?');
    const found = await app.call('/user/search/find', { q: 'ZEPPELIN', kind: 'posts' }, helper.token);
    expect(found.body.data.posts.items).toEqual([expect.objectContaining({ id, kind: 'question' })]);
    const posts = await app
      .call('/admin/content/getPosts', { search: 'pelin sim' }, administrator)
      .expect(200);
    expect(posts.body.data).toEqual([
      expect.objectContaining({ id, title: 'Which Zeppelin simulator runs on Linux?' }),
    ]);
    await app.call('/admin/content/removePost', { id, reason: 'a' }, administrator).expect(200);
    const removed = { search: 'zeppelin', removed: true };
    const gone = await app.call('/admin/content/getPosts', removed, administrator).expect(200);
    expect(gone.body.data).toEqual([expect.objectContaining({ id })]);
  });

  it('is shown by the case about the post', async () => {
    const { id } = await ask();
    const report = { kind: 'post', id, reason: 'spam' };
    await app.call('/user/safety/report', report, helper.token).expect(201);
    const [row] = await app.rows<{ id: string }>('SELECT id FROM review_case WHERE target_id = $1', [id]);
    const shown = await app.call('/admin/review/getCase', { id: row!.id }, administrator).expect(200);
    expect(shown.body.data.content.title).toBe(TITLE);
    expect(shown.body.data.excerpt).toBe(TITLE);
  });
});

describe('a list', () => {
  it('has questions or articles, newest first: all, the unanswered, or one’s own', async () => {
    const [first, second, others] = [await ask(), await ask(), await ask(TITLE, helper)];
    const article = await writeArticle();
    await accept(first.id, await reply(first.id)).expect(200);
    const all = await listed({ kind: 'question' });
    expect(all.slice(0, 3)).toEqual([others.id, second.id, first.id]);
    expect((await unanswered()).slice(0, 2)).toEqual([others.id, second.id]);
    expect(await unanswered()).not.toContain(first.id);
    expect(await listed({ kind: 'question', filter: 'mine' }, helper)).toEqual([others.id]);
    expect((await listed({ kind: 'article' }))[0]).toBe(article.id);
    await app
      .call('/user/feeds/getTitled', { kind: 'article', filter: 'unanswered' }, asker.token)
      .expect(400);
    await app.call('/user/feeds/getTitled', {}, asker.token).expect(400);
  });

  it('is paged like the feed', async () => {
    for (let n = 0; n < 3; n += 1) await ask(`How do I solder number ${n}?`, helper);
    const body = { kind: 'question', filter: 'mine', limit: 2, page: 2 };
    const { data } = (await app.call('/user/feeds/getTitled', body, helper.token).expect(200)).body;
    expect(data.feeds).toHaveLength(2);
    expect(data).toMatchObject({
      userId: helper.id,
      pagination: {
        total: 4,
        totalPages: 2,
        currentPage: 2,
        limit: 2,
        hasNextPage: false,
        hasPrevPage: true,
      },
    });
    const past = await app.call('/user/feeds/getTitled', { ...body, page: 9 }, helper.token).expect(200);
    expect(past.body.data).toMatchObject({ feeds: [], pagination: { total: 4 } });
  });

  it('finds what is like the typed title, the most alike first, and takes % and _ as they are', async () => {
    const near = await ask('How do I debounce a push button on Arduino?');
    const far = await ask('Where in the hostel is the Arduino workshop?');
    const found = await listed({ kind: 'question', search: 'debounce a button on an arduino' });
    expect(found[0]).toBe(near.id);
    expect(await listed({ kind: 'question', search: 'ARDUINO' })).toEqual(
      expect.arrayContaining([near.id, far.id]),
    );
    expect(await listed({ kind: 'article', search: 'arduino' })).toEqual([]);
    expect(await listed({ kind: 'question', search: 'a%o' })).not.toContain(near.id);
    expect(await listed({ kind: 'question', search: 'quaternions' })).toEqual([]);
  });

  it('has nothing of a member whom the viewer conceals', async () => {
    const [viewer, muted] = [await joinMember(app), await joinMember(app)];
    const { id } = await ask('How long does the mess stay open?', muted);
    expect(await listed({ kind: 'question', search: 'mess stay' }, viewer)).toEqual([id]);
    await relate(viewer, muted, 'mute');
    expect(await listed({ kind: 'question' }, viewer)).not.toContain(id);
    expect(await unanswered(viewer)).not.toContain(id);
    expect(await listed({ kind: 'question', search: 'mess stay' }, viewer)).toEqual([]);
  });
});

describe('an answer', () => {
  it('is accepted by who asked, changed, and taken back; everybody sees it', async () => {
    const { id } = await ask();
    const [one, two] = [await reply(id), await reply(id)];
    expect(await answerOf(id)).toBeNull();
    expect((await read(id)).answerId).toBeNull();
    expect((await accept(id, one).expect(200)).body.data).toEqual({ answerId: one });
    expect((await read(id, helper)).answerId).toBe(one);
    expect(await answerOf(id, helper)).toMatchObject({
      id: one,
      comment: 'Lower the gain',
      User: { id: helper.id },
    });
    await accept(id, two).expect(200);
    expect(await answerOf(id)).toMatchObject({ id: two });
    expect(await unanswered()).not.toContain(id);
    await accept(id, null).expect(200);
    await accept(id, null).expect(200);
    expect((await read(id)).answerId).toBeNull();
    expect(await unanswered()).toContain(id);
  });

  it('is only a comment on that question, and only a question has one', async () => {
    const [question, other] = [await ask(), await ask()];
    const article = await writeArticle();
    const elsewhere = await reply(other.id);
    await accept(question.id, elsewhere).expect(404);
    for (const id of ['999999', 'abc']) await accept(question.id, id).expect(404);
    await accept(article.id, await reply(article.id)).expect(400);
    await accept(question.id, await reply(question.id), helper).expect(403);
    await app.call('/user/comments/acceptAnswer', { feedId: question.id }, asker.token).expect(400);
    expect((await read(question.id)).answerId).toBeNull();
  });

  it('is told to the asker as an answer; a comment on a post, and a reply to an answer, are comments', async () => {
    const owner = await joinMember(app);
    const [question, post] = [await ask(TITLE, owner), await write({}, owner)];
    const news = async () =>
      (await told(app, owner)).notifications.map(({ kind, feedId, isAnswer }) => [kind, feedId, isAnswer]);
    const answerId = await reply(question.id);
    await reply(post.id);
    const ofPost = ['comment', post.id, false];
    expect(await news()).toEqual([ofPost, ['comment', question.id, true]]);
    await app
      .call(
        '/user/comments/create',
        { feedId: question.id, comment: 'By how much?', parentId: answerId },
        (await joinMember(app)).token,
      )
      .expect(201);
    expect(await news()).toEqual([ofPost, ['comment', question.id, false]]);
  });

  it('tells its author once, however often it is accepted', async () => {
    const author = await joinMember(app);
    const { id } = await ask();
    const comment = await reply(id, author);
    await accept(id, comment).expect(200);
    expect(await answersTold(author)).toEqual([
      expect.objectContaining({
        ...{ feedId: id, commentId: comment, excerpt: TITLE, comment: 'Lower the gain', isRead: false },
        actors: [expect.objectContaining({ id: asker.id })],
      }),
    ]);
    const [note] = await answersTold(author);
    await app.call('/user/notifications/markRead', { ids: [note!.id] }, author.token).expect(200);
    await app.rows(`UPDATE notification SET at = at - interval '1 day' WHERE kind = 'answer'`);
    await accept(id, null).expect(200);
    expect(await answersTold(author)).toEqual([]);
    await accept(id, comment).expect(200);
    expect(await answersTold(author)).toEqual([expect.objectContaining({ isRead: true })]);
  });

  it.each(['their own', 'muted post', 'muted asker', 'switched off'])('tells nobody: %s', async (why) => {
    const author = why === 'their own' ? asker : await joinMember(app);
    const { id } = await ask();
    const comment = await reply(id, author);
    if (why === 'muted post') {
      const mute = { feedId: id, muted: true };
      await app.call('/user/notifications/mutePost', mute, author.token).expect(200);
    }
    if (why === 'muted asker') await relate(author, asker, 'mute');
    if (why === 'switched off') {
      const off = { changes: [{ kind: 'answer', site: false }] };
      await app.call('/user/notifications/setSettings', off, author.token).expect(200);
    }
    await accept(id, comment).expect(200);
    expect(await answersTold(author)).toEqual([]);
  });

  it('that is hidden reads as none, and returns with its comment', async () => {
    const author = await joinMember(app);
    const { id } = await ask();
    const comment = await reply(id, author);
    await accept(id, comment).expect(200);
    const isAnswered = async () => {
      const [post, answer, open] = [await read(id), await answerOf(id), await unanswered()];
      const says = new Set([post.answerId === comment, answer?.id === comment, !open.includes(id)]);
      expect([...says]).toHaveLength(1);
      return [...says][0];
    };
    expect(await isAnswered()).toBe(true);
    await app.call('/admin/content/removeComment', { id: comment, reason: 'a' }, administrator).expect(200);
    expect(await isAnswered()).toBe(false);
    await app.call('/admin/content/restoreComment', { id: comment }, administrator).expect(200);
    expect(await isAnswered()).toBe(true);
    await app.call('/user/account/delete', { password: PASSWORD }, author.token).expect(200);
    expect(await isAnswered()).toBe(false);
    const back = { emailOrPhone: author.email, password: PASSWORD };
    await app.call('/user/account/restore', back).expect(200);
    expect(await isAnswered()).toBe(true);
    const token = await signIn(app, author.email);
    await app.call('/user/comments/delete', { id: comment }, token).expect(200);
    expect(await isAnswered()).toBe(false);
    expect(await app.rows('SELECT 1 FROM accepted_answer WHERE post_id = $1', [id])).toEqual([]);
  });

  it('of a member whom the viewer conceals reads as none to them alone, and the asker cannot accept it', async () => {
    const [viewer, author] = [await joinMember(app), await joinMember(app)];
    const { id } = await ask();
    const comment = await reply(id, author);
    await accept(id, comment).expect(200);
    await relate(viewer, author, 'block');
    expect(await answerOf(id, viewer)).toBeNull();
    expect((await read(id, viewer)).answerId).toBeNull();
    expect((await read(id)).answerId).toBe(comment);
    const question = await ask(TITLE, viewer);
    await relate(viewer, author, 'none');
    const theirs = await reply(question.id, author);
    await relate(viewer, author, 'mute');
    await accept(question.id, theirs, viewer).expect(404);
  });

  it('is one, whichever of eight tabs is last', async () => {
    const { id } = await ask();
    const comments = await Promise.all(Array.from({ length: 8 }, () => reply(id)));
    const author = { id: helper.id, token: helper.token };
    await Promise.all(
      [
        ...comments.map((comment) => accept(id, comment).expect(200)),
        ...comments
          .slice(4)
          .map((comment) => app.call('/user/comments/delete', { id: comment }, author.token).expect(200)),
      ].map((call) => Promise.resolve(call).catch(() => undefined)),
    );
    const [row] = await app.rows<{ kept: string | null; shown: string | null }>(
      `SELECT a.comment_id AS kept, p.answer_id AS shown FROM post p LEFT JOIN accepted_answer a ON a.post_id = p.id WHERE p.id = $1`,
      [id],
    );
    expect(row!.shown).toBe(row!.kept);
    expect(comments.slice(0, 4).concat('null')).toContain(String(row!.kept));
  });
});

describe('an article', () => {
  const visit = (id: string) => app.call('/public/getArticle', { id });

  it('is read by everybody with the link while its author wants it, without what members do', async () => {
    const page = await makePage(app, asker);
    const article = await writeArticle({ isPublic: 'true', pageId: page });
    expect(article.isPublic).toBe(true);
    expect((await visit(article.id).expect(200)).body).toEqual({
      success: true,
      data: {
        ...{ id: article.id, title: article.title, createdAt: article.createdAt, editedAt: null, images: [] },
        ...{
          content: '<p>It is stuck at the rail.</p>',
          author: 'Asha Rao',
          page: 'Nakshatra Robotics Club',
        },
      },
    });
    const hidden = await send('update', { id: article.id, isPublic: 'false' }).expect(200);
    expect(hidden.body.data).toMatchObject({ isPublic: false, editedAt: null });
    await visit(article.id).expect(404);
  });

  it('is missing for visitors unless it is public; so is everything else', async () => {
    const article = await writeArticle();
    const removed = await writeArticle({ isPublic: 'true' });
    await app.call('/admin/content/removePost', { id: removed.id, reason: 'a' }, administrator).expect(200);
    const ids = [article.id, removed.id, (await ask()).id, (await writePost(app, asker)).id, '999999', 'abc'];
    const answers = await Promise.all(ids.map((id) => visit(id).expect(404)));
    expect(new Set(answers.map(({ body }) => body.message)).size).toBe(1);
  });

  it('alone can be public', async () => {
    await send('create', { isPublic: 'true' }).expect(400);
    await send('create', { kind: 'question', title: TITLE, isPublic: 'true' }).expect(400);
    await send('create', { kind: 'article', title: TITLE, isPublic: 'yes' }).expect(400);
    const post = await writePost(app, asker);
    await send('update', { id: post.id, isPublic: 'true' }).expect(400);
  });
});

it('the export says what is a question or an article, and which answers were accepted', async () => {
  const [author, other] = [await joinMember(app), await joinMember(app)];
  const question = await ask(TITLE, author);
  const theirs = await reply(question.id, author);
  await accept(question.id, theirs, author).expect(200);
  await reply(question.id, other);
  const answer = await app.call('/user/account/export', {}, author.token).responseType('blob').expect(200);
  const files = await unzip(answer.body as Buffer);
  expect(JSON.parse(files.get('posts.json')!.toString())).toEqual([
    expect.objectContaining({ kind: 'question', title: TITLE, isPublic: false, answerId: theirs }),
  ]);
  expect(JSON.parse(files.get('comments.json')!.toString())).toEqual([
    expect.objectContaining({ isAcceptedAnswer: true }),
  ]);
});

it('a call that sends no new field gets the answer of before, and six fields more', async () => {
  const post = await writePost(app, asker);
  const { kind, title, isPublic, answerId, ...before } = post;
  expect({ kind, title, isPublic, answerId }).toEqual({
    kind: 'post',
    title: null,
    isPublic: false,
    answerId: null,
  });
  expect(Object.keys(before).sort()).toEqual(
    [
      ...['Page', 'Project', 'User', 'comments', 'createdAt', 'editedAt', 'feedData', 'id'],
      ...['isLiked', 'isSaved', 'like', 'mentions', 'poll', 'topics', 'version'],
    ].sort(),
  );
});
