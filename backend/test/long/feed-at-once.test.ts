import { FeedsService } from '../../src/modules/feeds/feeds.service.js';
import type { GetAllFeedsDto } from '../../src/modules/feeds/feeds.dto.js';
import { startApp, type TestApp } from '../support/app.js';
import { joinMember, writePost, type TestMember } from '../support/factories.js';

/** Members who read the feed in the same turn of the event loop share one query (batching). */
let app: TestApp;
let members: TestMember[];
beforeAll(async () => {
  app = await startApp();
  members = await Promise.all(Array.from({ length: 8 }, () => joinMember(app)));
  for (const [n, author] of members.entries()) {
    const { id } = await writePost(app, author);
    // All members like the first post, one member likes the last.
    for (const { token } of members.slice(n)) {
      await app.call('/user/likes/toggleLike', { feedId: id }, token).expect(200);
    }
  }
});
afterAll(() => app.close());

/** Without HTTP: requests sent at the same time may arrive in different turns of the event loop. */
const readFeed = ({ id }: TestMember, request: GetAllFeedsDto) =>
  app.nest.get(FeedsService).list(
    {
      kind: 'member',
      accountId: id,
      sessionId: '',
      conceals: false,
      limit: null,
      lacksConsent: false,
      role: null,
    },
    request,
  );

it('batched reads of the feed give each member their own likes', async () => {
  const reads = members.flatMap((member) => [
    { member, request: {} },
    { member, request: { page: 2, limit: 3 } },
    { member, request: { usersFeed: true } },
    { member, request: { usersFeed: true, userId: members[0]!.id } },
  ]);
  const alone = [];
  for (const { member, request } of reads) alone.push(await readFeed(member, request));
  const together = await Promise.all(reads.map(({ member, request }) => readFeed(member, request)));
  expect(together).toEqual(alone);
  const liked = together
    .filter((_, n) => n % 4 === 0)
    .map(({ data }) => data.feeds.filter((f) => f.isLiked).length);
  expect(liked).toEqual(members.map((_, n) => n + 1));
});

it('a read after a write sees it, even while other reads are batched', async () => {
  const [asha] = members as [TestMember];
  for (let round = 0; round < 8; round += 1) {
    const others = members.map((member) => readFeed(member, {}));
    const { id } = await writePost(app, asha);
    const { body } = await app.call('/user/likes/toggleLike', { feedId: id }, asha.token).expect(200);
    const [own, ...rest] = await Promise.all([
      ...[asha, ...members].map((member) => readFeed(member, {})),
      ...others,
    ]);
    expect(own?.data.feeds[0]).toMatchObject({ id, like: body.data.likes, isLiked: true });
    for (const { data } of rest.slice(1, members.length)) {
      expect(data.feeds[0]).toMatchObject({ id, like: 1, isLiked: false });
    }
  }
});

it('when a batched read fails, every caller gets an error, and later reads work', async () => {
  await app.rows('ALTER TABLE post_like RENAME TO post_like_away');
  const failed = await Promise.allSettled(members.map((member) => readFeed(member, {})));
  await app.rows('ALTER TABLE post_like_away RENAME TO post_like');
  expect(failed.map(({ status }) => status)).toEqual(members.map(() => 'rejected'));
  for (const member of members) expect((await readFeed(member, {})).data.feeds).not.toHaveLength(0);
});
