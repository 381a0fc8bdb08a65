import { SignalsService } from '../src/modules/review/signals/signals.service.js';
import { startApp, type TestApp } from './support/app.js';
import { expectCountersToMatch } from './support/counters.js';
import { joinMember, photo, signInAdministrator, writePost, type TestMember } from './support/factories.js';

let app: TestApp;
let registrar: string;
let reader: TestMember;
beforeAll(async () => {
  app = await startApp();
  registrar = await signInAdministrator(app, 'registrar');
  reader = await joinMember(app);
});
afterAll(() => app.close());
beforeEach(() => app.rows('DELETE FROM word_rule'));
afterEach(() => expectCountersToMatch(app));

const look = () => app.nest.get(SignalsService).look();
const save = (pattern: string, more: object = {}) =>
  app.call('/admin/words/save', { pattern, wholeWord: true, action: 'report', ...more }, registrar);
const rules = async () => (await app.call('/admin/words/get', {}, registrar).expect(200)).body.data.rules;
const comment = async (feedId: string, by: TestMember, text: string): Promise<string> =>
  (await app.call('/user/comments/create', { feedId, comment: text }, by.token).expect(201)).body.data.id;
const casesAbout = (by: TestMember) =>
  app.rows<{ id: string; source: string; signal: string; kind: string; targetId: string; state: string }>(
    `SELECT id, source, signal, target_kind AS kind, target_id AS "targetId", state
       FROM review_case WHERE member_id = $1 ORDER BY id`,
    [by.id],
  );
const seen = async (id: string, by = reader) =>
  (await app.call('/user/feeds/getFeedById', { id }, by.token)).status;
/** A member whose account is older than the rule of spam concerns. */
async function joinLongAgo(): Promise<TestMember> {
  const member = await joinMember(app);
  await app.rows(`UPDATE member SET created_at = now() - interval '8 days' WHERE id = $1`, [member.id]);
  return member;
}

describe('a word of the list', () => {
  it('opens a case about a post or a comment that has it, in any spelling, and refuses nothing', async () => {
    await save('Registration  Fee').expect(200);
    const author = await joinLongAgo();
    const { id: postId } = await writePost(app, author, '<p>Pay the <b>REGISTRATION</b> fée today</p>');
    const { id: other } = await writePost(app, author, '<p>No registration fees</p>');
    const commentId = await comment(other, author, 'registration fee?');
    await look();
    expect(await casesAbout(author)).toMatchObject([
      { source: 'words', signal: 'Registration  Fee', kind: 'post', targetId: postId, state: 'open' },
      { source: 'words', kind: 'comment', targetId: commentId },
    ]);
    expect(await seen(postId)).toBe(200);
    const id = (await casesAbout(author))[0]?.id;
    const { body } = await app.call('/admin/review/getCase', { id }, registrar).expect(200);
    expect(body.data).toMatchObject({
      source: 'words',
      signal: 'Registration  Fee',
      reports: [],
      priority: 2,
    });
    // Each text is read once.
    await look();
    expect(await casesAbout(author)).toHaveLength(2);
  });

  it('counts in the options of a poll, and in those that an edit brings', async () => {
    await save('registration fee').expect(200);
    const author = await joinLongAgo();
    const send = (call: string, options: string[], fields: object = {}) => {
      const poll = { options, multiple: false, hours: 1 };
      const form = app.http().post(`/user/feeds/${call}`).set('Authorization', author.token);
      return form.field({ feedData: JSON.stringify({ content: '<p>How?</p>', poll }), ...fields });
    };
    const { body } = await send('create', ['Cash', 'A registration fee']).expect(201);
    const { id } = (await send('create', ['Cash', 'Card']).expect(201)).body.data;
    await look();
    expect(await casesAbout(author)).toMatchObject([{ kind: 'post', targetId: body.data.id }]);
    await send('update', ['A registration fee', 'Card'], { id }).expect(200);
    await look();
    expect(await casesAbout(author)).toMatchObject([{}, { kind: 'post', targetId: id }]);
  });

  it('counts in an edit, as a whole word or a part, and no more once it is deleted', async () => {
    await save('ass').expect(200);
    await save('किताब').expect(200);
    const author = await joinLongAgo();
    const { id } = await writePost(app, author, '<p>Pass the class. किताबें</p>');
    await look();
    expect(await casesAbout(author)).toEqual([]);
    const [rule] = (await rules()).filter(({ pattern }: { pattern: string }) => pattern === 'ass');
    await save('ass', { id: rule.id, wholeWord: false }).expect(200);
    await app.rows(`UPDATE post SET content = '<p>Pass all classes</p>' WHERE id = $1`, [id]);
    await look();
    expect(await casesAbout(author)).toMatchObject([{ signal: 'ass', targetId: id }]);
    await app.call('/admin/words/delete', { id: rule.id }, registrar).expect(200);
    await app.call('/admin/words/delete', { id: rule.id }, registrar).expect(404);
    await comment(id, author, 'ass');
    await look();
    expect(await casesAbout(author)).toHaveLength(1);
  });

  it('that holds hides the post with its pictures until somebody decides, and its undo hides it again', async () => {
    await save('answer key', { action: 'hold' }).expect(200);
    const author = await joinLongAgo();
    const form = app
      .http()
      .post('/user/feeds/create')
      .set('Authorization', author.token)
      .field('feedData', '{"content":"<p>The answer key of Monday</p>"}')
      .attach('images', await photo(600, 400), 'a.jpg');
    const { data } = (await form.expect(201)).body;
    const said = await comment((await writePost(app, author)).id, author, 'answer key');
    await look();
    const picture = async () => (await app.http().get(`/${data.feedData.imagesUrl[0]}?w=480`)).status;
    expect([await seen(data.id), await seen(data.id, author), await picture()]).toEqual([404, 200, 404]);
    const [found, ofComment] = await casesAbout(author);
    expect(ofComment).toMatchObject({ kind: 'comment', targetId: said });
    expect(await app.rows('SELECT FROM comment WHERE id = $1 AND NOT hidden', [said])).toHaveLength(1);
    const { body } = await app.call('/user/notifications/getAll', {}, author.token).expect(200);
    expect(body.data.notifications.filter(({ kind }: { kind: string }) => kind === 'notice')).toHaveLength(1);
    await app
      .call('/admin/review/decide', { id: found!.id, version: 1, outcome: 'no_violation' }, registrar)
      .expect(200);
    expect([await seen(data.id), await picture()]).toEqual([200, 200]);
    await app.call('/admin/review/undo', { id: found!.id }, registrar).expect(200);
    expect([await seen(data.id), await picture()]).toEqual([404, 404]);
  });

  it('is one for all its spellings, has letters, and is recorded without itself', async () => {
    await save('Fée', { action: 'hold' }).expect(200);
    expect((await save('FEE').expect(409)).body.errors.pattern).toBe('There is a rule for this already');
    expect((await save('\u0301').expect(400)).body.errors.pattern).toBeDefined();
    expect((await save('x'.repeat(101)).expect(400)).body.errors.pattern).toBeDefined();
    await save('fee', { action: 'refuse' }).expect(400);
    await save('fine', { id: '999999' }).expect(404);
    expect(await rules()).toMatchObject([{ pattern: 'Fée', wholeWord: true, action: 'hold' }]);
    const [event] = await app.rows<{ details: object }>(
      `SELECT details FROM audit_event WHERE action = 'word_rule_saved' ORDER BY id DESC LIMIT 1`,
    );
    expect(JSON.stringify(event)).not.toContain('Fée');
  });

  it('is plain text: an expression matches itself alone, and neither many rules nor long texts hold the process', async () => {
    await save('(a+)+$').expect(200);
    await app.rows(
      `INSERT INTO word_rule (pattern, folded, whole_word, action)
       SELECT repeat('a', 90) || i, repeat('a', 90) || i, true, 'report' FROM generate_series(100, 298) i`,
    );
    await save('one too many').expect(400);
    const author = await joinLongAgo();
    await writePost(app, author, `<p>${'a'.repeat(9000)}</p>`);
    const { id } = await writePost(app, author, '<p>It says (a+)+$ there</p>');
    const before = performance.now();
    await look();
    expect(performance.now() - before).toBeLessThan(5000);
    expect(await casesAbout(author)).toMatchObject([{ signal: '(a+)+$', targetId: id }]);
  });
});

describe('what a new account writes again and again', () => {
  const SAME = 'Earn forty thousand a week from your room';
  it('opens one case a day from the fifth equal text on, whatever marks and letters differ', async () => {
    const author = await joinMember(app);
    const { id } = await writePost(app, author, `<p>${SAME}!</p>`);
    for (let n = 0; n < 3; n += 1) await comment(id, author, `${SAME.toUpperCase()}!`);
    await look();
    expect(await casesAbout(author)).toEqual([]);
    const fifth = await comment(id, author, `${SAME}!`);
    await comment(id, author, `${SAME}!`);
    await look();
    expect(await casesAbout(author)).toMatchObject([
      { source: 'spam', signal: '', kind: 'comment', targetId: fifth },
    ]);
  });

  it('opens a case from the fifth text on that links to one domain', async () => {
    const author = await joinMember(app);
    const { id } = await writePost(app, author, '<p><a href="https://www.jobs.example/a">here</a></p>');
    for (let n = 0; n < 4; n += 1) await comment(id, author, `Look: http://JOBS.example/${n}`);
    await look();
    expect(await casesAbout(author)).toMatchObject([{ source: 'spam', signal: 'jobs.example' }]);
  });

  it.each([
    ['short texts', async () => joinMember(app), 'Happy birthday!', '0 seconds'],
    ['an older account', joinLongAgo, SAME, '0 seconds'],
    ['more than ten minutes', async () => joinMember(app), SAME, '11 minutes'],
  ])('opens none for %s', async (_, join, text, ago) => {
    const author = await join();
    const { id } = await writePost(app, author, `<p>${text}</p>`);
    for (let n = 0; n < 3; n += 1) await comment(id, author, text);
    await app.rows(`UPDATE post SET created_at = created_at - $2::interval WHERE id = $1`, [id, ago]);
    await comment(id, author, text);
    await look();
    expect(await casesAbout(author)).toEqual([]);
  });
});
