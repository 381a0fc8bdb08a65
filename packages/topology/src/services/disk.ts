import { execFile, spawnSync } from 'node:child_process';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

/** Large enough for what a run stores, small enough to be filled in a second. */
const DISK_BYTES = 256 * 1024 * 1024;

/** A small file system of its own, in a file; needs root. */
export class Disk {
  private constructor(private readonly folder: string) {}

  /**
   * @param image the file, which is created
   * @param folder where it is mounted
   */
  static async mount(image: string, folder: string): Promise<Disk> {
    const file = await open(image, 'w');
    await file.truncate(DISK_BYTES);
    await file.close();
    run('mkfs.ext4', ['-q', '-m', '0', image]);
    run('mount', ['-o', 'loop', image, folder]);
    return new Disk(folder);
  }

  /** Leaves no free space. */
  async fill(): Promise<void> {
    const args = ['if=/dev/zero', `of=${path.join(this.folder, 'fill')}`, 'bs=1M'];
    // Until the disk is full, which dd reports as an error.
    await promisify(execFile)('dd', args).catch(() => undefined);
  }

  unmount(): void {
    run('umount', ['--lazy', this.folder]);
  }
}

function run(name: string, args: readonly string[]): void {
  const { status, stderr } = spawnSync(name, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${name} failed: ${stderr}`);
}
