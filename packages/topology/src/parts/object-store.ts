import { freePort } from '@campus-commons/embedded-postgres/free-port.ts';
import { mkdir, readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Ground } from './ground.ts';
import { startPart, type Part } from './part.ts';
import { isListening, untilUsable } from './until.ts';

const BUCKET = 'campus-pictures';
const SERVER = createRequire(import.meta.url).resolve('s3rver/bin/s3rver.js');
/** How the server names an object's file; what else it keeps beside is its own. */
export const OBJECT = /^(.+)\._S3rver_object$/;

/** An S3-compatible store. */
export class ObjectStore {
  private running: Part | undefined;

  private constructor(
    private readonly ground: Ground,
    private readonly port: number,
    private readonly directory: string,
  ) {}

  /** @param directory for its files; made */
  static async start(ground: Ground, directory = path.join(ground.folder, 'objects')): Promise<ObjectStore> {
    await mkdir(directory);
    const store = new ObjectStore(ground, await freePort(), directory);
    await store.start();
    return store;
  }

  /** What the API needs to use it. */
  get settings(): Record<string, string> {
    return {
      MEDIA_STORE: 's3',
      S3_ENDPOINT: `http://127.0.0.1:${this.port}`,
      S3_BUCKET: BUCKET,
      // The server knows this one account.
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    };
  }

  /** Its objects as files, beside files of its own. */
  get objects(): string {
    return path.join(this.directory, BUCKET);
  }

  /** Keys of everything that is in it. */
  async keys(): Promise<string[]> {
    const files = await readdir(this.objects, { recursive: true });
    return files.flatMap((file) => OBJECT.exec(file)?.[1] ?? []).sort();
  }

  async start(): Promise<void> {
    const part = await startPart({
      ground: this.ground,
      title: 'object store',
      command: [
        process.execPath,
        ...[SERVER, '--silent', '--no-vhost-buckets', '--address', '127.0.0.1', '--port', String(this.port)],
        ...['--directory', this.directory, '--configure-bucket', BUCKET],
      ],
      stopBy: 'SIGKILL',
    });
    this.running = part;
    await untilUsable('the object store takes connections', part, () => isListening(this.port));
  }

  async stop(): Promise<void> {
    await this.running?.stop();
    this.running = undefined;
  }
}
