import { createHash } from 'node:crypto';
import type { Machine } from './machine.ts';

/**
 * What was brought into use, by name, as a checksum. A file that was written but never loaded, because the setup was ended in
 * between, is thereby loaded the next time.
 */
export class Memory {
  private readonly machine: Machine;
  private readonly file: string;

  /** @param file its folder must exist */
  constructor(machine: Machine, file: string) {
    this.machine = machine;
    this.file = file;
  }

  isInUse(name: string, checksum: string): boolean {
    return this.all()[name] === checksum;
  }

  /** What was last noted under a name. */
  last(name: string): string | undefined {
    return this.all()[name];
  }

  setInUse(name: string, checksum: string): void {
    const all = { ...this.all(), [name]: checksum };
    this.machine.write(this.file, `${JSON.stringify(all, undefined, 2)}\n`, {
      owner: 'root:root',
      mode: 0o600,
    });
  }

  private all(): Record<string, string> {
    return JSON.parse(this.machine.read(this.file) ?? '{}') as Record<string, string>;
  }
}

/** A checksum of texts, with their borders. */
export function checksumOf(texts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(texts)).digest('hex');
}
