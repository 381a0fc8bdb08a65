import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import manifest from '../../../../package.json' with { type: 'json' };
import { documentedCommands } from './documented.ts';
import { expectThat, get, NAMES, PASSWORD, setUp, waitFor, type Stage } from './stage.ts';
import { startTraffic } from './traffic.ts';
import { releaseUpstream } from './upstream.ts';

/** The source, by the commands of the page but for the last, which asks. */
export function getSource({ system }: Stage): string {
  const [block = ''] = documentedCommands('docs/install/one-machine.md', 'With one command');
  const commands = block.replace(/^\.\/setup .*$/m, '');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const { status, output } = system.run(`set -e; cd /root; ${commands}`, { env });
  expectThat(commands !== block && status === 0, output);
  return 'cloned';
}

/** Another web server holds port 80, which is found before anything is changed. */
export async function refuseTakenPort(stage: Stage, answers: Record<string, string>): Promise<string> {
  const server = stage.system.start(
    "exec perl -MIO::Socket::INET -e '$s = IO::Socket::INET->new(LocalPort => 80, Listen => 1) or die; sleep'",
  );
  await waitFor(() => stage.system.run('grep -q ":0050 .* 0A " /proc/net/tcp').status === 0);
  const { status, output } = setUp(stage, answers);
  server.kill();
  // The process in the system is a child of the one that entered it.
  stage.system.run('kill $(grep -l perl /proc/[0-9]*/comm | cut -d/ -f3)');
  expectThat(status === 1 && /fail +ports +80 is used by/.test(output), `status ${status}`);
  const left = stage.system.run(
    'ls -d /etc/campus-commons /opt/campus-commons/node; getent passwd campus',
  ).output;
  expectThat(!/^(\/|campus:)/m.test(left), `Something was changed: ${left}`);
  return 'named, and nothing was changed';
}

/** The API refuses a common password, after everything was built: the setup says how far it came. */
export function failInTheMiddle(stage: Stage, answers: Record<string, string>): string {
  const { status, output } = setUp(stage, { ...answers, ADMIN_PASSWORD: 'password1' });
  expectThat(status === 1, `status ${status}`);
  expectThat(
    /"Administrator" failed: [\s\S]*Not done: Administrator/.test(output),
    'It does not say where it failed.',
  );
  return 'it says what was done and what was not';
}

export function goOn(stage: Stage, answers: Record<string, string>): string {
  const { status, output } = setUp(stage, answers);
  expectThat(status === 0, `status ${status}`);
  expectThat(/same {2}Release\n/.test(output), 'It built the release again.');
  expectThat(!output.includes(PASSWORD), 'It shows the password.');
  return 'it went on where it had ended';
}

export function answerOnAllNames(stage: Stage): string {
  expectThat(get(stage, NAMES.api, '/health/live').includes('"live"'), 'The API does not live.');
  expectThat(get(stage, NAMES.member, '/config.js').includes(`https://${NAMES.api}`), 'config.js');
  expectThat(get(stage, NAMES.console, '/admin/').includes('<html'), 'The console has no page.');
  return Object.values(NAMES).join(', ');
}

export function passDoctor(stage: Stage): string {
  const { status, output } = stage.system.run(`campus doctor https://${NAMES.api}`, { live: true });
  expectThat(status === 0 && /, 0 fail$/m.test(output), `status ${status}`);
  expectThat((output.match(/^ok {4}certificate/gm) ?? []).length === 3, 'Not all certificates are trusted.');
  return output.trim().split('\n').at(-1) ?? '';
}

/** Process ids, and content, owner and mode of every file that setup writes. */
function state({ system }: Stage): string {
  const files =
    '/etc/campus-commons /etc/systemd/system /etc/logrotate.d /opt/campus-commons/current /var/lib/campus-acme';
  return system.run(
    `find ${files} -type f -exec stat -c '%n %U:%G %a %Y' {} + | sort; cat /run/trial-systemctl/*.pid`,
  ).output;
}

export function changeNothing(stage: Stage, answers: Record<string, string>): string {
  const before = state(stage);
  const { status, output } = setUp(stage, answers);
  expectThat(status === 0 && output.includes('Nothing had to be changed.'), `status ${status}`);
  expectThat(!/^ {2}done /m.test(output), 'A step changed something.');
  expectThat(state(stage) === before, 'Files or processes are others.');
  return 'the same processes, and not one other file';
}

/** An answer that only the sites show: only they and the proxy are renewed. */
export async function changeContact(stage: Stage, answers: Record<string, string>): Promise<string> {
  const traffic = startTraffic(stage);
  const { status, output } = setUp(stage, { ...answers, CONTACT_EMAIL: 'other@campus.example' });
  const { count, again, failures } = await traffic.stop();
  expectThat(status === 0, `status ${status}`);
  const changed = [...output.matchAll(/^ {2}done {2}(.+)$/gm)].map(([, line = '']) => line);
  const expected = [
    'Answers: /etc/campus-commons/setup/answers',
    'Settings: sites.env',
    'Services: campus-site@member-web renewed, campus-site@admin-web renewed, campus-proxy renewed',
  ];
  expectThat(
    JSON.stringify(changed.filter((line) => !line.startsWith('Certificate'))) === JSON.stringify(expected),
    changed.join('; '),
  );
  expectThat(
    get(stage, NAMES.member, '/config.js').includes('other@campus.example'),
    'The site shows the old one.',
  );
  expectThat(failures.length === 0, `${failures.length} of ${count} requests failed: ${failures[0]}`);
  return `one file of settings; ${count} requests meanwhile, ${again} sent again, none failed`;
}

/** An answer of the API: its processes are replaced one after the other. */
export async function changeNetworks(stage: Stage, answers: Record<string, string>): Promise<string> {
  const traffic = startTraffic(stage);
  const { status, output } = setUp(stage, { ...answers, CAMPUS_NETWORKS: '203.0.113.7' });
  const { count, again, failures } = await traffic.stop();
  expectThat(status === 0, `status ${status}`);
  expectThat(/Settings: api\.env(, sites\.env)?\n/.test(output), 'Other settings were changed.');
  expectThat(/campus-api@3001 renewed, campus-api@3002 renewed/.test(output), 'The API was not renewed.');
  expectThat(failures.length === 0, `${failures.length} of ${count} requests failed: ${failures[0]}`);
  return `both processes of the API were replaced; ${count} requests meanwhile, ${again} sent again, none failed`;
}

/** The serial number of the certificate that visitors get. */
export function servedSerial({ system }: Stage): string {
  const [program = '', ...network] = system.network;
  const ask = `openssl s_client -connect 127.0.0.1:443 -servername ${NAMES.member} < /dev/null 2> /dev/null | openssl x509 -noout -serial`;
  return execFileSync(program, [...network, 'sh', '-c', ask], { encoding: 'utf8' }).trim();
}

/** Certbot's own renewal, by force because the certificate is new; the proxy loads it by itself. */
export async function renewCertificate(stage: Stage): Promise<string> {
  const before = servedSerial(stage);
  const unit = readFileSync(stage.system.at('/lib/systemd/system/certbot.service'), 'utf8');
  const [, command = ''] = /^ExecStart=(.+)$/m.exec(unit) ?? [];
  expectThat(command.includes('renew'), 'Debian’s unit renews by another command.');
  const { status, output } = stage.system.run(`${command} --force-renewal`);
  expectThat(status === 0, output);
  await waitFor(() => servedSerial(stage) !== before, 30);
  return 'another certificate is served, without a reload by hand';
}

/** The command that the timer starts, and the rehearsal of a restore with the commands of docs/run/backup.md. */
export function backUpAndRehearse(stage: Stage): string {
  const { system } = stage;
  const backup = system.run(
    'systemctl start campus-backup.service; tail -n 3 /var/log/trial-journal/campus-backup.service.log',
  );
  expectThat(backup.status === 0, backup.output);
  const [restore = '', compare = '', remove = ''] = documentedCommands(
    'docs/run/backup.md',
    'Rehearse a restore on one Debian machine',
  );
  const restored = system.run(`set -e\n${restore}`);
  expectThat(restored.status === 0, restored.output);
  const compared = system.run(`set -e\n${compare}
    # Files alone: removed pictures leave empty folders.
    sums() { (cd "$1/media" && find . -type f -exec sha256sum {} + | sort); }
    [ "$(sums /var/lib/campus-commons)" = "$(sums /var/lib/campus-rehearsal)" ]`);
  const [before = '', after = '', files = ''] = compared.output.trim().split('\n');
  expectThat(
    compared.status === 0 && before === after && Number(files) > 0 && !before.startsWith('0|'),
    compared.output,
  );
  const removed = system.run(`set -e\n${remove}\n! ls -d /var/lib/campus-rehearsal 2> /dev/null`);
  expectThat(removed.status === 0, removed.output);
  return `${before.replace('|', ' posts, ')} members and ${files} files of pictures, equal`;
}

/** Lost rows come back by the commands of docs/run/backup.md, over the database in use. */
export async function restoreOver(stage: Stage): Promise<string> {
  const { system } = stage;
  const posts = () =>
    system
      .run(
        "runuser -u postgres -- psql --tuples-only --no-align --command 'SELECT count(*) FROM post' campus_commons",
      )
      .output.trim();
  const before = posts();
  system.run("runuser -u postgres -- psql --command 'TRUNCATE post CASCADE' campus_commons");
  expectThat(posts() === '0', 'The posts were not lost.');
  const commands = documentedCommands(
    'docs/run/backup.md',
    'Restore over the database on one Debian machine',
  ).join('');
  const { status, output } = system.run(`set -e\n${commands}`);
  expectThat(status === 0 && posts() === before, output);
  for (const port of [3001, 3002]) {
    const ask = `curl --silent --fail http://127.0.0.1:${port}/health/ready`;
    await waitFor(() => system.run(ask).status === 0, 30);
  }
  return `${before} posts came back`;
}

const { version: VERSION } = manifest as { version: string };

/** Other source beside ./setup, pulled as operators do: it is built and takes over under traffic. */
export async function upgrade(
  stage: Stage,
  answers: Record<string, string>,
  isBuiltHere: () => void,
): Promise<string> {
  releaseUpstream(stage.system, '99.0.0');
  const pulled = stage.system.run('cd /root/campus-commons && git pull');
  expectThat(pulled.status === 0, pulled.output);
  isBuiltHere();
  const traffic = startTraffic(stage);
  const { status, output } = setUp(stage, answers);
  const { count, again, failures } = await traffic.stop();
  expectThat(status === 0 && /Current release: 99\.0\.0-/.test(output), `status ${status}`);
  expectThat(failures.length === 0, `${failures.length} of ${count} requests failed: ${failures[0]}`);
  return `${count} requests meanwhile, ${again} sent again, none failed`;
}

/** The source of before again: it is still built, and the sites go first. */
export async function rollBack(stage: Stage, answers: Record<string, string>): Promise<string> {
  const back = stage.system.run('cd /root/campus-commons && git checkout --quiet HEAD~1');
  expectThat(back.status === 0, back.output);
  const traffic = startTraffic(stage);
  const { status, output } = setUp(stage, answers);
  const { count, again, failures } = await traffic.stop();
  expectThat(status === 0 && output.includes(`Current release: ${VERSION}-`), `status ${status}`);
  expectThat(/same {2}Release\n/.test(output), 'It built the release again.');
  const order =
    'campus-site@admin-web renewed, campus-api@3001 renewed, campus-api@3002 renewed, campus-proxy';
  expectThat(output.includes(order), 'The sites were not first.');
  expectThat(failures.length === 0, `${failures.length} of ${count} requests failed: ${failures[0]}`);
  return `the sites first; ${count} requests meanwhile, ${again} sent again, none failed`;
}

/** Owners and modes of what must be closed. */
export function closeFiles({ system }: Stage): string {
  const wanted = {
    '/etc/campus-commons': 'root:campus 750',
    '/etc/campus-commons/api.env': 'root:campus 640',
    '/etc/campus-commons/setup': 'root:root 700',
    '/etc/campus-commons/setup/answers': 'root:root 600',
    '/etc/campus-commons/tls/privkey.pem': 'root:campus 640',
    '/var/lib/campus-commons': 'campus:campus 750',
    '/var/log/campus-commons': 'campus:campus 750',
    '/var/backups/campus-commons': 'campus:campus 700',
    '/var/log/campus-setup.log': 'root:root 600',
  };
  for (const [file, access] of Object.entries(wanted)) {
    const found = system.run(`stat -c '%U:%G %a' ${file}`).output.trim();
    expectThat(found === access, `${file}: ${found}, not ${access}`);
  }
  expectThat(statSync(system.at('/etc/campus-commons/api.env')).size > 0, 'api.env is empty.');
  const shown = system.run(
    `grep -rl '${PASSWORD}' /etc/campus-commons ${path.posix.join('/var/log', 'campus-setup.log')}`,
  );
  expectThat(shown.status !== 0, `The password is in ${shown.output}`);
  return `${Object.keys(wanted).length} files and folders as documented, the password in none`;
}
