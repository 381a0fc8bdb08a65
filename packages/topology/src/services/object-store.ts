import { freePort } from '@campus-commons/embedded-postgres/free-port.ts';
import { mkdir, readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { TestEnvironment } from './test-environment.ts';
import { startService, type ServiceProcess } from './service-process.ts';
import { isListening, waitUntilUsable } from './wait-until.ts';

const BUCKET = 'campus-pictures';
const SERVER = createRequire(import.meta.url).resolve('s3rver/bin/s3rver.js');
/** The file name of an object; the server stores its own files next to it. */
export const OBJECT = /^(.+)\._S3rver_object$/;

/** An S3-compatible object store. */
export class ObjectStore {
  private running: ServiceProcess | undefined;

  private constructor(
    private readonly environment: TestEnvironment,
    private readonly port: number,
    private readonly directory: string,
  ) {}

  /** @param directory for its files; it is created */
  static async start(
    environment: TestEnvironment,
    directory = path.join(environment.folder, 'objects'),
  ): Promise<ObjectStore> {
    await mkdir(directory);
    const store = new ObjectStore(environment, await freePort(), directory);
    await store.start();
    return store;
  }

  /** Environment variables for the API. */
  get settings(): Record<string, string> {
    return {
      MEDIA_STORE: 's3',
      S3_ENDPOINT: `http://127.0.0.1:${this.port}`,
      S3_BUCKET: BUCKET,
      // The server's only account.
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    };
  }

  /** The folder with the objects' files, among files of the server's own. */
  get objects(): string {
    return path.join(this.directory, BUCKET);
  }

  /** Keys of all objects. */
  async keys(): Promise<string[]> {
    const files = await readdir(this.objects, { recursive: true });
    return files.flatMap((file) => OBJECT.exec(file)?.[1] ?? []).sort();
  }

  async start(): Promise<void> {
    const service = await startService({
      environment: this.environment,
      title: 'object store',
      command: [
        process.execPath,
        ...[SERVER, '--silent', '--no-vhost-buckets', '--address', '127.0.0.1', '--port', String(this.port)],
        ...['--directory', this.directory, '--configure-bucket', BUCKET],
      ],
      stopBy: 'SIGKILL',
    });
    this.running = service;
    await waitUntilUsable('the object store takes connections', service, () => isListening(this.port));
  }

  async stop(): Promise<void> {
    await this.running?.stop();
    this.running = undefined;
  }
}
