import { ensureProgram } from '@campus-commons/test-kit/debian';
import { spawnSync } from 'node:child_process';
import { parse, parseAllDocuments } from 'yaml';
import { read } from './support/files.ts';

interface Compose {
  services: {
    backup: { command: string[]; volumes: string[]; restart: string };
    postgres: { image: string };
  };
}
interface CronJob {
  kind: string;
  spec: {
    schedule: string;
    timeZone: string;
    jobTemplate: {
      spec: {
        template: {
          spec: { containers: { args: string[]; volumeMounts: { name: string; mountPath: string }[] }[] };
        };
      };
    };
  };
}

const page = read('docs/run/backup.md');
const [, time = ''] = /every night at (\d\d:\d\d) UTC/.exec(page) ?? [];
const [hour = '', minute = ''] = time.split(':');
const { backup, postgres } = (parse(read('docker/compose.yaml'), { merge: true }) as Compose).services;
const cronJob = parseAllDocuments(read('docker/kubernetes/base/backup.yaml'))
  .map((document) => document.toJSON() as CronJob)
  .find(({ kind }) => kind === 'CronJob');
const [container] = cronJob?.spec.jobTemplate.spec.template.spec.containers ?? [];

describe('the nightly backup', () => {
  it('runs by itself at the time in the docs, in each way of deploying', () => {
    expect(read('docker/systemd/campus-backup.timer')).toMatch(
      new RegExp(`^OnCalendar=\\*-\\*-\\* ${time}:00 UTC$`, 'm'),
    );
    expect(backup.command.slice(-2)).toEqual(['--at', time]);
    expect(cronJob?.spec).toMatchObject({
      schedule: `${Number(minute)} ${Number(hour)} * * *`,
      timeZone: 'Etc/UTC',
    });
    expect(read('docs/install/one-machine.md')).toContain(
      `\n${Number(minute)} ${Number(hour)} * * * root /usr/local/bin/campus backup `,
    );
  });

  it('is made by a program of the version of the server, in each way of deploying', () => {
    const [, version] = /^postgres:(\d+)-/.exec(postgres.image) ?? [];
    expect(version).toBeDefined();
    expect(read('docker/backend.Dockerfile')).toMatch(new RegExp(`^ARG POSTGRES=${version}$`, 'm'));
    expect(read('docs/install/kubernetes.md')).toContain(`--build-arg POSTGRES=${version} `);
  });

  it('goes to a folder that outlives the container', () => {
    const folder = (command: readonly string[] = []) => command[command.indexOf('--to') + 1];
    expect(backup.volumes.map((volume) => volume.split(':')[1])).toContain(folder(backup.command));
    expect(backup.restart).toBe('unless-stopped');
    expect(container?.volumeMounts).toContainEqual({ name: 'backups', mountPath: folder(container?.args) });
  });
});

const jq = ensureProgram({ names: ['jq'], package: 'jq' });
const restores = (test: () => void) => {
  const name = 'the restore on Kubernetes is a job of the CronJob with other arguments';
  if (jq !== undefined) {
    it(name, test);
    return;
  }
  console.warn(`NOT TESTED: ${name}. No jq here.`);
  // eslint-disable-next-line no-restricted-syntax -- tests that could not run must be counted as skipped, not as passed
  it.skip(name, test);
};
restores(() => {
  const [, filter = ''] = /^ *jq '([^']+)'/m.exec(page) ?? [];
  const job = { kind: 'Job', spec: cronJob?.spec.jobTemplate.spec };
  const { status, stdout } = spawnSync(jq ?? '', [filter], {
    input: JSON.stringify(job),
    encoding: 'utf8',
  });
  expect(status).toBe(0);
  const changed = JSON.parse(stdout) as typeof job;
  expect(changed.spec?.template.spec.containers[0]?.args).toEqual([
    ...['campus', 'restore', '/backups/NAME', '--replace'],
  ]);
  // Nothing else is changed.
  changed.spec?.template.spec.containers.forEach((each) => (each.args = container?.args ?? []));
  expect(changed).toEqual(job);
});
