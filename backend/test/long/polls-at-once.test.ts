import type { FeedDto } from '../../src/modules/feeds/feeds.dto.js';
import type { PollDto } from '../../src/modules/feeds/polls/polls.dto.js';
import { ownInstallation, startApiProcess, type ApiProcess } from '../support/api-process.js';
import { startApp, type TestApp } from '../support/app.js';
import { joinMany, joinMember, PASSWORD, type TestMember } from '../support/factories.js';

/** Connections to each process. Each sends its next request when the one before it was answered. */
const CONNECTIONS = 100;
/** For 10,000 votes, one after the other, on a machine that does more than this. */
const CROWD_MS = 600_000;
const OPTIONS = ['Monday', 'Tuesday', 'सोमवार के बाद'];

let app: TestApp;
let processes: ApiProcess[];
let author: TestMember;
let members: TestMember[];
beforeAll(async () => {
  app = await startApp();
  processes = [await startApiProcess(ownInstallation()), await startApiProcess(ownInstallation())];
  author = await joinMember(app);
  members = await joinMany(app, 10_000);
});
afterAll(async () => {
  for (const each of processes) await each.stop();
  await app.close();
});

interface Asked {
  readonly id: string;
  readonly options: readonly string[];
}
async function ask(multiple = false): Promise<Asked> {
  const feedData = JSON.stringify({
    content: '<p>Which day?</p>',
    poll: { options: OPTIONS, multiple, hours: 24 },
  });
  const form = app.http().post('/user/feeds/create').set('Authorization', author.token);
  const { poll, id } = (await form.field('feedData', feedData).expect(201)).body.data as FeedDto;
  return { id, options: (poll?.options ?? []).map((option) => option.id) };
}

/** @returns the status, and what the answer says that the member votes for */
async function cast(origin: string, feedId: string, options: readonly string[], { token }: TestMember) {
  const answer = await fetch(`${origin}/user/polls/vote`, {
    method: 'POST',
    headers: { Authorization: token, 'Content-Type': 'application/json' },
    body: JSON.stringify({ feedId, options }),
  });
  const { data } = (await answer.json()) as { data?: PollDto };
  return { status: answer.status, mine: data?.mine };
}

/** Runs work for each member over {@link CONNECTIONS} to each of the processes. */
async function crowd(
  voters: readonly TestMember[],
  work: (voter: TestMember, n: number, origin: string) => Promise<void>,
): Promise<void> {
  const waiting = voters.entries();
  const lanes = processes.flatMap(({ origin }) => Array.from({ length: CONNECTIONS }, () => origin));
  await Promise.all(
    lanes.map(async (origin) => {
      for (const [n, voter] of waiting) await work(voter, n, origin);
    }),
  );
}

/** Votes of each option and voters, as the counters have them and as counted in the rows. */
async function figures({ id, options }: Asked) {
  const [row] = await app.rows<{ counters: object; counted: object }>(
    `SELECT jsonb_build_array(q.voters, (SELECT jsonb_agg(o.votes ORDER BY o.place) FROM poll_option o WHERE o.post_id = q.post_id)) AS counters,
            jsonb_build_array((SELECT count(DISTINCT v.member_id) FROM poll_vote v WHERE v.post_id = q.post_id),
              (SELECT jsonb_agg((SELECT count(*) FROM poll_vote v WHERE v.post_id = q.post_id AND v.option_id = sent.id) ORDER BY sent.place)
                 FROM unnest($2::bigint[]) WITH ORDINALITY sent (id, place))) AS counted
       FROM poll q WHERE q.post_id = $1`,
    [id, options],
  );
  return row;
}

/** What each member votes for, by the rows. */
async function votesOf({ id }: Asked): Promise<Map<string, string>> {
  const rows = await app.rows<{ member: string; options: string }>(
    `SELECT member_id AS member, string_agg(option_id::text, ',' ORDER BY option_id) AS options
       FROM poll_vote WHERE post_id = $1 GROUP BY member_id`,
    [id],
  );
  return new Map(rows.map(({ member, options }) => [member, options]));
}

it(
  '10,000 votes over two processes are counted exactly',
  async () => {
    const poll = await ask();
    const statuses = new Map<number, number>();
    await crowd(members, async (voter, n, origin) => {
      const { status } = await cast(origin, poll.id, [poll.options[n % 3]!], voter);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    });
    expect([...statuses]).toEqual([[200, 10_000]]);
    const exact = [10_000, [3334, 3333, 3333]];
    expect(await figures(poll)).toEqual({ counters: exact, counted: exact });
  },
  CROWD_MS,
);

it('changes, withdrawals and the end of the poll between votes leave what was answered', async () => {
  const poll = await ask(true);
  const voters = members.slice(0, 900);
  const [first, second, third] = poll.options as [string, string, string];
  /** What the last answer of each voter says. */
  const answered = new Map<string, string>();
  const seen = new Set<number>();
  let done = 0;
  let closing: Promise<unknown> | undefined;
  await crowd(voters, async (voter, n, origin) => {
    for (const options of [[first], [second, third], n % 4 === 0 ? [] : [third]]) {
      const { status, mine } = await cast(origin, poll.id, options, voter);
      seen.add(status);
      if (mine) answered.set(voter.id, mine.toSorted((a, b) => Number(a) - Number(b)).join(','));
    }
    done += 1;
    if (done === 500) {
      closing = app.call('/user/polls/close', { feedId: poll.id }, author.token).then(({ status }) => status);
    }
  });
  expect(await closing).toBe(200);
  expect([...seen].toSorted()).toEqual([200, 409]);
  const found = await figures(poll);
  expect(found?.counters).toEqual(found?.counted);
  const stored = await votesOf(poll);
  expect(stored).toEqual(new Map([...answered].filter(([, options]) => options !== '')));
});

it('a post that is deleted while hundreds vote leaves no vote, and no answer but 200 and 404', async () => {
  const poll = await ask();
  const seen = new Set<number>();
  let done = 0;
  let deleting: Promise<unknown> | undefined;
  await crowd(members.slice(0, 1200), async (voter, n, origin) => {
    seen.add((await cast(origin, poll.id, [poll.options[n % 3]!], voter)).status);
    done += 1;
    if (done === 400) {
      deleting = app.call('/user/feeds/delete', { id: poll.id }, author.token).then(({ status }) => status);
    }
  });
  expect(await deleting).toBe(200);
  expect([...seen].toSorted()).toEqual([200, 404]);
  for (const table of ['poll', 'poll_option', 'poll_vote']) {
    expect(await app.rows(`SELECT FROM ${table} WHERE post_id = $1`, [poll.id])).toEqual([]);
  }
});

it('accounts that are deleted meanwhile leave the figures as they were counted', async () => {
  const poll = await ask();
  const leaving = await Promise.all(Array.from({ length: 6 }, () => joinMember(app)));
  const voters = [...leaving, ...members.slice(0, 600)];
  const gone: Promise<unknown>[] = [];
  await crowd(voters, async (voter, n, origin) => {
    const { status } = await cast(origin, poll.id, [poll.options[n % 3]!], voter);
    expect(status).toBe(200);
    if (n < leaving.length) {
      gone.push(
        app.call('/user/account/delete', { password: PASSWORD }, voter.token).then((answer) => answer.status),
      );
    }
  });
  expect(new Set(await Promise.all(gone))).toEqual(new Set([200]));
  const exact = [606, [202, 202, 202]];
  expect((await figures(poll))?.counters).toEqual(exact);
});
