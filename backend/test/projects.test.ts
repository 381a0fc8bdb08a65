import { AccountPurgeService } from '../src/modules/account/account-purge.service.js';
import { RemovedPurgeService } from '../src/modules/admin/removals/removed-purge.service.js';
import { MAX_PICTURES } from '../src/config/upload-limits.js';
import type { FeedListDto } from '../src/modules/feeds/feeds.dto.js';
import type { ProjectDetailsDto, ProjectDto } from '../src/modules/projects/projects.dto.js';
import { startApp, type TestApp } from './support/app.js';
import { joinMember, PASSWORD, photo, signInAdministrator, type TestMember } from './support/factories.js';
import { unzip } from './support/unzip.js';

let app: TestApp;
let owner: TestMember;
let reader: TestMember;
let administrator: string;
beforeAll(async () => {
  app = await startApp();
  owner = await joinMember(app, { name: 'Owner Rao' });
  reader = await joinMember(app, { name: 'Reader Singh' });
  administrator = await signInAdministrator(app);
});
afterAll(() => app.close());

const FORM = { title: 'A line follower', summary: 'Follows a black line through the lab', status: 'active' };
const call = (name: string, body: object, member = owner) =>
  app.call(`/user/projects/${name}`, body, member.token);

function send(name: 'create' | 'update', fields: Record<string, string>, member = owner, key?: string) {
  const form = app.http().post(`/user/projects/${name}`).set('Authorization', member.token);
  if (key !== undefined) form.set('Idempotency-Key', key);
  return form.field({ ...FORM, ...fields });
}
async function make(fields: Record<string, string> = {}, member = owner): Promise<ProjectDetailsDto> {
  return (await send('create', fields, member).expect(201)).body.data;
}
async function read(id: string, member = reader): Promise<ProjectDetailsDto> {
  return (await call('getProject', { id }, member).expect(200)).body.data;
}
async function listed(body: object, member = reader): Promise<string[]> {
  const { projects } = (await call('getProjects', { limit: 50, ...body }, member).expect(200)).body.data;
  return projects.map(({ id }: ProjectDto) => id);
}
const join = ({ id, joinCode }: ProjectDetailsDto, member: TestMember, role = 'Electronics') =>
  call('join', { id, code: joinCode, role }, member);
const pictureStatus = async (path: string) => (await app.http().get(`/${path}?w=480`)).status;

describe('a project', () => {
  it('is read by every member as it was written, without its code', async () => {
    const made = await make({
      about: '<p onclick="x()">We <b>meet</b><script>x()</script></p>',
      skills: '["Arduino","Soldering","Arduino"]',
      links: '[{"label":"Code","url":"https://example.org/a?b=<c>"}]',
      startedOn: '2026-07-01',
    });
    expect(made.joinCode).toHaveLength(22);
    expect(await read(made.id)).toMatchObject({
      ...FORM,
      about: '<p>We <b>meet</b></p>',
      skills: ['Arduino', 'Soldering'],
      links: [{ label: 'Code', url: 'https://example.org/a?b=<c>' }],
      startedOn: '2026-07-01',
      finishedOn: null,
      isPublic: false,
      isOwner: false,
      isMember: false,
      people: 1,
      team: [{ id: owner.id, name: 'Owner Rao', role: 'Owner', isOwner: true }],
      joinCode: null,
    });
  });

  it.each([
    ['title', { title: 'ab' }],
    ['title', { title: 'x'.repeat(101) }],
    ['title', { title: 'two\nlines' }],
    ['summary', { summary: 'too short' }],
    ['summary', { summary: 'x'.repeat(201) }],
    ['about', { about: `<p>${'x'.repeat(20_000)}</p>` }],
    ['status', { status: 'dead' }],
    ['skills', { skills: JSON.stringify(Array.from({ length: 11 }, (_, n) => `s${n}`)) }],
    ['skills', { skills: JSON.stringify(['x'.repeat(31)]) }],
    ['skills', { skills: '[{}]' }],
    [
      'links',
      { links: JSON.stringify(Array.from({ length: 6 }, () => ({ label: 'a', url: 'https://a.in' }))) },
    ],
    ['links.0', { links: '["https://a.in"]' }],
    ['links.0.url', { links: '[{"label":"a","url":"http://a.in"}]' }],
    ['links.0.url', { links: '[{"label":"a","url":"javascript:alert(1)"}]' }],
    ['links.0.label', { links: `[{"label":"${'x'.repeat(41)}","url":"https://a.in"}]` }],
    ['startedOn', { startedOn: '2026-02-30' }],
    ['startedOn', { startedOn: '2099-01-01' }],
    ['finishedOn', { finishedOn: '2026-01-01' }],
    ['finishedOn', { status: 'finished', startedOn: '2026-01-02', finishedOn: '2026-01-01' }],
    ['isPublic', { isPublic: 'yes' }],
  ])('is refused for its %s: %j', async (field, fields) => {
    const { body } = await send('create', fields).expect(400);
    expect(Object.keys(body.errors)).toEqual([field]);
  });

  it('sent twice with one key is one; with another body the key is refused', async () => {
    const first = await send('create', {}, owner, 'once').expect(201);
    const again = await send('create', {}, owner, 'once').expect(201);
    expect(again.body.data.id).toBe(first.body.data.id);
    await send('create', { title: 'Another' }, owner, 'once').expect(422);
  });

  it('is changed by its owner alone, and by nobody who has an older version', async () => {
    const { id, version } = await make();
    await send('update', { id, title: 'Mine now' }, reader).expect(403);
    const { body } = await send('update', { id, version, title: 'Second', status: 'finished' }).expect(200);
    expect(body.data).toMatchObject({ title: 'Second', status: 'finished', isOwner: true });
    expect((await send('update', { id, version }).expect(409)).body.error).toBe('stale');
  });

  it('keeps the pictures that its form names, with their descriptions; the others are gone', async () => {
    const { body } = await send('create', { alts: '["One","Two"]' })
      .attach('images', await photo(600, 400), 'a.jpg')
      .attach('images', await photo(600, 400), 'b.jpg')
      .expect(201);
    const [one, two] = (body.data as ProjectDetailsDto).images;
    const form = {
      id: body.data.id,
      existingImages: `["${two!.url}"]`,
      existingAlts: `{"${two!.url}":"Twice"}`,
    };
    const { images, imageUrl } = (await send('update', form).expect(200)).body.data;
    expect(images).toMatchObject([{ url: two!.url, alt: 'Twice' }]);
    expect(imageUrl).toBe(two!.url);
    expect(await app.rows('SELECT act FROM media_outbox WHERE path = $1', [one!.url])).toEqual([
      { act: 'remove' },
    ]);
  });

  it('has at most as many pictures as a post, kept and new ones together; its whole form may name each', async () => {
    const small = await photo(30, 30);
    const form = send('create', {});
    for (let n = 0; n < MAX_PICTURES; n += 1) form.attach('images', small, `${n}.jpg`);
    const made = (await form.expect(201)).body.data as ProjectDetailsDto;
    const whole = {
      ...{
        id: made.id,
        version: made.version,
        about: '<p>a</p>',
        isPublic: 'true',
        startedOn: '',
        finishedOn: '',
      },
      ...{ skills: '[]', links: '[]', alts: '[]', existingAlts: '{}' },
    };
    const update = () => {
      const request = send('update', whole);
      for (const { url } of made.images) request.field('existingImages', url);
      return request;
    };
    const refused = await update().attach('images', small, 'more.jpg').expect(400);
    expect(Object.keys(refused.body.errors)).toEqual(['images']);
    const { body } = await update().expect(200);
    expect(body.data.images).toHaveLength(MAX_PICTURES);
  });

  it('is gone with its team once its owner deletes it', async () => {
    const made = await make();
    await join(made, reader).expect(200);
    await call('delete', { id: made.id }, reader).expect(403);
    await call('delete', { id: made.id }).expect(200);
    await call('getProject', { id: made.id }).expect(404);
    expect(await app.rows('SELECT FROM project_member WHERE project_id = $1', [made.id])).toEqual([]);
  });
});

describe('the list', () => {
  it('has those edited last first, by text, status and member; % and _ are letters', async () => {
    const who = await joinMember(app);
    const first = await make({ title: 'Solar 100% boat' }, who);
    const second = await make({ title: 'Solar 1000 kite', status: 'finished', skills: '["Sewing_x"]' }, who);
    expect(await listed({ userId: who.id })).toEqual([second.id, first.id]);
    expect(await listed({ userId: who.id, search: 'SOLAR' })).toEqual([second.id, first.id]);
    expect(await listed({ search: '100%' })).toEqual([first.id]);
    expect(await listed({ search: 'g_x' })).toEqual([second.id]);
    expect(await listed({ userId: who.id, status: 'active' })).toEqual([first.id]);
    await send('update', { id: first.id, title: 'Solar 100% ship' }, who).expect(200);
    expect(await listed({ userId: who.id })).toEqual([first.id, second.id]);
    expect(await listed({ userId: 'nobody' })).toEqual([]);
  });

  it('has those of the teams that a member joined, and none of whom the viewer blocked', async () => {
    const who = await joinMember(app);
    const made = await make();
    await join(made, who).expect(200);
    expect(await listed({ userId: who.id })).toEqual([made.id]);
    const viewer = await joinMember(app);
    await app
      .call('/user/safety/setRelation', { userId: who.id, relation: 'block' }, viewer.token)
      .expect(200);
    expect((await read(made.id, viewer)).team).toHaveLength(1);
    await app
      .call('/user/safety/setRelation', { userId: owner.id, relation: 'block' }, viewer.token)
      .expect(200);
    expect(await listed({}, viewer)).not.toContain(made.id);
    await call('getProject', { id: made.id }, viewer).expect(404);
  });
});

describe('a team', () => {
  it('is joined by its link, once; the role stays', async () => {
    const made = await make();
    const who = await joinMember(app, { name: 'Asha' });
    expect((await call('join', { id: made.id, code: 'wrong', role: 'x' }, who).expect(403)).body.error).toBe(
      'forbidden',
    );
    const answers = await Promise.all(Array.from({ length: 6 }, () => join(made, who)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
    const { body } = await join(made, who, 'Another role').expect(200);
    expect(body.data).toMatchObject({ isMember: true, people: 2, joinCode: null });
    expect((body.data as ProjectDetailsDto).team[1]).toMatchObject({ name: 'Asha', role: 'Electronics' });
    await call('join', { id: made.id, code: made.joinCode, role: 'x'.repeat(41) }, who).expect(400);
  });

  it('has twenty members, however many join at once', async () => {
    const made = await make();
    const many = await Promise.all(Array.from({ length: 24 }, () => joinMember(app)));
    const answers = await Promise.all(many.map((who) => join(made, who)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(19);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ body }) => body.error)).toEqual(refused.map(() => 'team_full'));
    expect((await read(made.id)).people).toBe(20);
  });

  it('takes nobody by a link that was renewed', async () => {
    const made = await make();
    const { joinCode } = (await call('renewCode', { id: made.id }).expect(200)).body.data;
    expect(joinCode).not.toBe(made.joinCode);
    await join(made, reader).expect(403);
    await join({ ...made, joinCode }, reader).expect(200);
    await call('renewCode', { id: made.id }, reader).expect(403);
  });

  it('is left by its members, and not by its owner', async () => {
    const made = await make();
    await join(made, reader).expect(200);
    await call('leave', { id: made.id }, reader).expect(200);
    await call('leave', { id: made.id }, reader).expect(200);
    expect((await read(made.id)).isMember).toBe(false);
    await call('leave', { id: made.id }).expect(403);
  });

  it('loses whom the owner removes, whose link no longer leads back', async () => {
    const made = await make();
    const who = await joinMember(app);
    await join(made, who).expect(200);
    await call('removeMember', { id: made.id, memberId: who.id }, who).expect(403);
    await call('removeMember', { id: made.id, memberId: owner.id }).expect(403);
    const { body } = await call('removeMember', { id: made.id, memberId: who.id }).expect(200);
    expect(body.data.people).toBe(1);
    expect(body.data.joinCode).not.toBe(made.joinCode);
    await join(made, who).expect(403);
  });
});

describe('a deleted account', () => {
  it('hides its projects and its places on teams, and shows both again', async () => {
    const who = await joinMember(app);
    const own = await make({}, who);
    const joined = await make();
    await join(joined, who).expect(200);
    await app.call('/user/account/delete', { password: PASSWORD }, who.token).expect(200);
    await call('getProject', { id: own.id }, reader).expect(404);
    expect(await listed({ userId: who.id })).toEqual([]);
    expect((await read(joined.id)).people).toBe(1);
    await join(own, reader).expect(404);
    await app.call('/user/account/restore', { emailOrPhone: who.email, password: PASSWORD }).expect(200);
    expect((await read(own.id)).isOwner).toBe(false);
    expect((await read(joined.id)).people).toBe(2);
  });

  it('takes its projects and their pictures with it when it is purged', async () => {
    const who = await joinMember(app);
    const form = send('create', {}, who).attach('images', await photo(600, 400), 'a.jpg');
    const { id, imageUrl } = (await form.expect(201)).body.data;
    await app.call('/user/account/delete', { password: PASSWORD }, who.token).expect(200);
    await app.rows(`UPDATE member SET deleted_at = now() - interval '15 days' WHERE id = $1`, [who.id]);
    await app.nest.get(AccountPurgeService).purge(new AbortController().signal);
    expect(await app.rows('SELECT FROM project WHERE id = $1', [id])).toEqual([]);
    expect(await app.rows('SELECT act FROM media_outbox WHERE path = $1', [imageUrl])).toEqual([
      { act: 'remove' },
    ]);
  });

  it('was exported with its projects and its places on teams', async () => {
    const who = await joinMember(app);
    const own = await make({ title: 'Exported' }, who);
    const joined = await make();
    await join(joined, who).expect(200);
    const { body } = await app.call('/user/account/export', {}, who.token).responseType('blob').expect(200);
    const files = await unzip(body as Buffer);
    const list = (name: string) => JSON.parse(files.get(name)!.toString()) as object[];
    expect(list('projects.json')).toMatchObject([{ id: own.id, title: 'Exported', summary: FORM.summary }]);
    expect(list('teams.json')).toMatchObject([
      { projectId: own.id, role: 'Owner' },
      { projectId: joined.id, role: 'Electronics' },
    ]);
  });
});

it('all that a member wrote is hidden and shown with their suspension, pictures too', async () => {
  const who = await joinMember(app);
  const form = send('create', {}, who).attach('images', await photo(600, 400), 'a.jpg');
  const { id, imageUrl } = (await form.expect(201)).body.data;
  await app.rows('SELECT set_content_withheld($1, true)', [who.id]);
  await call('getProject', { id }, reader).expect(404);
  const acts = () => app.rows('SELECT act FROM media_outbox WHERE path = $1 ORDER BY id', [imageUrl]);
  expect(await acts()).toEqual([{ act: 'withhold' }]);
  await app.rows('SELECT set_content_withheld($1, false)', [who.id]);
  await read(id);
  expect(await acts()).toEqual([{ act: 'withhold' }, { act: 'restore' }]);
  expect(await pictureStatus(imageUrl)).toBe(200);
});

describe('an update about a project', () => {
  const post = (fields: Record<string, string>, member = owner, key?: string) => {
    const form = app.http().post('/user/feeds/create').set('Authorization', member.token);
    if (key !== undefined) form.set('Idempotency-Key', key);
    return form.field({ feedData: '{"content":"<p>First lap</p>"}', ...fields });
  };
  const edit = (fields: Record<string, string>, member = owner) =>
    app
      .http()
      .post('/user/feeds/update')
      .set('Authorization', member.token)
      .field({ feedData: '{"content":"<p>Second lap</p>"}', ...fields });
  const feedOf = async (projectId: string, member = reader): Promise<FeedListDto> =>
    (await app.call('/user/feeds/getAllFeeds', { projectId }, member.token).expect(200)).body.data;
  const idsOf = async (projectId: string, member = reader) =>
    (await feedOf(projectId, member)).feeds.map(({ id }) => id);

  it('is a post of the team, in the feed of the project and with its title', async () => {
    const made = await make();
    await post({ projectId: made.id }, reader).expect(403);
    await post({ projectId: '999999' }).expect(404);
    await post({ projectId: made.id, pageId: '1' }).expect(400);
    await join(made, reader).expect(200);
    const first = (await post({ projectId: made.id }).expect(201)).body.data;
    const second = (await post({ projectId: made.id }, reader).expect(201)).body.data;
    expect(first.Project).toEqual({ id: made.id, title: FORM.title });
    const feed = await feedOf(made.id);
    expect(feed.feeds).toMatchObject([
      { id: second.id, Project: { id: made.id, title: FORM.title } },
      { id: first.id },
    ]);
    expect(feed.pagination.total).toBe(2);
    expect((await feedOf('nothing')).pagination.total).toBe(0);
  });

  it('belongs to what an idempotency key stands for', async () => {
    const made = await make();
    const { body } = await post({ projectId: made.id }, owner, 'update').expect(201);
    expect((await post({ projectId: made.id }, owner, 'update').expect(201)).body.data.id).toBe(body.data.id);
    await post({}, owner, 'update').expect(422);
  });

  it('stays one when an edit leaves the project out, and is none with an empty one', async () => {
    const made = await make();
    const { id } = (await post({}).expect(201)).body.data;
    expect((await edit({ id, projectId: made.id }).expect(200)).body.data.Project).toMatchObject({
      id: made.id,
    });
    expect((await edit({ id }).expect(200)).body.data.Project).toMatchObject({ id: made.id });
    expect((await edit({ id, projectId: '' }).expect(200)).body.data.Project).toBeNull();
    const foreign = (await post({}, reader).expect(201)).body.data;
    await edit({ id: foreign.id, projectId: made.id }, reader).expect(403);
  });

  it('stays a post when its project goes', async () => {
    const made = await make();
    const { id } = (await post({ projectId: made.id }).expect(201)).body.data;
    await call('delete', { id: made.id }).expect(200);
    const kept = (await app.call('/user/feeds/getFeedById', { id }, reader.token).expect(200)).body.data;
    expect(kept.Project).toBeNull();
    expect(await idsOf(made.id)).toEqual([]);
  });

  it('is left out for who conceals its author', async () => {
    const made = await make();
    await join(made, reader).expect(200);
    const { id } = (await post({ projectId: made.id }).expect(201)).body.data;
    await post({ projectId: made.id }, reader).expect(201);
    const viewer = await joinMember(app);
    await app
      .call('/user/safety/setRelation', { userId: reader.id, relation: 'block' }, viewer.token)
      .expect(200);
    expect(await idsOf(made.id, viewer)).toEqual([id]);
    expect((await feedOf(made.id, viewer)).pagination.total).toBe(1);
  });
});

describe('a public project', () => {
  const visit = (id: string) => app.call('/public/getProject', { id });

  it('is read without an account, with only the names of its team', async () => {
    const made = await make({ isPublic: 'true' });
    await join(made, reader).expect(200);
    const { body } = await visit(made.id).expect(200);
    expect(body.data.team).toEqual([{ name: 'Owner Rao' }, { name: 'Reader Singh' }]);
    expect(JSON.stringify(body.data)).not.toContain(made.joinCode);
    expect(Object.keys(body.data).sort()).toEqual([
      'about',
      'finishedOn',
      'id',
      'images',
      'links',
      'skills',
      'startedOn',
      'status',
      'summary',
      'team',
      'title',
      'updatedAt',
    ]);
  });

  it('is missing for visitors unless it is public', async () => {
    const { id } = await make();
    await visit(id).expect(404);
    await visit('999999').expect(404);
    await visit('x').expect(404);
  });
});

describe('a removed project', () => {
  const content = (name: string, body: object) => app.call(`/admin/content/${name}`, body, administrator);
  const found = async (body: object): Promise<{ id: string; removal?: { reason: string } }[]> =>
    (await content('getProjects', body).expect(200)).body.data;

  it('is gone for everybody but its owner, who learns why; undone within 30 days it is as before', async () => {
    const title = 'Removed 100% surely';
    const form = send('create', { title }).attach('images', await photo(600, 400), 'a.jpg');
    const { id, imageUrl } = (await form.expect(201)).body.data;
    expect(await found({ search: '100% SURELY' })).toMatchObject([{ id, title, people: 1 }]);
    await content('removeProject', { id, reason: 'Fees', note: 'Rule 4' }).expect(200);
    await content('removeProject', { id, reason: 'Fees' }).expect(404);
    await call('getProject', { id }, reader).expect(404);
    expect(await pictureStatus(imageUrl)).toBe(404);
    const own = await call('getProject', { id }).expect(404);
    expect(own.body).toMatchObject({ error: 'removed', message: expect.stringContaining('Rule 4') });
    const removals = await app.call('/user/account/getRemovals', {}, owner.token).expect(200);
    expect(removals.body.data.removals[0]).toMatchObject({ kind: 'project', id, excerpt: title });
    expect(await found({ removed: true, id })).toMatchObject([{ id, removal: { reason: 'Fees' } }]);
    await content('restoreProject', { id }).expect(200);
    await read(id);
    expect(await pictureStatus(imageUrl)).toBe(200);
    const audited = await app.rows<{ action: string }>(
      `SELECT action FROM audit_event WHERE subject_kind = 'project' AND subject_id = $1 ORDER BY id`,
      [id],
    );
    expect(audited.map(({ action }) => action)).toEqual(['project_removed', 'project_restored']);
  });

  it('is purged with its pictures after 30 days', async () => {
    const { id } = await make();
    await content('removeProject', { id, reason: 'Fees' }).expect(200);
    await app.rows(`UPDATE project SET withheld_at = withheld_at - interval '31 days' WHERE id = $1`, [id]);
    await app.rows(
      `UPDATE review_case SET decided_at = decided_at - interval '200 days' WHERE target_kind = 'project' AND target_id = $1`,
      [id],
    );
    await app.nest.get(RemovedPurgeService).purge(new AbortController().signal);
    expect(await app.rows('SELECT FROM project WHERE id = $1', [id])).toEqual([]);
  });

  it('is what a report led to: the case shows what the reporter saw', async () => {
    const { id } = await make({ title: 'Reported', about: '<p>Pay first</p>' });
    const report = { kind: 'project', id, reason: 'scam' };
    await app.call('/user/safety/report', report, owner.token).expect(400);
    await app.call('/user/safety/report', report, reader.token).expect(201);
    const [opened] = await app.rows<{ id: string; snapshot: object }>(
      `SELECT id, snapshot FROM review_case WHERE target_kind = 'project' AND target_id = $1`,
      [id],
    );
    expect(opened!.snapshot).toMatchObject({ title: 'Reported', text: `${FORM.summary}\nPay first` });
    const decision = { id: opened!.id, version: 1, outcome: 'violation', rule: 4, remove: true };
    await app.call('/admin/review/decide', decision, administrator).expect(200);
    await call('getProject', { id }, reader).expect(404);
  });
});
