import { PassThrough, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/**
 * A ZIP archive that is streamed while it is written: one entry at a time, with backpressure from the reader. Once the
 * reader has disconnected, adding an entry throws.
 */
export class AccountArchive {
  /** The stream for the reader. */
  readonly stream = new PassThrough();
  private readonly zip = new ZipFile();
  private readonly disconnected = new AbortController();

  constructor() {
    this.zip.on('error', (error: Error) => this.fail(error));
    this.zip.outputStream.pipe(this.stream);
    this.stream.once('close', () => this.disconnected.abort());
  }

  addText(name: string, text: string): void {
    this.zip.addBuffer(Buffer.from(text), name);
  }

  addJson(name: string, value: unknown): void {
    this.addText(name, `${JSON.stringify(value, null, 2)}\n`);
  }

  /** Adds a JSON list of any number of rows; resolves when the last one has been read. */
  async addJsonList(name: string, rows: AsyncIterable<unknown>): Promise<void> {
    await this.addStream(name, Readable.from(jsonList(rows), { objectMode: false }), true);
  }

  /** @param compress false for data that is already compressed, such as pictures */
  async addStream(name: string, source: Readable, compress: boolean): Promise<void> {
    try {
      this.disconnected.signal.throwIfAborted();
      this.zip.addReadStream(source, name, { compress });
      await finished(source, { signal: this.disconnected.signal });
    } finally {
      source.destroy();
    }
  }

  /** Finishes the archive. */
  end(): void {
    this.zip.end();
  }

  /** Breaks the stream, so that the reader does not mistake the archive for complete. */
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
