import { jest } from '@jest/globals';
import { roundDown } from '../src/modules/public/highlights.service.js';
import { startApp, type TestApp } from './support/app.js';
import { follow, joinMember, makePage, writePost } from './support/factories.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

describe('the highlights', () => {
  it('show eight popular pages and rounded totals to visitors, and no personal data', async () => {
    const creator = await joinMember(app, { name: 'Asha Rao' });
    const fans = await Promise.all(Array.from({ length: 3 }, () => joinMember(app)));
    for (let n = 0; n < 10; n += 1) await makePage(app, creator, `Page ${n}`);
    const popular = await makePage(app, creator, 'Everybody’s favourite');
    await Promise.all(fans.map((fan) => follow(app, popular, fan)));
    await writePost(app, creator);
    const response = await app.call('/public/getHighlights').expect(200);
    expect(response.body.data.pages).toHaveLength(8);
    expect(response.body.data.pages[0]).toEqual({
      id: popular,
      title: 'Everybody’s favourite',
      imageUrl: null,
      category: 'Club',
      followers: 3,
    });
    expect(response.body.data.totals).toEqual({ members: 4, pages: 11, posts: 1 });
    expect(response.text).not.toContain('Asha');
  });

  it('are cached for a minute', async () => {
    const before = await app.call('/public/getHighlights').expect(200);
    await joinMember(app);
    expect((await app.call('/public/getHighlights').expect(200)).body).toEqual(before.body);
  });

  it('stay cached while a new read fails, and are read again afterwards', async () => {
    const before = await app.call('/public/getHighlights').expect(200);
    const clock = performance.now();
    const now = jest.spyOn(performance, 'now');
    now.mockImplementation(() => clock + 61_000);
    await app.rows('ALTER TABLE page_counter RENAME TO page_counter_away');
    expect((await app.call('/public/getHighlights').expect(200)).body).toEqual(before.body);
    await app.rows('ALTER TABLE page_counter_away RENAME TO page_counter');
    now.mockImplementation(() => clock + 67_000);
    const { body } = await app.call('/public/getHighlights').expect(200);
    expect(body.data.totals.members).toBe(before.body.data.totals.members + 1);
    now.mockRestore();
  });

  it.each([
    [0, 0],
    [41, 41],
    [99, 99],
    [101, 100],
    [1_299, 1_200],
    [45_678, 45_000],
  ])('round %i down to %i', (count, rounded) => {
    expect(roundDown(count)).toBe(rounded);
  });
});
