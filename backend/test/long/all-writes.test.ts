import type { AddressInfo } from 'node:net';
import { faultsIn, mixAllWrites } from '../../../packages/bench/support/all-writes.js';
import { AccountPurgeService } from '../../src/modules/account/account-purge.service.js';
import { RemovedPurgeService } from '../../src/modules/admin/removals/removed-purge.service.js';
import { startApp, startReplica, type TestApp } from '../support/app.js';
import { expectCountersToMatch } from '../support/counters.js';
import { joinMember, makePage, signInAdministrator } from '../support/factories.js';

/** The long run is `npm run bench -- stress`. */
const SECONDS = 6;

let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  app = await startApp();
  other = await startReplica();
});
afterAll(async () => {
  await other.close();
  await app.close();
});

const originOf = ({ nest }: TestApp) =>
  `http://127.0.0.1:${(nest.getHttpServer().address() as AddressInfo).port}`;

it('concurrent writes of all kinds on the same posts, page and members never fail and keep all counters correct', async () => {
  const members = await Promise.all(Array.from({ length: 12 }, () => joinMember(app)));
  const leavers = await Promise.all(Array.from({ length: 6 }, () => joinMember(app)));
  const administrator = await signInAdministrator(app);
  const pageId = await makePage(app, members[0]!);
  const until = Date.now() + SECONDS * 1000;
  const purge = async () => {
    const { signal } = new AbortController();
    while (Date.now() < until) {
      const leaver = leavers.pop();
      if (leaver) await app.rows(`SELECT set_member_deleted($1, now() - interval '15 days')`, [leaver.id]);
      await Promise.all([
        app.nest.get(AccountPurgeService).purge(signal),
        other.nest.get(RemovedPurgeService).purge(signal),
      ]);
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  };
  const stress = {
    origins: [app, other].map(originOf),
    members: [...members, ...leavers],
    administrator,
    pageId,
    seconds: SECONDS,
    clients: 16,
  };
  const [tally] = await Promise.all([mixAllWrites(stress), purge()]);
  expect(faultsIn(tally)).toEqual({});
  // On a slow machine one of them may not have had its turn, or only others' deletions of the same post succeeded.
  const rare = ['/user/feeds/delete 200', '/admin/content/removePage 200'];
  const seen = new Set(Object.keys(tally));
  while (!rare.every((each) => seen.has(each))) {
    const more = await mixAllWrites({ ...stress, seconds: 2 });
    expect(faultsIn(more)).toEqual({});
    for (const each of Object.keys(more)) seen.add(each);
  }
  await expectCountersToMatch(app);
  const [database] = await app.rows<{ deadlocks: string }>(
    'SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()',
  );
  expect(database?.deadlocks).toBe('0');
});
