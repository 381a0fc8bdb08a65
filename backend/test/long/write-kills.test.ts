import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ownInstallation, startApiProcess } from '../support/api-process.js';
import { startApp, type TestApp } from '../support/app.js';
import { expectCountersToMatch } from '../support/counters.js';
import { addFigure, runs } from '../support/proof-runs.js';
import { killedSessionsEnd } from '../support/locks.js';
import { until } from '../support/until.js';
import { startWriters } from '../support/writers.js';

/** Answers each process gives before it is killed, and milliseconds it may live beyond: it dies at any moment of the next writes. */
const ANSWERS = 25;
const MAX_DELAY_MS = 40;

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

it(
  'a process killed during any write keeps every acknowledged write and leaves no partial one',
  async () => {
    const writers = await startWriters(app);
    for (let kill = 0; kill < runs(4); kill += 1) {
      const api = await startApiProcess(ownInstallation());
      const enough = writers.answers() + ANSWERS;
      const working = writers.all.map(async ({ write }) => {
        while (await write(api));
      });
      const killed = until(() => Promise.resolve(writers.answers() >= enough))
        .then(() => sleep(randomInt(MAX_DELAY_MS)))
        .finally(() => api.kill('SIGKILL'));
      await Promise.all([...working, killed]);
      await api.ended;
      await killedSessionsEnd(app);
      addFigure('kills of the API under all writers', 1);
    }
    // Each repeats what the previous process was killed over.
    for (const { write } of writers.all) expect(await write(app)).toBe(true);
    for (const { verify } of writers.all) await verify();
    await expectCountersToMatch(app);
  },
  runs(600_000),
);
