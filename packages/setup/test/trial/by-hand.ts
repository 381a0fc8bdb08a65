import { existsSync, writeFileSync } from 'node:fs';
import { BUILT, NPM_OF_BUILT } from './built-release.ts';
import { documentedCommands, ofWay } from './documented.ts';
import { servedSerial } from './scenes.ts';
import { expectThat, get, NAMES, PASSWORD, waitFor, type Stage } from './stage.ts';
import { startTraffic } from './traffic.ts';

// The installation by hand, and what follows it: exactly the commands of the pages, on a system that has nothing else.
const INSTALL = 'docs/install/one-machine.md';
const RELEASES = '/opt/campus-commons';
/** What the shell of section 1 knows, and a page that goes on from there. */
const names = () => documentedCommands(INSTALL, 'By hand').join('').replaceAll('campus.test', NAMES.member);
const seen = () => documentedCommands(INSTALL, '7. See that it works');

/** Runs them in one shell of root, which ends at the first that fails. @returns their output */
function inOneShell({ system }: Stage, ...blocks: string[]): string {
  const isBuilt = existsSync(system.at(BUILT));
  const script = ['set -e', ...(isBuilt ? [NPM_OF_BUILT] : []), ...blocks].join('\n');
  writeFileSync(system.at('/root/commands'), script);
  const { status, output } = system.run('bash /root/commands', {
    env: { DEBIAN_FRONTEND: 'noninteractive', ADMIN_PASSWORD: PASSWORD },
  });
  expectThat(status === 0, output.slice(-3000));
  return output;
}

/** Sections 1 to 7, without systemd. */
export function install(stage: Stage): string {
  const under = (heading: string) => documentedCommands(INSTALL, heading);
  const [empty = '', account = ''] = under('3. Account, database, Redis');
  const [, without = '', longer = ''] = under('6. Start');
  const output = inOneShell(
    stage,
    names(),
    ...under('1. Programs'),
    ...under('2. The source, built'),
    `found=$(\n${empty}) || true\n[ -z "$found" ]`,
    account,
    ...under('4. Settings'),
    ...under('5. Tables, and the first administrator'),
    without,
    'apt-get install --yes logrotate cron',
    longer,
    ...seen().map((block) => block.replace('"PASSWORD"', `"${PASSWORD}"`)),
  );
  expectThat((output.match(/"status":"ready"/g) ?? []).length === 2, 'Not both processes are ready.');
  expectThat(/Hello, campus.*\n.*"token"/.test(output), 'The post is not in the feed.');
  return 'sections 1 to 7 in one shell: a member posts, the administrator signs in';
}

/** Certbot, as the page about certificates says, with the authority of the trial in its settings. */
export async function getCertificate(stage: Stage): Promise<string> {
  const { authority } = stage;
  const [lookUp = '', debian = ''] = documentedCommands(
    'docs/install/certificates.md',
    'Names and certificates',
  );
  expectThat(!inOneShell(stage, lookUp).includes('not there yet'), 'A name leads nowhere.');
  const before = servedSerial(stage);
  const [program = '', ...request] = debian.split('\n');
  const settings = `server = ${authority.directory}\nemail = help@${NAMES.member}\nagree-tos = true\n`;
  inOneShell(
    stage,
    program,
    `csplit --quiet --prefix /usr/local/share/ca-certificates/trial- --suffix-format %d.crt --elide-empty-files ${authority.roots} '/BEGIN/' '{*}'`,
    'update-ca-certificates',
    `cat >> /etc/letsencrypt/cli.ini <<'SETTINGS'\n${settings}SETTINGS`,
    request.join('\n'),
  );
  await waitFor(() => servedSerial(stage) !== before, 30);
  get(stage, NAMES.api, '/health/live');
  return 'served without a reload by hand';
}

const upgrading = () => documentedCommands('docs/run/upgrade.md', 'On one Debian machine');

/** Another release is built and takes over without systemd, then the first one again. */
export async function upgradeWithout(stage: Stage): Promise<string> {
  const [build = '', , common = '', , without = '', back = ''] = upgrading();
  const traffic = startTraffic(stage);
  inOneShell(stage, build, common, without);
  expectThat(current(stage) === `${RELEASES}/second`, `It is ${current(stage)}.`);
  inOneShell(stage, common, withoutLastLine(without), ofWay(back, 'without'));
  expectThat(current(stage) === `${RELEASES}/first`, `It is ${current(stage)}.`);
  return said(await traffic.stop());
}

/** The five processes are stopped, and go on as units. No page leads from one way to the other: what root wrote gets the account. */
export async function moveToSystemd(stage: Stage): Promise<string> {
  const [withSystemd = ''] = documentedCommands(INSTALL, '6. Start');
  const owners =
    'rm -rf /run/campus-* /var/cache/campus-proxy\nchown -R campus:campus /var/log/campus-commons';
  inOneShell(stage, '. /etc/campus-commons/processes.sh', 'stop_all', owners, withSystemd);
  await waitFor(
    () => stage.system.run(`curl --silent --fail --output /dev/null https://${NAMES.member}/`).status === 0,
    60,
  );
  inOneShell(stage, names(), (seen()[0] ?? '').replace(/ --cacert \S+(?=")/, ''));
  return 'the same settings and data';
}

/** As without, with systemd; the second release is built already. */
export async function upgradeWith(stage: Stage): Promise<string> {
  const [, units = '', common = '', withSystemd = '', , back = ''] = upgrading();
  const traffic = startTraffic(stage);
  const use = `cd ${RELEASES}/second\nln -sfn ${RELEASES}/second ${RELEASES}/current`;
  const path = `export PATH=${RELEASES}/node/bin:$PATH`;
  inOneShell(stage, path, use, units, common, withSystemd);
  inOneShell(stage, path, common, withoutLastLine(withSystemd), ofWay(back, 'with systemd'));
  return said(await traffic.stop());
}

/** A third process, and the way back. */
export function addProcess(stage: Stage): string {
  const servers = (ports: string) =>
    `sed -i 's/^API_SERVERS=.*/API_SERVERS=${ports}/' /etc/campus-commons/proxy.env`;
  const [two, three] = ['127.0.0.1:3001,127.0.0.1:3002', '127.0.0.1:3001,127.0.0.1:3002,127.0.0.1:3003'];
  inOneShell(stage, servers(three), ...documentedCommands('docs/run/scale.md', 'Add a process'));
  inOneShell(stage, 'grep --quiet --recursive 127.0.0.1:3003 /run/campus-proxy');
  inOneShell(stage, servers(two), 'systemctl reload campus-proxy', 'systemctl disable --now campus-api@3003');
  return 'ready, and given to the proxy';
}

/** Prometheus, its exporters and the alerts. */
export function monitor(stage: Stage): string {
  const [programs = '', settings = '', start = ''] = documentedCommands(
    'docs/run/monitor.md',
    'Monitor one Debian machine',
  );
  const output = inOneShell(
    stage,
    names(),
    programs,
    settings,
    'install -o prometheus -m 0400 /dev/null /etc/prometheus/mail-password',
    start,
  );
  const jobs = [...output.matchAll(/^\{job="([\w-]+)"\} => (\d+)/gm)].map(
    ([, job, count]) => `${job} ${count}`,
  );
  expectThat(jobs.length === 6, output.slice(-3000));
  return jobs.join(', ');
}

/** A site for a CDN or another web server. */
export function exportSite(stage: Stage): string {
  const [block = ''] = documentedCommands('docs/install/pieces.md', 'Install pieces on their own');
  inOneShell(stage, `export PATH=${RELEASES}/node/bin:$PATH`, `cd ${RELEASES}/second`, block);
  const files = inOneShell(
    stage,
    `find ${RELEASES}/second -name _headers -not -path '*/node_modules/*'`,
  ).trim();
  expectThat(files !== '', 'It has no _headers.');
  return files;
}

/** Everything goes, and nothing of it runs. */
export function removeTry(stage: Stage): string {
  const [block = ''] = documentedCommands(INSTALL, 'Remove a try');
  inOneShell(stage, ofWay(block, 'with systemd'));
  const looks = [
    'getent passwd campus',
    `su postgres -c 'psql --list' | grep campus_commons`,
    'ls -d /etc/campus-commons /opt/campus-commons /var/lib/campus-commons 2> /dev/null',
    'ps -eo args | grep [d]ist/main.js',
  ];
  const { output } = stage.system.run(looks.join('; '));
  expectThat(output === '', `Left: ${output}`);
  return 'no account, no database, no folder, no process';
}

const current = ({ system }: Stage) => system.run(`readlink ${RELEASES}/current`).output.trim();
const withoutLastLine = (block: string) => block.trimEnd().split('\n').slice(0, -1).join('\n');

function said({ count, again, failures }: { count: number; again: number; failures: string[] }): string {
  expectThat(failures.length === 0, `${failures.length} of ${count} requests failed: ${failures[0]}`);
  return `and back; ${count} requests meanwhile, ${again} sent again, none failed`;
}
