import { randomBytes } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { jest } from '@jest/globals';
import sharp from 'sharp';
import { AccountExportRepository } from '../src/modules/account/account-export.repository.js';
import { startApp, type TestApp } from './support/app.js';
import {
  follow,
  joinMember,
  makePage,
  PASSWORD,
  photo,
  writePost,
  type TestMember,
} from './support/factories.js';
import { unzip } from './support/unzip.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const ask = (member: TestMember) => app.call('/user/account/export', {}, member.token).responseType('blob');

async function exported(member: TestMember): Promise<Map<string, Buffer>> {
  const { body } = await ask(member).expect(200);
  return unzip(body as Buffer);
}
const json = (files: Map<string, Buffer>, name: string) => JSON.parse(files.get(name)!.toString());
const picturesOf = (files: Map<string, Buffer>) =>
  [...files.keys()].filter((name) => /^pictures\/.+\.webp$/.test(name));

async function writePictures(member: TestMember): Promise<void> {
  const picture = await photo(300, 200);
  const profile = { name: member.name, title: 'B', bio: 'C', collegeName: 'D', collegeYear: '2027' };
  const forms = [
    app.http().post('/user/profile/update').field(profile).attach('image', picture, 'a.jpg'),
    app
      .http()
      .post('/user/feeds/create')
      .field('feedData', JSON.stringify({ content: '<p>Look</p>', alts: ['a lake'] }))
      .attach('images', picture, 'a.jpg')
      .attach('images', picture, 'b.jpg'),
  ];
  for (const form of forms) {
    expect((await form.set('Authorization', member.token)).status).toBeLessThan(300);
  }
}

describe('the export', () => {
  it('contains all data of the member, none of others, and no secret', async () => {
    const [member, other] = [await joinMember(app), await joinMember(app)];
    await writePictures(member);
    const ownPage = await makePage(app, member, 'Chess');
    const otherPage = await makePage(app, other, 'Hockey');
    await follow(app, otherPage, member);
    await app.call('/user/pages/setBell', { id: otherPage, on: true }, member.token).expect(200);
    const helper = { id: otherPage, memberId: member.id, role: 'moderator' };
    await app.call('/user/pages/setRole', helper, other.token).expect(200);
    const thirdPage = await makePage(app, other, 'Rowing');
    const ban = { id: thirdPage, memberId: member.id, banned: true, reason: 'Sells tickets' };
    await app.call('/user/pages/setBan', ban, other.token).expect(200);
    await follow(app, ownPage, other);
    const ownHelper = { id: ownPage, memberId: other.id, role: 'moderator' };
    await app.call('/user/pages/setRole', ownHelper, member.token).expect(200);
    const theirs = await writePost(app, other, '<p>not mine</p>');
    const { id: pinnedId } = await writePost(app, member, '<p>Rules</p>', ownPage);
    const pin = { feedId: pinnedId, until: new Date(Date.now() + 3_600_000).toISOString() };
    await app.call('/user/pages/pinPost', pin, member.token).expect(200);
    await writePost(app, member, '<p>नमस्ते</p>', otherPage);
    await app.call('/user/likes/toggleLike', { feedId: theirs.id }, member.token).expect(200);
    const remark = { feedId: theirs.id, comment: 'my words' };
    await app
      .call(
        '/user/comments/create',
        { ...remark, comment: `@${other.name}: my words`, mentions: [other.id] },
        member.token,
      )
      .expect(201);
    await app
      .call(
        '/user/comments/create',
        { ...remark, comment: `@${member.name}: their words`, mentions: [member.id] },
        other.token,
      )
      .expect(201);

    await app
      .call('/user/safety/setRelation', { userId: other.id, relation: 'mute' }, member.token)
      .expect(200);
    const own = await writePost(app, member, '<p>Ask me #Anything</p>');
    await app
      .call('/user/comments/create', { feedId: own.id, comment: 'why' }, (await joinMember(app)).token)
      .expect(201);
    await app
      .call('/user/notifications/mutePost', { feedId: theirs.id, muted: true }, member.token)
      .expect(200);
    await app.call('/user/saved/set', { feedId: theirs.id, saved: true }, member.token).expect(200);
    await app.call('/user/notifications/setSettings', { off: ['like'] }, member.token).expect(200);
    const move = { email: 'moving@example.in', password: PASSWORD };
    await app.call('/user/account/changeEmail', move, member.token).expect(200);

    await app.rows(
      `INSERT INTO push_subscription (member_id, session_id, endpoint, p256dh, auth)
       SELECT member_id, id, 'https://push.example/' || member_id, 'public', 'shared secret' FROM session`,
    );

    const response = await ask(member).expect(200);
    expect(response.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="campus-commons.zip"',
      'cache-control': 'no-store',
    });
    const files = await unzip(response.body as Buffer);
    expect([...files.keys()].filter((name) => !name.startsWith('pictures/')).sort()).toEqual([
      'README.txt',
      'account.json',
      'applicationMessages.json',
      'applications.json',
      'comments.json',
      'decisions.json',
      'follows.json',
      'issuedRecords.json',
      'likes.json',
      'mentionsInComments.json',
      'mentionsInPosts.json',
      'mutedPosts.json',
      'notifications.json',
      'notifiedDevices.json',
      'openings.json',
      'pageActs.json',
      'pageBans.json',
      'pageRoles.json',
      'pageTransfers.json',
      'pages.json',
      'posts.json',
      'profile.json',
      'projects.json',
      'records.json',
      'relations.json',
      'reports.json',
      'savedOpenings.json',
      'savedPosts.json',
      'sessions.json',
      'teams.json',
      'votes.json',
    ]);
    const readme = files.get('README.txt')!.toString();
    for (const name of files.keys()) {
      if (name !== 'README.txt') expect(readme).toContain(name.replace(/^pictures\/.*/, 'pictures/'));
    }
    expect(json(files, 'profile.json')).toMatchObject({ id: member.id, name: member.name, bio: 'C' });
    expect(json(files, 'account.json')).toMatchObject({
      email: member.email,
      emailConfirmedAt: null,
      newEmail: 'moving@example.in',
      phone: member.phone,
      termsVersion: '2025-04-18',
      notificationsOff: ['like'],
      ageBand: null,
      guardianConsent: null,
      twoStepSince: null,
      recoveryCodesLeft: 0,
    });
    expect(json(files, 'notifications.json')).toMatchObject([
      { kind: 'notice', pageId: otherPage },
      { kind: 'follow', pageId: ownPage },
      { kind: 'mention', postId: theirs.id, readAt: null },
      { kind: 'comment', postId: own.id, since: expect.any(String) },
    ]);
    expect(json(files, 'mutedPosts.json')).toEqual([{ postId: theirs.id }]);
    expect(json(files, 'savedPosts.json')).toEqual([{ postId: theirs.id, savedAt: expect.any(String) }]);
    expect(json(files, 'posts.json')).toMatchObject([
      { content: '<p>Look</p>', images: [{ alt: 'a lake' }, { alt: '' }], pageId: null },
      { content: '<p>Rules</p>', pageTitle: 'Chess' },
      { content: '<p>नमस्ते</p>', images: [], pageTitle: 'Hockey' },
      { content: '<p>Ask me #Anything</p>', topics: ['anything'] },
    ]);
    expect(json(files, 'comments.json')).toMatchObject([
      { postId: theirs.id, comment: `@${other.name}: my words`, removedAt: null, removalNote: null },
    ]);
    expect(json(files, 'comments.json')).toMatchObject([
      { mentions: [{ memberId: other.id, name: other.name }] },
    ]);
    expect(json(files, 'mentionsInComments.json')).toMatchObject([{ postId: theirs.id, name: member.name }]);
    expect(json(files, 'mentionsInPosts.json')).toEqual([]);
    expect(json(files, 'relations.json')).toMatchObject([
      { memberId: other.id, name: other.name, relation: 'mute' },
    ]);
    expect(json(files, 'likes.json')).toMatchObject([{ postId: theirs.id }]);
    expect(json(files, 'pages.json')).toMatchObject([
      {
        id: ownPage,
        title: 'Chess',
        pinnedPosts: [{ postId: pinnedId, until: expect.stringMatching(/^20/) }],
      },
    ]);
    expect(json(files, 'follows.json')).toMatchObject([
      { pageId: otherPage, pageTitle: 'Hockey', bellSince: expect.stringMatching(/^20/) },
    ]);
    expect(json(files, 'pageRoles.json')).toEqual([
      { pageId: otherPage, pageTitle: 'Hockey', since: expect.stringMatching(/^20/) },
    ]);
    expect(json(files, 'pageBans.json')).toEqual([
      {
        pageId: thirdPage,
        pageTitle: 'Rowing',
        reason: 'Sells tickets',
        since: expect.stringMatching(/^20/),
      },
    ]);
    expect(json(files, 'pageActs.json')).toMatchObject([
      { pageId: ownPage, act: 'moderator_added', memberId: other.id },
    ]);
    expect(json(files, 'notifiedDevices.json')).toEqual([
      { address: `https://push.example/${member.id}`, since: expect.stringMatching(/^20/) },
    ]);
    expect(json(files, 'sessions.json')).toEqual([
      {
        device: expect.any(String),
        createdAt: expect.any(String),
        lastSeenAt: expect.any(String),
        current: true,
      },
    ]);

    const everything = [...files.values()].map(String).join();
    for (const secret of [other.email, other.phone, 'not mine', 'their words', member.token, 'argon2']) {
      expect(everything).not.toContain(secret);
    }
    expect(picturesOf(files)).toHaveLength(3);
    for (const name of picturesOf(files)) {
      expect(await sharp(files.get(name)).metadata()).toMatchObject({ format: 'webp', width: 300 });
    }
    const [post] = json(files, 'posts.json') as { images: { url: string }[] }[];
    for (const { url } of post!.images) expect(files.has(url.replace('media/', 'pictures/'))).toBe(true);
  });

  it('is complete for a member without content', async () => {
    const files = await exported(await joinMember(app));
    for (const name of ['posts', 'comments', 'likes', 'pages', 'follows']) {
      expect(json(files, `${name}.json`)).toEqual([]);
    }
    expect(picturesOf(files)).toEqual([]);
  });

  it('continues after the first batch of rows', async () => {
    const member = await joinMember(app);
    const { id } = await writePost(app, member);
    await app.rows(
      `INSERT INTO comment (post_id, author_id, body) SELECT $1, $2, n::text FROM generate_series(1, 450) AS n`,
      [id, member.id],
    );
    const comments = json(await exported(member), 'comments.json') as { comment: string }[];
    expect(comments.map(({ comment }) => comment)).toEqual(Array.from({ length: 450 }, (_, n) => `${n + 1}`));
  });

  it('lists pictures that are missing in the store, and contains the others', async () => {
    const member = await joinMember(app);
    await writePictures(member);
    const [lost] = await app.rows<{ path: string }>('SELECT path FROM media WHERE uploader_id = $1 LIMIT 1', [
      member.id,
    ]);
    const name = path.basename(lost!.path, '.webp');
    for (const file of await readdir(app.dataDir, { recursive: true })) {
      if (file.includes(name)) await rm(path.join(app.dataDir, file));
    }
    const files = await exported(member);
    expect(picturesOf(files)).toHaveLength(2);
    expect(files.get('pictures/MISSING.txt')!.toString()).toContain(`${name}.webp`);
  });

  it('does not count against the limit when it fails', async () => {
    const strict = await startApp({ LIMIT_EXPORT: '1/86400' });
    try {
      const member = await joinMember(strict);
      const ask = () => strict.call('/user/account/export', {}, member.token);
      await strict.rows('ALTER TABLE follow RENAME TO follow_away');
      await expect(ask()).rejects.toThrow(/aborted|hang up/);
      await strict.rows('ALTER TABLE follow_away RENAME TO follow');
      await ask().expect(200);
      await ask().expect(429);
    } finally {
      await strict.close();
    }
  });

  it('is limited per day', async () => {
    const strict = await startApp({ LIMIT_EXPORT: '2/86400' });
    try {
      const member = await joinMember(strict);
      const statuses: number[] = [];
      for (let n = 0; n < 3; n += 1) {
        statuses.push((await strict.call('/user/account/export', {}, member.token)).status);
      }
      expect(statuses).toEqual([200, 200, 429]);
    } finally {
      await strict.close();
    }
  });
});

describe('an export in progress', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  /** An endless source of rows that records how many were read and how it ended. */
  function endlessRows(onRow: (n: number) => void): { readonly stopped: Promise<void> } {
    let stop = (): void => undefined;
    const stopped = new Promise<void>((resolve) => {
      stop = resolve;
    });
    jest.spyOn(app.nest.get(AccountExportRepository), 'rows').mockImplementation(async function* () {
      try {
        for (let n = 0; ; n += 1) {
          onRow(n);
          // Incompressible, so that the buffers in between hold few rows.
          yield await Promise.resolve({ n, filler: randomBytes(3000).toString('base64') });
        }
      } finally {
        stop();
      }
    });
    return { stopped };
  }

  function open(member: TestMember) {
    const { port } = app.nest.getHttpServer().address() as AddressInfo;
    const headers = {
      Authorization: member.token,
      'Content-Type': 'application/json',
      'Content-Length': 2,
    };
    const call = request({ port, path: '/user/account/export', method: 'POST', headers });
    call.end('{}');
    return call;
  }

  it('stops when the client disconnects', async () => {
    const member = await joinMember(app);
    let reading = (): void => undefined;
    const begun = new Promise<void>((resolve) => {
      reading = resolve;
    });
    const { stopped } = endlessRows(() => reading());
    const call = open(member);
    call.on('error', () => undefined);
    await begun;
    call.destroy();
    await stopped;
    await app.call('/user/feeds/getAllFeeds', {}, member.token).expect(200);
  });

  it('breaks the connection when it fails, so that a partial file does not look complete', async () => {
    const member = await joinMember(app);
    jest.spyOn(app.nest.get(AccountExportRepository), 'pictures').mockImplementation(async function* () {
      yield await Promise.reject(new Error('the database is away'));
    });
    await expect(ask(member)).rejects.toThrow(/aborted|socket hang up/);
  });
});
