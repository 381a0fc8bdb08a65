import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writePrivate, prepareDataDir, readPrivate } from '../../src/stack/data-dir.ts';

let scratch: string;

beforeEach(async () => {
  scratch = await mkdtemp(path.join(tmpdir(), 'campus-data-'));
});

afterEach(() => rm(scratch, { recursive: true }));

describe('the data directory', () => {
  it('is created with its parent directories', async () => {
    const directory = path.join(scratch, 'some', 'where');
    await prepareDataDir(directory);
    expect((await stat(directory)).isDirectory()).toBe(true);
  });

  it('is refused in one line that says what to do when it cannot be created', async () => {
    await writeFile(path.join(scratch, 'file'), '');
    const impossible = [path.join(scratch, 'file'), path.join(scratch, 'file', 'data')];
    // Not even root can create directories there.
    if (existsSync('/proc/self')) impossible.push('/proc/data', '/proc/some/where');
    for (const directory of impossible) {
      await expect(prepareDataDir(directory)).rejects.toThrow(
        /^The data directory .* cannot be used: .*set DATA_DIR to another directory\.$/,
      );
    }
  });

  // Root may write everywhere.
  if (process.getuid?.() !== 0) {
    it('is refused when it cannot be written to', async () => {
      const directory = path.join(scratch, 'closed');
      await mkdir(directory);
      await chmod(directory, 0o500);
      await expect(prepareDataDir(directory)).rejects.toThrow('set DATA_DIR to another directory');
    });
  }
});

describe('a private file', () => {
  it('can be read back, and is readable only by its owner', async () => {
    const file = path.join(scratch, 'secret.json');
    expect(await readPrivate(file)).toBeUndefined();
    await writePrivate(file, { password: 'hush' });
    expect(await readPrivate(file)).toEqual({ password: 'hush' });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readFile(file, 'utf8')).toContain('hush');
  });

  it('is not silently replaced when it is corrupt', async () => {
    const file = path.join(scratch, 'secret.json');
    await writeFile(file, '{"password":');
    await expect(readPrivate(file)).rejects.toThrow('remove it to have it created again');
  });
});
