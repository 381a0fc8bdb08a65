import { jest } from '@jest/globals';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Machine } from '../src/machine/machine.ts';
import { checksumOf, Memory } from '../src/machine/memory.ts';
import { copySource, NO_SOURCE, releaseName, sourceFiles } from '../src/release/source.ts';
import { runSteps } from '../src/steps.ts';
import { repository, temporaryFolder, writeAccounts, writeProgram } from './support.ts';

const folder = temporaryFolder();
const SECRET = { owner: 'root:campus', mode: 0o640 };

describe('a file of the machine', () => {
  it('gets its content, owner and mode, and is left alone when it has them', () => {
    writeAccounts(folder.path);
    const machine = new Machine(folder.path);
    expect(machine.write('/etc/secret', 'one\n', SECRET)).toBe(true);
    const { mode, gid, ino } = statSync(machine.at('/etc/secret'));
    expect(mode & 0o7777).toBe(0o640);
    expect(readFileSync(machine.at('/etc/group'), 'utf8')).toContain(`campus:x:${gid}:`);
    expect(machine.write('/etc/secret', 'one\n', SECRET)).toBe(false);
    expect(statSync(machine.at('/etc/secret')).ino).toBe(ino);
    expect(machine.write('/etc/secret', 'one\n', { ...SECRET, mode: 0o600 })).toBe(true);
    expect(machine.write('/etc/secret', 'two\n', SECRET)).toBe(true);
    expect(machine.read('/etc/secret')).toBe('two\n');
  });

  it('belongs to nobody who does not exist', () => {
    writeAccounts(folder.path);
    const write = () =>
      new Machine(folder.path).write('/etc/secret', '', { owner: 'root:nobodies', mode: 0o640 });
    expect(write).toThrow('/etc/group has no nobodies.');
  });
});

describe('a command that fails', () => {
  it('says with which status, and the end of what it wrote', () => {
    const machine = new Machine(folder.path, path.join(folder.path, 'log'));
    const command = ['sh', '-c', 'seq 40; echo why >&2; exit 3'];
    expect(() => machine.run(command)).toThrow(/exit status 3\n(?:.*\n)*why/);
    expect(() => machine.runLogged(command)).toThrow(/exit status 3\n(?:.*\n)*why/);
    expect(() => machine.run(['no-such-program'])).toThrow('ENOENT');
    expect(statSync(path.join(folder.path, 'log')).mode & 0o777).toBe(0o600);
  });
});

describe('what is in use', () => {
  it('is known to the next run, and readable by root alone', () => {
    writeAccounts(folder.path);
    const machine = new Machine(folder.path);
    const memory = new Memory(machine, '/etc/in-use.json');
    const checksum = checksumOf(['a', 'bc']);
    expect(checksum).not.toBe(checksumOf(['ab', 'c']));
    expect(memory.isInUse('unit', checksum)).toBe(false);
    memory.setInUse('unit', checksum);
    expect(new Memory(machine, '/etc/in-use.json').isInUse('unit', checksum)).toBe(true);
    expect(statSync(machine.at('/etc/in-use.json')).mode & 0o777).toBe(0o600);
  });
});

describe('the steps', () => {
  const same = { title: 'First', run: () => undefined };

  it('say what changed and what was as it should be', async () => {
    const said: string[] = [];
    const changed = await runSteps([same, { title: 'Second', run: () => 'a thing' }], (line) =>
      said.push(line),
    );
    expect({ changed, said }).toEqual({ changed: 1, said: ['  same  First', '  done  Second: a thing'] });
  });

  it('end at the first that fails, and say what was done and what was not', async () => {
    const last = jest.fn<() => undefined>();
    const failing = {
      title: 'Second',
      run: () => {
        throw new Error('no room');
      },
    };
    await expect(runSteps([same, failing, { title: 'Third', run: last }], () => undefined)).rejects.toThrow(
      /"Second" failed: no room\n\nDone: +First\nNot done: Second, Third\n.*again/,
    );
    expect(last).not.toHaveBeenCalled();
  });
});

describe('the source of a release', () => {
  const write = (name: string, text = name) => {
    writeProgram(path.join(folder.path, name), text);
  };

  it('is what git keeps', () => {
    const ignored = readFileSync(path.join(repository, '.gitignore'), 'utf8').trim().split('\n');
    const known = [
      ...NO_SOURCE.names.filter((name) => name !== '.git').flatMap((name) => [name, `${name}/`]),
      ...NO_SOURCE.endings.map((ending) => `*${ending}`),
      ...NO_SOURCE.paths.flatMap((each) => [each, `${each}/`]),
    ];
    expect(ignored.filter((line) => !known.includes(line))).toEqual([]);
    expect(sourceFiles(repository)).toEqual(
      expect.arrayContaining(['setup', 'docker/systemd/campus', '.npmrc']),
    );
  });

  it('has another name when anything in it changes, and the same otherwise', () => {
    write('package.json', '{"version":"1.2.3"}');
    write('backend/src/main.ts');
    const name = releaseName(folder.path);
    expect(name).toMatch(/^1\.2\.3-[0-9a-f]{12}$/);
    write('backend/dist/main.js');
    write('docker/secrets/database-url');
    write('docker/api.env');
    write('npm.log');
    expect(releaseName(folder.path)).toBe(name);
    write('backend/src/main.ts', 'changed');
    const second = releaseName(folder.path);
    expect(second).not.toBe(name);
    writeFileSync(path.join(folder.path, 'backend/src/other.ts'), '');
    expect(releaseName(folder.path)).not.toBe(second);
  });

  it('is copied without secrets and builds, with its modes', () => {
    write('package.json', '{}');
    write('docker/systemd/campus');
    write('docker/secrets/database-url');
    write('node_modules/x/index.js');
    const copy = path.join(folder.path, 'dist/copy');
    copySource(folder.path, copy);
    expect(sourceFiles(copy)).toEqual(['docker/systemd/campus', 'package.json']);
    expect(statSync(path.join(copy, 'docker/systemd/campus')).mode & 0o777).toBe(0o755);
  });
});
