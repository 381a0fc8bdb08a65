import { randomInt } from 'node:crypto';
import { readdir, utimes } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { MediaService } from '../../src/platform/media/media.service.js';
import { ownInstallation, startApiProcess } from '../support/api-process.js';
import { startApp, type TestApp } from '../support/app.js';
import { joinMember, photo, type TestMember } from '../support/factories.js';
import { addFigure, runs } from '../support/proof-runs.js';
import { killedSessionsEnd } from '../support/locks.js';
import { until } from '../support/until.js';

/** Uploads in progress when the process is killed. */
const AT_ONCE = 3;
/**
 * Milliseconds in which pictures are received and decoded, and those in which they are stored and their post is
 * written.
 */
const MAX_DECODING_MS = 500;
const MAX_STORING_MS = 100;
/** Pictures without a post that a run of the job removes (`platform/media/media.repository.ts`). */
const REMOVED_BY_A_RUN = 100;

let app: TestApp;
let asha: TestMember;
beforeAll(async () => {
  app = await startApp();
  asha = await joinMember(app);
});
afterAll(() => app.close());

const names = (directory: string) =>
  readdir(path.join(app.dataDir, directory), { recursive: true }).catch(() => []);

/** How many pictures belong to no post. */
const pending = async () => (await app.rows('SELECT FROM media WHERE post_id IS NULL')).length;

/** Makes everything that a killed process left behind an hour older. */
async function letAnHourPass(): Promise<void> {
  await app.rows(`UPDATE media SET created_at = created_at - interval '61 minutes'`);
  const longAgo = new Date(Date.now() - 61 * 60_000);
  for (const name of await names('incoming')) {
    await utimes(path.join(app.dataDir, 'incoming', name), longAgo, longAgo);
  }
}

it(
  'a process killed at any moment of an upload leaves only complete posts after the clean-up',
  async () => {
    const pictures = [await photo(1600, 1200), await photo(900, 700, 'png')];
    const acknowledged: string[] = [];
    const refused: string[] = [];
    const kills = runs(6);
    for (let round = 0; round < kills; round += 1) {
      const api = await startApiProcess(ownInstallation());
      const pendingBefore = await pending();
      let uploaded = 0;
      const uploads = Array.from({ length: AT_ONCE }, async () => {
        const form = api
          .http()
          .post('/user/feeds/create')
          .set('Authorization', asha.token)
          .field('feedData', JSON.stringify({ content: '<p>Before the lights went out</p>' }));
        for (const picture of pictures) form.attach('images', picture, 'lights.jpg');
        // Without an answer, the connection broke with the process, so nothing was acknowledged.
        const answer = await form.catch(() => null);
        uploaded += 1;
        if (answer?.status === 201) acknowledged.push(answer.body.data.id);
        else if (answer) refused.push(`${answer.status} ${answer.text} ${api.output()}`);
      });
      if (round % 2 === 0) await sleep(randomInt(MAX_DECODING_MS));
      else {
        // On a slow machine all of them may have been stored and shown between two looks.
        await until(async () => uploaded === AT_ONCE || (await pending()) > pendingBefore);
        await sleep(randomInt(MAX_STORING_MS));
      }
      api.kill('SIGKILL');
      await Promise.all(uploads);
      await api.ended;
      await killedSessionsEnd(app);
      addFigure('kills of the API during uploads', 1);
    }

    expect(refused).toEqual([]);
    await letAnHourPass();
    await app.nest.get(MediaService).cleanIncoming();
    // A run of the job removes as many pictures as a minute should take; what is left belongs to the next one.
    const runsNeeded = Math.ceil((await pending()) / REMOVED_BY_A_RUN);
    for (let run = 0; run < runsNeeded; run += 1) await app.nest.get(MediaService).clean();

    expect(await names('incoming')).toEqual([]);
    expect(await app.rows('SELECT path FROM media_outbox')).toEqual([]);
    const shown = await app.rows<{ id: string; path: string }>(
      `SELECT id, image ->> 'url' AS path FROM post, jsonb_array_elements(images) AS image ORDER BY path`,
    );
    const held = await app.rows<{ path: string }>('SELECT path FROM media ORDER BY path');
    expect(held.map(({ path: at }) => at)).toEqual(shown.map(({ path: at }) => at));
    // A width of 1,600 pixels makes three files, 900 two: all of them complete, and no others.
    const files = (await names('media')).filter((name) => path.extname(name) !== '');
    const nameOf = (file: string) => path.basename(file).replace(/-\d+\.webp$/, '');
    expect([...new Set(files.map(nameOf))].sort()).toEqual(
      held.map(({ path: at }) => path.basename(at, '.webp')),
    );
    expect(files).toHaveLength((held.length / pictures.length) * 5);
    for (const { path: at } of held) await app.http().get(`/${at}`).expect(200);

    const ids = new Set(shown.map(({ id }) => id));
    expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
  },
  runs(600_000),
);
