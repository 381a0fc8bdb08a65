import { migrate, nextRelease } from '@campus-commons/topology/release.ts';
import type { Topology } from '@campus-commons/topology/topology.ts';
import type { Browser, Page } from '@playwright/test';
import { call, joinByApi, pageByApi, postByApi, tokenOf, type Member } from '../../../../src/api.ts';
import { DEPLOYED, withDeployed } from '../../../../src/deployed.ts';
import { announceEnvironment, readEnvironment } from '../../../../src/environment.ts';
import { openComposer } from '../../../../src/screens/feed.ts';
import { viewports } from '../../../../src/screens.ts';
import { rememberMember } from '../../../../src/steps.ts';
import { expect, test } from '../../../../src/test.ts';

/** Metrics of one process, as operators see them. */
const streamsOf = (topology: Topology) =>
  Promise.all(
    topology.apis.map(async (api) => (api.pid === undefined ? 0 : api.metric('campus_streams_open'))),
  );

test('members at two processes see what the other does, also when processes are killed and upgraded', async () => {
  // It starts many programs one after another; on a quarter of two busy cores an API alone took more than a minute.
  test.setTimeout(1_200_000);
  await withDeployed(async (topology, browser) => {
    const shared = readEnvironment();
    const [one, two] = topology.apis;
    if (!one || !two) throw new Error('The test needs two API processes');
    announceEnvironment({ ...shared, apiOrigin: one.origin, memberOrigin: DEPLOYED.member });
    try {
      await meet(topology, browser);
    } finally {
      announceEnvironment(shared);
    }
  });
});

/** Opens the site in a browser of one's own. */
async function open(browser: Browser, member: Member, viewport: keyof typeof viewports): Promise<Page> {
  const context = await browser.newContext({
    baseURL: DEPLOYED.member,
    viewport: viewports[viewport],
    ignoreHTTPSErrors: true,
  });
  context.setDefaultTimeout(20_000);
  await rememberMember(context, member);
  return context.newPage();
}

async function meet(topology: Topology, browser: Browser): Promise<void> {
  const [meera, rohit, zoya] = [
    await joinByApi('Meera Joshi'),
    await joinByApi('Rohit Bansal'),
    await joinByApi('Zoya Khan'),
  ];
  const [meeraToken, rohitToken, zoyaToken] = [
    await tokenOf(meera),
    await tokenOf(rohit),
    await tokenOf(zoya),
  ];
  const feedId = await postByApi(meeraToken, '<p>Kites at four</p>');
  const pageId = await pageByApi(rohitToken, 'Kite makers');
  await call('/user/pages/toggleFollow', { id: pageId }, meeraToken);
  await call('/user/pages/setBell', { id: pageId, on: true }, meeraToken);
  const other = await postByApi(meeraToken, '<p>Who has string?</p>');

  const reader = await open(browser, meera, 'desktop');
  await reader.goto('/dashboard');
  const post = reader.getByRole('article', { name: meera.name }).filter({ hasText: 'Kites at four' });
  await expect(post).toBeVisible();
  await expect.poll(() => streamsOf(topology).then((streams) => streams.toSorted())).toEqual([0, 1]);
  const unread = (count: number) => reader.getByRole('link', { name: `Notifications, ${count} unread` });
  const noneUnread = reader.getByRole('link', { name: 'Notifications', exact: true });
  const newPosts = (text: string) => reader.getByRole('button', { name: text, exact: true });

  const writer = await open(browser, rohit, 'phone');
  await writer.goto(`/dashboard/feed/${feedId}`);
  const commentBox = writer.getByRole('textbox', { name: 'Write a comment' });

  await test.step('a like', async () => {
    await writer.getByRole('button', { name: 'Like', exact: true }).click();
    await expect(post.getByRole('button', { name: '1 like' })).toBeVisible();
    await expect(unread(1)).toBeVisible();
  });

  await test.step('a comment that mentions the reader', async () => {
    await commentBox.pressSequentially('I bring string, @meer');
    await writer.getByRole('option', { name: /Meera Joshi/ }).click();
    await writer.getByRole('button', { name: 'Post', exact: true }).click();
    await expect(post.getByRole('button', { name: /^1( comment)?$/ })).toBeVisible();
    await expect(unread(2)).toBeVisible();
  });

  await test.step('a post on a page whose bell the reader set', async () => {
    await writer.goto(`/dashboard/pages/details/${pageId}`);
    const composer = await openComposer(writer);
    await composer.getByRole('textbox', { name: 'Your post' }).fill('Paper has arrived');
    await composer.getByRole('button', { name: 'Post', exact: true }).click();
    await expect(newPosts('1 new post')).toBeVisible();
    await expect(unread(3)).toBeVisible();
  });

  await test.step('the reader reads', async () => {
    await unread(3).click();
    await expect(reader.getByRole('region', { name: 'New', exact: true }).getByRole('listitem')).toHaveText([
      /Kite makers/,
      /Rohit Bansal mentioned you/,
      /Rohit Bansal likes your post/,
    ]);
    // The popover at the bell.
    await reader.keyboard.press('Escape');
    await expect(noneUnread).toBeVisible();
    // A stream about what the screen shows then takes the place of the one before.
    const replaced = reader.waitForResponse(
      (response) =>
        response.url().endsWith('/user/live/open') &&
        (response.request().postDataJSON() as { posts: string[] }).posts.length === 3,
    );
    await newPosts('1 new post').click();
    await expect(reader.getByText('Paper has arrived')).toBeVisible();
    await replaced;
    await expect(noneUnread).toBeVisible();
  });

  await test.step('the process that holds the reader’s stream is killed', async () => {
    await writer.close();
    await expect.poll(() => streamsOf(topology).then((streams) => streams.toSorted())).toEqual([0, 1]);
    const streams = await streamsOf(topology);
    const [holding, remaining] = streams[0] === 1 ? topology.apis : topology.apis.toReversed();
    if (!holding || !remaining) throw new Error('No process holds the stream');
    await holding.kill();
    announceEnvironment({ ...readEnvironment(), apiOrigin: remaining.origin });
    await call('/user/comments/create', { feedId: other, comment: 'I have' }, zoyaToken);
    await postByApi(zoyaToken, '<p>String is here</p>');
    await expect(unread(1)).toBeVisible();
    await expect(newPosts('1 new post')).toBeVisible();
    await holding.start(topology.release);
  });

  await test.step('both processes are drained and upgraded', async () => {
    const next = await nextRelease(topology.environment);
    await migrate(topology.environment, next, topology.primary.url());
    for (const [round, api] of topology.apis.entries()) {
      await topology.proxy.drain(api);
      const stopping = api.stop();
      const [staying] = topology.apis.filter((process) => process !== api);
      announceEnvironment({ ...readEnvironment(), apiOrigin: staying?.origin ?? '' });
      await postByApi(zoyaToken, `<p>Ball ${round}</p>`);
      await stopping;
      await api.start(next);
      await topology.proxy.undrain(api);
      await expect(newPosts(`${round + 2} new posts`)).toBeVisible();
    }
    await expect(unread(1)).toBeVisible();
  });

  await test.step('the reader mutes, then blocks: nothing arrives any more', async () => {
    const profile = await call('/user/profile/get', {}, rohitToken);
    const { id: userId } = (profile.data as { User: { id: string } }).User;
    const act = async (text: string) => {
      await call('/user/comments/create', { feedId: other, comment: text }, rohitToken);
      await call('/user/likes/toggleLike', { feedId: other }, rohitToken);
      await postByApi(rohitToken, `<p>${text}</p>`, [], pageId);
    };
    await call('/user/safety/setRelation', { userId, relation: 'mute' }, meeraToken);
    await act('Can you hear me?');
    // What comes later is told, and counts alone.
    await postByApi(zoyaToken, '<p>Here is paste</p>');
    await expect(newPosts('4 new posts')).toBeVisible();
    await call('/user/safety/setRelation', { userId, relation: 'block' }, meeraToken);
    await postByApi(rohitToken, '<p>And now?</p>');
    await call('/user/likes/toggleLike', { feedId: other }, zoyaToken);
    await expect(unread(2)).toBeVisible();
    await expect(newPosts('4 new posts')).toBeVisible();
  });
}
