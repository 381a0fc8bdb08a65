import { freePort } from '@campus-commons/embedded-postgres/free-port.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Programs } from '../../src/services/programs.ts';
import { withTopology, type Topology } from '../../src/topology.ts';
import { Browser, startSite } from '../support/people.ts';
import { describeWithPrograms } from '../support/programs.ts';

/** The address of a whole college. */
const CAMPUS = '127.0.0.77';
const PASSWORD = 'mango pickle monsoon';
const VISITORS = 1_000;
/** Files that the landing page loads. */
const FILES = 24;
const NEW_MEMBERS = 300;
/** In which they all come. */
const MINUTE_MS = 60_000;
/** Wrong passwords before it: more than LIMIT_CAMPUS_LOGIN (and much more than LIMIT_LOGIN_ADDRESS) allows in five minutes. */
const GUESSES = 1_050;
const GUESSERS = 40;
/** Of one guesser who goes on meanwhile. */
const GUESS_PAUSE_MS = 200;

/** Statuses, and how many requests had each. */
type Count = Record<number, number>;
const add = (count: Count, status: number) => {
  count[status] = (count[status] ?? 0) + 1;
};

describeWithPrograms('a campus behind one address', (programs: Programs) => {
  it('visits, joins and signs in within a minute, although somebody there guesses passwords', async () => {
    const sitePort = await freePort();
    const api = { CAMPUS_NETWORKS: CAMPUS };
    const counts = await withTopology(
      { programs, site: `127.0.0.1:${sitePort}`, limits: 'real', api },
      async (topology) => {
        const site = await startSite(topology.environment, sitePort);
        try {
          return await burst(topology);
        } finally {
          await site.stop();
        }
      },
    );
    const { guesses, ...people } = counts;
    expect(people).toEqual({
      files: { 200: VISITORS * (FILES + 1) },
      signUps: { 201: NEW_MEMBERS },
      signIns: { 200: NEW_MEMBERS },
    });
    // The attacker is refused nothing by the address alone, and guesses nothing.
    expect(Object.keys(guesses)).toEqual(['401']);
  }, 600_000);
});

async function burst({
  proxy,
}: Topology): Promise<Record<'files' | 'signUps' | 'signIns' | 'guesses', Count>> {
  const [files, signUps, signIns, guesses]: Count[] = [{}, {}, {}, {}];
  let guess = 0;
  const attack = async (isOver: () => boolean, pauseMs = 0) => {
    const browser = await Browser.open(proxy.endpoint, CAMPUS);
    while (!isOver()) {
      guess += 1;
      const body = { emailOrPhone: `nobody${guess}@college.example`, password: 'a wrong password' };
      add(guesses as Count, (await browser.ask('/user/auth/login', body)).status);
      await sleep(pauseMs);
    }
    browser.close();
  };
  await Promise.all(Array.from({ length: GUESSERS }, () => attack(() => guess >= GUESSES)));

  const visit = async () => {
    const browser = await Browser.open(proxy.memberSite, CAMPUS);
    add(files as Count, (await browser.ask('/landing')).status);
    const rest = Array.from({ length: FILES }, (_, file) => browser.ask(`/assets/${file}.js`));
    for (const { status } of await Promise.all(rest)) add(files as Count, status);
    browser.close();
  };
  const join = async (person: number) => {
    const browser = await Browser.open(proxy.endpoint, CAMPUS);
    const [email, phone] = [`fresher${person}@college.example`, String(8_000_000_000 + person)];
    const form = { name: 'Asha Rao', email, phone, password: PASSWORD };
    add(signUps as Count, (await browser.ask('/user/auth/signUp', form)).status);
    add(
      signIns as Count,
      (await browser.ask('/user/auth/login', { emailOrPhone: email, password: PASSWORD })).status,
    );
    browser.close();
  };
  let isOver = false;
  const attacker = attack(() => isOver, GUESS_PAUSE_MS);
  await Promise.all([...spread(VISITORS, visit), ...spread(NEW_MEMBERS, join)]);
  isOver = true;
  await attacker;
  return {
    files: files as Count,
    signUps: signUps as Count,
    signIns: signIns as Count,
    guesses: guesses as Count,
  };
}

/** Starts `count` times evenly over a minute. */
function spread(count: number, start: (index: number) => Promise<void>): Promise<void>[] {
  return Array.from({ length: count }, async (_, index) => {
    await sleep((index * MINUTE_MS) / count);
    await start(index);
  });
}
