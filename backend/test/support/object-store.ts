import { randomUUID } from 'node:crypto';
import { mkdir, readdir } from 'node:fs/promises';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';

const BUCKET = 'campus-pictures';
const OBJECT = /^(.+)\._S3rver_object$/;

/**
 * Maximum bytes to and from the store before the connection breaks: a number, or the answer's head without its body.
 */
interface Bounds {
  readonly up: number;
  readonly down: number | 'head';
}
const UNBOUNDED: Bounds = { up: Infinity, down: Infinity };
const END_OF_HEAD = '\r\n\r\n';

/** An S3 store behind a connection that can refuse, stay silent, or break after some bytes. */
export class ObjectStore {
  private readonly sockets = new Set<Socket>();
  private line: Server | undefined;
  private port = 0;
  private silent = false;
  private most: Bounds = UNBOUNDED;
  private refused: string | undefined;
  private atMost = 0;
  private near = 0;

  private constructor(
    private readonly server: S3rver,
    private readonly serverPort: number,
    private readonly directory: string,
  ) {}

  static async start(): Promise<ObjectStore> {
    const directory = path.join(process.env.TEST_DIRECTORY ?? tmpdir(), randomUUID());
    await mkdir(directory);
    const server = new S3rver({
      address: '127.0.0.1',
      port: 0,
      directory,
      silent: true,
      vhostBuckets: false,
      configureBuckets: [{ name: BUCKET }],
    });
    const { port } = await server.run();
    const store = new ObjectStore(server, port, directory);
    await store.comeBack();
    return store;
  }

  /** The API's settings for it. */
  get settings() {
    return {
      MEDIA_STORE: 's3',
      S3_ENDPOINT: `http://127.0.0.1:${this.port}`,
      S3_REGION: 'ap-south-1',
      S3_BUCKET: BUCKET,
      // The server accepts only this account.
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
      S3_PATH_STYLE: 'true',
    } as const;
  }

  /** Everything that is in it. */
  async keys(): Promise<string[]> {
    const files = await readdir(path.join(this.directory, BUCKET), { recursive: true });
    return files.flatMap((file) => OBJECT.exec(file)?.[1] ?? []).sort();
  }

  /** Maximum concurrent connections since the last call. */
  busiest(): number {
    const { atMost } = this;
    this.atMost = 0;
    return atMost;
  }

  /** Requests that contain this key, or a part of it, break. */
  refuse(key: string): void {
    this.refused = key;
  }

  /** Stops listening and breaks all connections. */
  async goAway(): Promise<void> {
    const { line } = this;
    if (!line) return;
    this.line = undefined;
    const closed = new Promise((resolve) => line.close(resolve));
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }

  /** Accepts connections and requests, and never answers. */
  fallSilent(): void {
    this.silent = true;
    for (const socket of this.sockets) socket.destroy();
  }

  /** Breaks each connection after this many bytes to the store or from it. */
  breakAfter(most: Partial<Bounds>): void {
    this.most = { ...UNBOUNDED, ...most };
    for (const socket of this.sockets) socket.destroy();
  }

  /** Answers again at the same address. */
  async comeBack(): Promise<void> {
    this.silent = false;
    this.most = UNBOUNDED;
    this.refused = undefined;
    if (this.line) return;
    const line = createServer((socket) => this.carry(socket));
    await new Promise<void>((resolve, reject) => {
      line.once('error', reject).listen(this.port, '127.0.0.1', resolve);
    });
    this.port = (line.address() as AddressInfo).port;
    this.line = line;
  }

  async stop(): Promise<void> {
    await this.goAway();
    await this.server.close();
  }

  private carry(near: Socket): void {
    this.hold(near);
    this.near += 1;
    this.atMost = Math.max(this.atMost, this.near);
    near.once('close', () => (this.near -= 1));
    near.prependListener('data', (chunk: Buffer) => {
      if (this.refused !== undefined && chunk.includes(this.refused)) near.destroy();
    });
    if (this.silent) {
      near.resume();
      return;
    }
    const far = connect(this.serverPort, '127.0.0.1');
    this.hold(far);
    near.once('close', () => far.destroy());
    far.once('close', () => near.destroy());
    this.pass(near, far, this.most.up);
    this.pass(far, near, this.most.down);
  }

  private hold(socket: Socket): void {
    this.sockets.add(socket);
    socket.once('close', () => this.sockets.delete(socket));
    // Broken connections are intended here; the tests check the product's side.
    socket.on('error', () => socket.destroy());
  }

  private pass(from: Socket, to: Socket, bound: number | 'head'): void {
    let passed = 0;
    from.on('data', (chunk: Buffer) => {
      const most = bound === 'head' ? chunk.indexOf(END_OF_HEAD) + END_OF_HEAD.length : bound;
      to.write(chunk.subarray(0, most - passed), () => {
        if (passed >= most) from.destroy();
      });
      passed += chunk.length;
    });
  }
}
