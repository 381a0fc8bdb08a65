import { startApp, type TestApp } from './support/app.js';
import {
  joinMember,
  makePage,
  signInAdministrator,
  writePost,
  type TestMember,
} from './support/factories.js';

let app: TestApp;
let author: TestMember;
let viewer: TestMember;
beforeAll(async () => {
  app = await startApp();
  [author, viewer] = [await joinMember(app), await joinMember(app)];
});
afterAll(() => app.close());

/** A post that members like, one after the other. */
async function postLikedBy(likers: readonly TestMember[], by = author, pageId?: string): Promise<string> {
  const { id } = await writePost(app, by, '<p>Hello</p>', pageId);
  for (const { token } of likers) {
    await app.call('/user/likes/toggleLike', { feedId: id }, token).expect(200);
  }
  return id;
}

type Faces = { readonly posts: { readonly feedId: string; readonly members: { readonly id: string }[] }[] };

async function ask(feedIds: readonly string[], member = viewer): Promise<Faces> {
  return (await app.call('/user/likes/getFaces', { feedIds }, member.token).expect(200)).body.data;
}

/** The ids of the members beside the number of likes of a post. */
async function faces(feedId: string, member = viewer): Promise<string[]> {
  return (await ask([feedId], member)).posts.flatMap(({ members }) => members.map(({ id }) => id));
}

const relate = (member: TestMember, other: TestMember, relation: 'mute' | 'block') =>
  app.call('/user/safety/setRelation', { userId: other.id, relation }, member.token).expect(200);
const join = (count: number) => Promise.all(Array.from({ length: count }, () => joinMember(app)));

describe('the newest likers of posts', () => {
  it('are up to three for each post, newest first', async () => {
    const [a, b, c, d] = (await join(4)) as [TestMember, TestMember, TestMember, TestMember];
    const [popular, quiet, unliked] = [
      await postLikedBy([a, b, c, d]),
      await postLikedBy([b]),
      await postLikedBy([]),
    ];
    const card = ({ id, name }: TestMember) => ({ id, name, UserProfile: { profileUrl: null, title: null } });
    const answer = await ask([quiet, unliked, popular, popular, '999999', 'abc']);
    expect(answer.posts).toHaveLength(2);
    expect(answer.posts).toEqual(
      expect.arrayContaining([
        { feedId: popular, members: [card(d), card(c), card(b)] },
        { feedId: quiet, members: [card(b)] },
      ]),
    );
    await app.call('/user/likes/toggleLike', { feedId: popular }, c.token).expect(200);
    expect(await faces(popular)).toEqual([d.id, b.id, a.id]);
  });

  it.each(['mute', 'block'] as const)(
    'leave out whom the viewer %ss, for this viewer alone',
    async (relation) => {
      const [a, b, c, d] = (await join(4)) as [TestMember, TestMember, TestMember, TestMember];
      const id = await postLikedBy([a, b, c, d]);
      await relate(viewer, d, relation);
      expect(await faces(id)).toEqual([c.id, b.id, a.id]);
      expect(await faces(id, author)).toEqual([d.id, c.id, b.id]);
    },
  );

  it('leave out who blocked the viewer', async () => {
    const [a, b] = (await join(2)) as [TestMember, TestMember];
    const id = await postLikedBy([a, b]);
    await relate(b, viewer, 'block');
    expect(await faces(id)).toEqual([a.id]);
  });

  it('are everybody on a page that the viewer created', async () => {
    const [a, b] = (await join(2)) as [TestMember, TestMember];
    const id = await postLikedBy([a, b], viewer, await makePage(app, viewer));
    await relate(viewer, b, 'block');
    expect(await faces(id)).toEqual([b.id, a.id]);
  });

  it('leave out suspended and deleted members', async () => {
    const [a, b, c] = (await join(3)) as [TestMember, TestMember, TestMember];
    const id = await postLikedBy([a, b, c]);
    const registrar = await signInAdministrator(app);
    await app
      .call('/admin/users/setUserStatus', { id: c.id, status: 'suspended', reason: 'a' }, registrar)
      .expect(200);
    expect(await faces(id)).toEqual([b.id, a.id]);
    await app.rows('SELECT set_member_deleted($1::bigint, now())', [b.id]);
    expect(await faces(id)).toEqual([a.id]);
  });

  it('are not told about posts that the viewer may not see', async () => {
    const [stranger, fan] = (await join(2)) as [TestMember, TestMember];
    const id = await postLikedBy([fan], stranger);
    expect(await faces(id)).toEqual([fan.id]);
    await relate(stranger, viewer, 'block');
    expect(await faces(id)).toEqual([]);
    await app.call('/user/feeds/delete', { id }, stranger.token).expect(200);
    expect(await faces(id, author)).toEqual([]);
  });

  it.each([
    ['nothing', undefined],
    ['one id', '42'],
    ['numbers', [42]],
    ['21 ids', Array.from({ length: 21 }, (_, index) => String(index + 1))],
  ])('asked with %s are a 400', async (_, feedIds) => {
    const response = await app.call('/user/likes/getFaces', { feedIds }, viewer.token).expect(400);
    expect(Object.keys(response.body.errors)).toEqual(['feedIds']);
  });
});
