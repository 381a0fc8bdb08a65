import { startApp, type TestApp } from '../support/app.js';
import { joinMember, signIn, writePost, type TestMember } from '../support/factories.js';
import { describeWithRedis, startRedis, type TestRedis } from '../support/redis.js';

describeWithRedis('with REDIS_URL', (program) => {
  let redis: TestRedis;
  let app: TestApp;
  let member: TestMember;
  let feedId: string;
  beforeEach(async () => {
    redis = await startRedis(program);
  });
  afterEach(async () => {
    await app.close();
    await redis.stop();
  });

  const open = async (most: number) => {
    app = await startApp({ REDIS_URL: redis.url, LIMIT_LIKE: `${most}/3600` });
    member = await joinMember(app);
    feedId = (await writePost(app, member)).id;
  };
  const like = async () => {
    const { status } = await app.call('/user/likes/toggleLike', { feedId }, member.token);
    return status;
  };

  it('a member is limited across all sessions, without writes to PostgreSQL', async () => {
    await open(3);
    const second = await signIn(app, member.email);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        app.call('/user/likes/toggleLike', { feedId }, n % 2 ? second : member.token),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(9);
    expect(await app.rows('SELECT FROM limit_count')).toEqual([]);
  });

  it('the API starts, serves and limits while Redis is down, and uses it again when it is back', async () => {
    await redis.stop();
    await open(3);
    expect([await like(), await like(), await like(), await like()]).toEqual([200, 200, 200, 429]);
    await redis.start();
    // The new Redis is empty, so it admits the member's next like.
    while ((await like()) === 429);
    expect([await like(), await like(), await like()]).toEqual([200, 200, 429]);
    await redis.stop();
    expect(await like()).toBe(429);
  });

  it('a Redis that does not answer delays no request', async () => {
    await open(2);
    redis.freeze();
    expect([await like(), await like(), await like()]).toEqual([200, 200, 429]);
  });
});
