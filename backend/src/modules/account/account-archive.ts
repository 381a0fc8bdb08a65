import { PassThrough, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/**
 * A ZIP archive that is read while it is written: one entry at a time, and none faster than the reader takes it.
 * Once the reader is gone, whatever is added throws.
 */
export class AccountArchive {
  /** What the reader reads. */
  readonly stream = new PassThrough();
  private readonly zip = new ZipFile();
  private readonly gone = new AbortController();

  constructor() {
    this.zip.on('error', (error: Error) => this.fail(error));
    this.zip.outputStream.pipe(this.stream);
    this.stream.once('close', () => this.gone.abort());
  }

  addText(name: string, text: string): void {
    this.zip.addBuffer(Buffer.from(text), name);
  }

  addJson(name: string, value: unknown): void {
    this.addText(name, `${JSON.stringify(value, null, 2)}\n`);
  }

  /** A JSON list of as many rows as there are; resolves when the last has been taken. */
  async addJsonList(name: string, rows: AsyncIterable<unknown>): Promise<void> {
    await this.addStream(name, Readable.from(jsonList(rows), { objectMode: false }), true);
  }

  /** @param compress false for what is compressed already, such as pictures */
  async addStream(name: string, source: Readable, compress: boolean): Promise<void> {
    try {
      this.gone.signal.throwIfAborted();
      this.zip.addReadStream(source, name, { compress });
      await finished(source, { signal: this.gone.signal });
    } finally {
      source.destroy();
    }
  }

  /** Nothing more comes. */
  end(): void {
    this.zip.end();
  }

  /** Breaks the archive off, so that the reader does not take it for whole. */
  fail(error: Error): void {
    this.stream.destroy(error);
  }
}

async function* jsonList(rows: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const row of rows) {
    yield before + JSON.stringify(row);
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}
