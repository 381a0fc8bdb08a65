import { openBenchDatabase } from './data/bench-database.js';
import { median } from './support/load.js';
import { signInAdministrator } from './support/people.js';
import type { Server } from './support/server.js';
import { settings } from './support/settings.js';

/** Response times of the console's calls with 100,000 members, one request after the other. */
const TRIES = 25;
const SIZE = { members: 100_000, posts: 1_000_000 };
const LAST_PAGE = SIZE.members / 10;
/** Maximum median. */
const MAX_MEDIAN_MS = 100;

const ASKED: Record<string, [path: string, body: object]> = {
  figures: ['getUsersStats', {}],
  'list, page 1': ['getUsers', { page: 1 }],
  'list, last page': ['getUsers', { page: LAST_PAGE }],
  'list by name': ['getUsers', { sort: 'name' }],
  'list by name, last page': ['getUsers', { sort: 'name', page: LAST_PAGE }],
  'list by college, descending': ['getUsers', { sort: 'college', order: 'desc' }],
  'list by e-mail, the active': ['getUsers', { sort: 'email', status: 'active' }],
  'list of the suspended': ['getUsers', { status: 'suspended' }],
  'search "a" by course': ['getUsers', { search: 'a', sort: 'course' }],
  'search "a"': ['getUsers', { search: 'a' }],
  'search "ab"': ['getUsers', { search: 'ab' }],
  'search "q" (nobody)': ['getUsers', { search: 'q' }],
  'search "kumar"': ['getUsers', { search: 'kumar' }],
  'search "lucknow"': ['getUsers', { search: 'lucknow' }],
  'search an e-mail': ['getUsers', { search: 'member4711@' }],
  'search "example", last page': ['getUsers', { search: 'example', page: LAST_PAGE }],
};

await using bench = await openBenchDatabase();
const databaseUrl = await bench.database(SIZE);
const env = settings(databaseUrl, bench.directory);
const token = await signInAdministrator(databaseUrl, env.ADMIN_TOKEN_KEY);
const server = await bench.start('the API', env);
const table: Record<string, object> = {};
for (const [name, [call, body]] of Object.entries(ASKED)) {
  const times = await timesOf(server, token, call, body);
  const middle = median(times);
  table[name] = {
    'median ms': Number(middle.toFixed(1)),
    'slowest ms': Number(Math.max(...times).toFixed(1)),
    within: middle <= MAX_MEDIAN_MS,
  };
}
console.log(
  `\nAdministrators' calls, ${SIZE.members} members, ${TRIES} requests each, goal ${MAX_MEDIAN_MS} ms`,
);
console.table(table);

/** Duration of each request in ms, after one warm-up request. */
async function timesOf(server: Server, token: string, call: string, body: object): Promise<number[]> {
  const times: number[] = [];
  for (let tries = 0; tries <= TRIES; tries += 1) {
    const began = performance.now();
    const response = await fetch(`${server.url}/admin/users/${call}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: token },
      body: JSON.stringify(body),
    });
    await response.json();
    if (!response.ok) throw new Error(`${call} answered ${response.status}`);
    times.push(performance.now() - began);
  }
  return times.slice(1);
}
