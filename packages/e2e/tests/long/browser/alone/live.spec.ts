import { expect } from '@playwright/test';
import { call, idOf, joinByApi, postByApi, tokenOf } from '../../../../src/api.ts';
import { viewports } from '../../../../src/screens.ts';
import { rememberMember } from '../../../../src/steps.ts';
import { test } from '../../../../src/own-stack.ts';

// Their own stack and one after the other: everybody's posts are counted.
test.describe.configure({ mode: 'default' });

for (const [device, viewport] of Object.entries(viewports)) {
  test(`what one member does moves on another one's screen without a reload, on a ${device}`, async ({
    context,
    page,
  }) => {
    const [reader, other] = [
      await joinByApi(device === 'phone' ? 'Ishita Rane' : 'Ishaan Rane'),
      await joinByApi(device === 'phone' ? 'Rohit Bansal' : 'Rohan Bansal'),
    ];
    const token = await tokenOf(other);
    const own = await tokenOf(reader);
    const feedId = await postByApi(own, '<p>Kites at four</p>');
    await call('/user/comments/create', { feedId, comment: 'At the maidan' }, own);
    await rememberMember(context, reader);
    await page.setViewportSize(viewport);
    const begun = page.waitForResponse('**/user/live/open');
    await page.goto('/dashboard');
    const post = page.getByRole('article', { name: reader.name });
    await expect(post).toContainText('Kites at four');
    await begun;
    await post.getByRole('button', { name: 'Comment' }).click();
    const isPhone = device === 'phone';
    const talk = isPhone ? page.getByRole('dialog', { name: 'Comments and likes' }) : post;
    await expect(talk.getByRole('textbox')).toBeVisible();

    await test.step('a like moves the counter, the bell and the title', async () => {
      await call('/user/likes/toggleLike', { feedId }, token);
      await expect(talk.getByRole(isPhone ? 'tab' : 'button', { name: '1 like' })).toBeVisible();
      // On a phone it is behind the sheet.
      const bell = page.getByRole('link', { name: 'Notifications, 1 unread', includeHidden: isPhone });
      await expect(bell.filter({ visible: true })).toHaveCount(1);
      await expect(page).toHaveTitle(/^\(1\) /);
    });

    await test.step('a comment is offered over the open comments, and moves nothing', async () => {
      const list = talk.getByRole('list', { name: 'Comments' });
      const before = await list.boundingBox();
      await call('/user/comments/create', { feedId, comment: 'I bring string' }, token);
      const offer = talk.getByRole('button', { name: '1 new comment' });
      await expect(offer).toBeVisible();
      expect(await list.boundingBox()).toEqual(before);
      await expect(talk.getByText('I bring string')).toHaveCount(0);
      await offer.click();
      await expect(talk.getByRole('listitem').filter({ hasText: 'I bring string' })).toBeFocused();
      if (isPhone) await page.goBack();
    });

    await test.step('a post is offered above the feed, and moves nothing', async () => {
      const before = await post.boundingBox();
      await postByApi(token, '<p>Who has a kite?</p>');
      const pill = page.getByRole('button', { name: '1 new post' });
      await expect(pill).toBeVisible();
      expect(await post.boundingBox()).toEqual(before);
      await pill.click();
      await expect(page.getByRole('article', { name: other.name })).toBeFocused();
      await expect(pill).toHaveCount(0);
    });

    await test.step('once the other one is blocked, nothing of theirs arrives', async () => {
      await call('/user/safety/setRelation', { userId: await idOf(other), relation: 'block' }, own);
      await postByApi(token, '<p>Anybody?</p>');
      // What comes later is told, and counts alone.
      await postByApi(await tokenOf(await joinByApi('Zoya Khan')), '<p>I have one</p>');
      await expect(page.getByRole('button', { name: '1 new post' })).toBeVisible();
    });
  });
}
