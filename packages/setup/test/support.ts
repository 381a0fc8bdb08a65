import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository. */
export const repository = fileURLToPath(new URL('../../../', import.meta.url)).replace(/\/$/, '');

/** A folder that is removed after each test, and is another one for each. */
export function temporaryFolder(): { readonly path: string } {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'campus-setup-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  return {
    get path() {
      return folder;
    },
  };
}

/** Writes an executable file. */
export function writeProgram(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  chmodSync(file, 0o755);
}

/** Accounts of a machine in a folder: root, and those of this test. */
export function writeAccounts(root: string): void {
  mkdirSync(path.join(root, 'etc'), { recursive: true });
  const [uid, gid] = [process.getuid?.() ?? 0, process.getgid?.() ?? 0];
  // An ordinary user can give files to nobody else, so every account is the test's own, unless root runs it.
  const campus = uid === 0 ? [4242, 4243] : [uid, gid];
  writeFileSync(
    path.join(root, 'etc/passwd'),
    `root:x:${uid}:${gid}::/:/bin/sh\ncampus:x:${campus[0]}:${campus[1]}::/:/bin/sh\n`,
  );
  writeFileSync(path.join(root, 'etc/group'), `root:x:${gid}:\ncampus:x:${campus[1]}:\n`);
}

/** The variables as a shell reads them from a file of settings. */
export function asShell(file: string, names: readonly string[]): Record<string, string> {
  const print = names.map((name) => `printf '%s\\0' "$${name}"`).join('; ');
  const { stdout } = spawnSync('sh', ['-c', `. "$1"; ${print}`, 'sh', file], { encoding: 'utf8' });
  const values = stdout.split('\0');
  return Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']));
}
