import { randomInt } from 'node:crypto';
import pg from 'pg';
import { installation, startApiProcess, type ApiProcess } from '../support/api-process.js';
import { createDatabase } from '../support/database.js';
import { joinMember, PASSWORD } from '../support/factories.js';
import { addFigure, runs } from '../support/proof-runs.js';

/** Wrong passwords for each kind of account, and accounts of each kind. */
const SAMPLES = runs(40);
const ACCOUNTS = 10;
/** The first answers of a process are slower; they are not counted. */
const WARM_UP = 10;
/** How far the chance to tell two kinds apart may be from a half, at full length; `npm run proof` judges by the same. */
const MAX_DEVIATION = 0.05;

const KINDS = ['active', 'twoStep', 'suspended', 'deleted', 'unknown'] as const;
type Kind = (typeof KINDS)[number];

let api: ApiProcess;
let rows: pg.Pool;
beforeAll(async () => {
  const database = await createDatabase();
  rows = new pg.Pool({ connectionString: database, max: 1 });
  api = await startApiProcess(await installation(database));
});
afterAll(async () => {
  await rows.end();
  await api.stop();
});

async function makeAccounts(): Promise<Record<Kind, string[]>> {
  const emails: Record<Kind, string[]> = { active: [], twoStep: [], suspended: [], deleted: [], unknown: [] };
  for (let n = 0; n < ACCOUNTS; n += 1) {
    const [active, twoStep, suspended, deleted] = [
      await joinMember(api),
      await joinMember(api),
      await joinMember(api),
      await joinMember(api),
    ];
    await api.call('/user/account/delete', { password: PASSWORD }, deleted.token).expect(200);
    await rows.query(`UPDATE member SET suspended_at = now(), suspension_reason = 'x' WHERE id = $1`, [
      suspended.id,
    ]);
    await rows.query(
      `INSERT INTO factor (kind, account_kind, member_id, secret, confirmed_at) VALUES ('totp', 'member', $1, 'x', now())`,
      [twoStep.id],
    );
    emails.active.push(active.email);
    emails.twoStep.push(twoStep.email);
    emails.suspended.push(suspended.email);
    emails.deleted.push(deleted.email);
    emails.unknown.push(`nobody${n}@example.in`);
  }
  return emails;
}

/** Milliseconds until a sign-in with a wrong password is answered. */
async function timeOf(emailOrPhone: string): Promise<number> {
  const body = JSON.stringify({ emailOrPhone, password: 'wrong password' });
  const headers = { 'Content-Type': 'application/json' };
  const started = performance.now();
  const response = await fetch(`${api.origin}/user/auth/login`, { method: 'POST', headers, body });
  await response.arrayBuffer();
  const ended = performance.now();
  expect(response.status).toBe(401);
  return ended - started;
}

/** The same kinds in a random order, so that none always follows the same other. */
function shuffled(kinds: readonly Kind[]): Kind[] {
  return kinds
    .map((kind) => ({ kind, place: randomInt(2 ** 32) }))
    .sort((one, other) => one.place - other.place)
    .map(({ kind }) => kind);
}

/** The chance that one of these times is longer than one of the others: a half when they cannot be told apart (Mann and Whitney). */
function chanceOfLonger(times: readonly number[], others: readonly number[]): number {
  let longer = 0;
  for (const time of times) for (const other of others) longer += time > other ? 1 : time === other ? 0.5 : 0;
  return longer / (times.length * others.length);
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)]!;
}

it(
  'how long a wrong password takes does not tell what kind of account it is',
  async () => {
    const emails = await makeAccounts();
    const times: Record<Kind, number[]> = {
      active: [],
      twoStep: [],
      suspended: [],
      deleted: [],
      unknown: [],
    };
    for (let n = -WARM_UP; n < SAMPLES; n += 1) {
      for (const kind of shuffled(KINDS)) {
        const time = await timeOf(emails[kind][randomInt(ACCOUNTS)]!);
        if (n >= 0) times[kind].push(time);
      }
    }
    const apart = KINDS.flatMap((one, place) =>
      KINDS.slice(place + 1).map((other) => Math.abs(chanceOfLonger(times[one], times[other]) - 0.5)),
    );
    const most = Math.max(...apart);
    addFigure('samples of each kind', SAMPLES);
    addFigure('chance to tell two kinds apart, beyond a half', Number(most.toFixed(3)));
    for (const kind of KINDS) addFigure(`${kind}, median ms`, Number(median(times[kind]).toFixed(2)));
    // The standard error of that chance when there is no difference; few samples vary more than MAX_DEVIATION.
    const standardError = Math.sqrt((2 * SAMPLES + 1) / (12 * SAMPLES ** 2));
    expect(most).toBeLessThanOrEqual(Math.max(MAX_DEVIATION, 5 * standardError));
  },
  runs(600_000),
);
