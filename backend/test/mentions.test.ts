import { startApp, type TestApp } from './support/app.js';
import {
  follow,
  joinMember,
  makePage,
  PASSWORD,
  signInAdministrator,
  type TestMember,
} from './support/factories.js';
import { badge, told } from './support/notifications.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const call = (member: TestMember, path: string, body: object) => app.call(path, body, member.token);
const form = (member: TestMember, name: string, feedData: object, fields: Record<string, string> = {}) =>
  app
    .http()
    .post(`/user/feeds/${name}`)
    .set('Authorization', member.token)
    .field({ feedData: JSON.stringify(feedData), ...fields });
const write = async (author: TestMember, content: string, mentions?: unknown, fields = {}) =>
  (await form(author, 'create', { content, mentions }, fields).expect(201)).body.data;
const rewrite = async (author: TestMember, id: string, content: string, mentions?: string[]) =>
  (await form(author, 'update', { content, mentions }, { id }).expect(200)).body.data;
const post = async (viewer: TestMember, id: string) =>
  (await call(viewer, '/user/feeds/getFeedById', { id }).expect(200)).body.data;
const comment = async (author: TestMember, feedId: string, text: string, mentions?: string[]) =>
  (await call(author, '/user/comments/create', { feedId, comment: text, mentions }).expect(201)).body.data;
const comments = async (viewer: TestMember, feedId: string) =>
  (await call(viewer, '/user/comments/getFeedComments', { feedId }).expect(200)).body.data.comments;
/** What a member is told, as kind, actor and comment; the badge must say the same. */
const heard = async (member: TestMember) => {
  const { notifications } = await told(app, member);
  expect(await badge(app, member)).toBe(notifications.filter(({ isRead }) => !isRead).length);
  return notifications.map(({ kind, actors, commentId }) => [kind, actors[0]?.id, commentId]);
};

let serial = 0;
/** A member with a name of their own. */
const join = (name = 'अनन्या') =>
  joinMember(app, { name: `${name} ${'abcdefghijklmnopqrstuvwxyz'[serial++]} Sharma` });

it('a post mentions whose names follow an @ in its text, in every answer, and tells them', async () => {
  const [author, ananya, kabir] = [await join(), await join(), await join('Kabir')];
  const written = await write(
    author,
    `<p>Thanks, @${ananya.name}!</p><p>And <b>@${kabir.name.toUpperCase()}</b>.</p>`,
    [kabir.id, ananya.id, kabir.id],
  );
  const label = (name: string, member: TestMember) => ({ id: member.id, label: name });
  const mentions = expect.arrayContaining([
    label(ananya.name, ananya),
    label(kabir.name.toUpperCase(), kabir),
  ]);
  expect(written.mentions).toEqual(mentions);
  expect(written.mentions).toHaveLength(2);
  expect((await post(kabir, written.id)).mentions).toEqual(mentions);
  const feed = await call(ananya, '/user/feeds/getAllFeeds', { limit: 1 }).expect(200);
  expect(feed.body.data.feeds[0]).toMatchObject({ id: written.id, mentions });
  for (const member of [ananya, kabir]) expect(await heard(member)).toEqual([['mention', author.id, null]]);
  expect(await heard(author)).toEqual([]);
});

it('names that are not in the text, or are part of another, are left out, and so are unknown members', async () => {
  const [author, present, absent] = [await join(), await join(), await join()];
  const first = await joinMember(app, { name: 'Sharma' });
  const { id, mentions } = await write(
    author,
    `<p>@${present.name} wrote to mail@${absent.name} and to ${absent.name}, and @Sharmaji</p>`,
    [present.id, absent.id, first.id, author.id, '999999', 'abc', '-1'],
  );
  expect(mentions).toEqual([{ id: present.id, label: present.name }]);
  expect((await write(author, `<p>@${present.name}</p>`)).mentions).toEqual([]);
  const remark = await comment(author, id, `@${author.name} @${present.name}x`, [author.id, present.id]);
  expect(remark.mentions).toEqual([]);
  const long = await joinMember(app, { name: 'Ravi' });
  const longer = await joinMember(app, { name: 'Ravi Kumar' });
  const said = await comment(author, id, 'Ask @Ravi Kumar.', [long.id, longer.id]);
  expect(said.mentions).toEqual([{ id: longer.id, label: 'Ravi Kumar' }]);
  for (const member of [absent, first, long]) expect(await heard(member)).toEqual([]);
});

it('a name with several spaces is mentioned as HTML shows it, and never across two paragraphs', async () => {
  const author = await join();
  const spaced = await joinMember(app, { name: 'Asha   Rao' });
  const { id, mentions } = await write(author, '<p>Thanks, @Asha Rao</p>', [spaced.id]);
  expect(mentions).toEqual([{ id: spaced.id, label: 'Asha Rao' }]);
  const remark = await comment(author, id, 'and @asha  rao', [spaced.id]);
  expect(remark.mentions).toEqual([{ id: spaced.id, label: 'asha  rao' }]);
  expect((await write(author, '<p>@Asha</p><p>Rao</p>', [spaced.id])).mentions).toEqual([]);
  expect((await comment(author, id, '@Asha\nRao', [spaced.id])).mentions).toEqual([]);
});

it('a list of mentions that is none is refused', async () => {
  const author = await join();
  const { id } = await write(author, '<p>a</p>');
  const eleven = Array.from({ length: 11 }, (_, n) => String(n + 1));
  for (const mentions of [eleven, 'a', [1], { 1: 2 }]) {
    const refused = await form(author, 'create', { content: '<p>a</p>', mentions }).expect(400);
    expect(refused.body.errors).toMatchObject({ 'feedData.mentions': expect.stringContaining('up to 10') });
    const body = { feedId: id, comment: 'a', mentions };
    const also = await call(author, '/user/comments/create', body).expect(400);
    expect(also.body.errors).toMatchObject({ mentions: expect.stringContaining('up to 10') });
  }
});

it('a comment tells each member once: of a mention, else as the author, else as another commenter', async () => {
  const [author, other, third, writer] = [await join(), await join(), await join(), await join()];
  const { id } = await write(author, '<p>Who comes?</p>');
  await comment(other, id, 'I');
  await comment(third, id, 'I too');
  await call(author, '/user/notifications/markRead', { all: true }).expect(200);
  await call(other, '/user/notifications/markRead', { all: true }).expect(200);
  const said = await comment(writer, id, `@${author.name} and @${other.name}: good`, [author.id, other.id]);
  expect((await comments(author, id))[0]).toMatchObject({
    id: said.id,
    mentions: expect.arrayContaining([{ id: author.id, label: author.name }]),
  });
  const unread = async (member: TestMember) =>
    (await told(app, member)).notifications
      .filter(({ isRead }) => !isRead)
      .map(({ kind, commentId }) => [kind, commentId]);
  expect(await unread(author)).toEqual([['mention', said.id]]);
  expect(await unread(other)).toEqual([['mention', said.id]]);
  expect(await unread(third)).toEqual([['thread', said.id]]);
});

it('who switched mentions off is told of the comment as of any other', async () => {
  const [author, writer] = [await join(), await join()];
  const { id } = await write(author, '<p>Who comes?</p>');
  await call(author, '/user/notifications/setSettings', { off: ['mention'] }).expect(200);
  const said = await comment(writer, id, `@${author.name}: I`, [author.id]);
  expect(await heard(author)).toEqual([['comment', writer.id, said.id]]);
  await call(author, '/user/notifications/setSettings', { off: [] }).expect(200);
  expect(await heard(author)).toEqual([['mention', writer.id, said.id]]);
});

it('a page’s creator who is mentioned in a post on it is told of the mention only', async () => {
  const [creator, writer] = [await join(), await join()];
  const pageId = await makePage(app, creator);
  await follow(app, pageId, writer);
  await write(writer, `<p>@${creator.name}, when?</p>`, [creator.id], { pageId });
  expect(await heard(creator)).toEqual([
    ['mention', writer.id, null],
    ['follow', writer.id, null],
  ]);
});

it('an edit tells only those it adds, and who is no longer in the text is not mentioned', async () => {
  const [author, ananya, kabir] = [await join(), await join(), await join('Kabir')];
  const { id } = await write(author, `<p>@${ananya.name}</p>`, [ananya.id]);
  const said = await comment(author, id, `@${ananya.name}`, [ananya.id]);
  expect(await heard(ananya)).toHaveLength(1);
  await call(ananya, '/user/notifications/markRead', { all: true }).expect(200);
  const both = `@${ananya.name} and @${kabir.name}`;
  expect((await rewrite(author, id, `<p>${both}</p>`, [ananya.id, kabir.id])).mentions).toHaveLength(2);
  const edit = (text: string, mentions?: string[]) =>
    call(author, '/user/comments/update', { id: said.id, comment: text, mentions }).expect(200);
  expect((await edit(both, [ananya.id, kabir.id])).body.data.mentions).toHaveLength(2);
  expect((await comments(author, id))[0].mentions).toHaveLength(2);
  expect(await badge(app, ananya)).toBe(0);
  expect(await heard(kabir)).toEqual([['mention', author.id, said.id]]);

  // Clients that know no mentions send none: who is still named stays.
  expect((await rewrite(author, id, `<p>Hello @${kabir.name}</p>`)).mentions).toEqual([
    { id: kabir.id, label: kabir.name },
  ]);
  expect((await edit(`Hello @${kabir.name}`)).body.data.mentions).toEqual([
    { id: kabir.id, label: kabir.name },
  ]);
  expect((await post(author, id)).mentions).toHaveLength(1);
  expect((await comments(author, id))[0].mentions).toHaveLength(1);
  expect(await heard(ananya)).toEqual([]);
  expect((await rewrite(author, id, `<p>Hello @${kabir.name}</p>`, [])).mentions).toEqual([]);
  expect((await edit('Hello')).body.data.mentions).toEqual([]);
  expect(await heard(kabir)).toEqual([]);
});

it('who is mentioned no more hears of the comment as of any other, and nothing rings twice for one text', async () => {
  const [author, other, writer] = [await join(), await join(), await join()];
  const { id } = await write(author, '<p>Who comes?</p>');
  await comment(other, id, 'I');
  await call(author, '/user/notifications/markRead', { all: true }).expect(200);
  const text = `@${author.name} and @${other.name}: good`;
  const said = await comment(writer, id, text, [author.id, other.id]);
  const edit = async (body: string, mentions: string[] = []) => {
    for (const member of [author, other])
      await call(member, '/user/notifications/markRead', { all: true }).expect(200);
    await call(writer, '/user/comments/update', { id: said.id, comment: body, mentions }).expect(200);
  };
  const unread = async (member: TestMember) =>
    (await told(app, member)).notifications
      .filter(({ isRead }) => !isRead)
      .map(({ kind, commentId }) => [kind, commentId]);
  await edit('Good');
  expect([await unread(author), await unread(other)]).toEqual([
    [['comment', said.id]],
    [['thread', said.id]],
  ]);
  await edit(text, [author.id, other.id]);
  expect([await badge(app, author), await badge(app, other)]).toEqual([0, 0]);
  expect((await heard(author))[0]).toEqual(['mention', writer.id, said.id]);
  await edit('Good');
  expect([await badge(app, author), await badge(app, other)]).toEqual([0, 0]);
});

it('a page’s creator who is mentioned no more in a post on it hears of the post, and of a mention put back nothing new', async () => {
  const [creator, writer] = [await join(), await join()];
  const pageId = await makePage(app, creator);
  await app.rows('INSERT INTO follow (page_id, member_id) VALUES ($1, $2)', [pageId, writer.id]);
  const text = `<p>@${creator.name}, when?</p>`;
  const { id } = await write(writer, text, [creator.id], { pageId });
  const readAll = () => call(creator, '/user/notifications/markRead', { all: true }).expect(200);
  await readAll();
  await rewrite(writer, id, '<p>When?</p>', []);
  expect((await heard(creator)).map(([kind]) => kind)).toEqual(['ownPage', 'follow']);
  expect(await badge(app, creator)).toBe(1);
  await readAll();
  expect((await rewrite(writer, id, text, [creator.id])).mentions).toHaveLength(1);
  expect((await heard(creator)).map(([kind]) => kind)).toEqual(['mention', 'follow']);
  expect(await badge(app, creator)).toBe(0);
});

it('an edit of other words keeps the mention of who is away, or has another name now', async () => {
  const [author, leaving, blocking, renamed] = [await join(), await join(), await join(), await join()];
  const all = [leaving, blocking, renamed];
  const text = all.map(({ name }) => `@${name}`).join(', ');
  const ids = all.map((member) => member.id);
  const { id } = await write(author, `<p>${text}</p>`, ids);
  const said = await comment(author, id, text, ids);
  await call(leaving, '/user/account/delete', { password: PASSWORD }).expect(200);
  const relate = (relation: string) =>
    call(blocking, '/user/safety/setRelation', { userId: author.id, relation }).expect(200);
  await relate('block');
  await app.rows(`UPDATE member SET name = 'Another name' WHERE id = $1`, [renamed.id]);
  // The site names whom it sees; other clients name nobody.
  await rewrite(author, id, `<p>${text}!</p>`, [renamed.id]);
  const edited = await call(author, '/user/comments/update', { id: said.id, comment: `${text}!` }).expect(
    200,
  );
  expect(edited.body.data.mentions).toEqual([{ id: renamed.id, label: renamed.name }]);
  await call(leaving, '/user/account/restore', { emailOrPhone: leaving.email, password: PASSWORD });
  await relate('none');
  const mentioned = ({ mentions }: { mentions: { id: string }[] }) => mentions.map((one) => one.id).sort();
  expect(mentioned(await post(author, id))).toEqual([...ids].sort());
  expect(mentioned((await comments(author, id))[0])).toEqual([...ids].sort());
  // Who is away is mentioned no more once their name is gone.
  await relate('block');
  await rewrite(author, id, '<p>Nobody</p>', []);
  await relate('none');
  expect((await post(author, id)).mentions).toEqual([]);
});

it('nobody mentions or hears members with whom they do not see each other, and suspended or deleted ones', async () => {
  const [author, muting, blocking, blocked, suspended, leaving, muted] = [
    await join(),
    await join(),
    await join(),
    await join(),
    await join(),
    await join(),
    await join(),
  ];
  const relate = (member: TestMember, other: TestMember, relation: string) =>
    call(member, '/user/safety/setRelation', { userId: other.id, relation }).expect(200);
  await relate(muting, author, 'mute');
  await relate(blocking, author, 'block');
  await relate(author, blocked, 'block');
  await relate(author, muted, 'mute');
  const all = [muting, blocking, blocked, suspended, leaving, muted];
  const text = `<p>${all.map(({ name }) => `@${name}`).join(', ')}</p>`;
  const ids = all.map(({ id }) => id);
  const before = await write(author, text, ids);
  expect(before.mentions.map(({ id }: { id: string }) => id).sort()).toEqual(
    [suspended.id, leaving.id].sort(),
  );
  const administrator = await signInAdministrator(app);
  await app
    .call(
      '/admin/users/setUserStatus',
      { id: suspended.id, status: 'suspended', from: 'active', reason: 'Spam' },
      administrator,
    )
    .expect(200);
  await call(leaving, '/user/account/delete', { password: PASSWORD }).expect(200);
  expect((await write(author, text, ids)).mentions).toEqual([]);
  // The earlier post stays, without the account that was deleted.
  expect((await post(author, before.id)).mentions).toEqual([{ id: suspended.id, label: suspended.name }]);
  for (const member of [muting, blocking, blocked, muted]) expect(await heard(member)).toEqual([]);
  await app.rows('SELECT set_member_deleted($1, NULL)', [leaving.id]);
  expect((await post(author, before.id)).mentions).toHaveLength(2);
});

it('a mention by somebody who is muted, suspended or deletes the post afterwards is told no more', async () => {
  const [author, ananya] = [await join(), await join()];
  const { id } = await write(author, `<p>@${ananya.name}</p>`, [ananya.id]);
  expect(await heard(ananya)).toHaveLength(1);
  const relate = (relation: string) =>
    call(ananya, '/user/safety/setRelation', { userId: author.id, relation }).expect(200);
  await relate('mute');
  expect(await heard(ananya)).toEqual([]);
  await relate('none');
  expect(await heard(ananya)).toHaveLength(1);
  await call(ananya, '/user/notifications/mutePost', { feedId: id, muted: true }).expect(200);
  await comment(author, id, `@${ananya.name}`, [ananya.id]);
  expect(await heard(ananya)).toEqual([]);
  await call(author, '/user/feeds/delete', { id }).expect(200);
  expect(await app.rows('SELECT FROM post_mention WHERE post_id = $1', [id])).toEqual([]);
  expect(await app.rows('SELECT FROM comment_mention WHERE post_id = $1', [id])).toEqual([]);
});

it('a repeated request with the same key mentions once', async () => {
  const [author, ananya] = [await join(), await join()];
  const { id } = await write(author, '<p>a</p>');
  const key = '3f1f7f52-5d53-4f0e-8d39-7d6a2c1b0a99';
  const send = () =>
    call(author, '/user/comments/create', { feedId: id, comment: `@${ananya.name}`, mentions: [ananya.id] })
      .set('Idempotency-Key', key)
      .expect(201);
  const [first, again] = [await send(), await send()];
  expect(again.body).toEqual(first.body);
  expect(first.body.data.mentions).toEqual([{ id: ananya.id, label: ananya.name }]);
  expect(await heard(ananya)).toEqual([['mention', author.id, first.body.data.id]]);
});
