import { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import pLimit from 'p-limit';
import type { StorageSettings } from '../../config/storage-settings.js';
import { MediaStore, type ListedFile, type StoredFile } from './media-store.js';

/** Time to connect to the store, and to wait for its answer, for each attempt. */
const CONNECT_TIMEOUT_MS = 1_000;
const ANSWER_TIMEOUT_MS = 4_000;
const MAX_TRIES = 3;
/** Time until an operation finally fails, all attempts together. */
const OPERATION_TIMEOUT_MS = 8_000;
/** Milliseconds without data while a file is read; then the connection is closed. */
const MAX_PAUSE_MS = 30_000;

/**
 * Connections to the store, and how many of them may write at the same time: waiting for a connection would use up an
 * operation's timeout.
 */
const MAX_CONNECTIONS = 128;
const WRITES_AT_ONCE = 64;

/** Keeps media in a bucket of an S3-compatible store. */
export class S3Store extends MediaStore {
  readonly writesMayArriveLate = true;
  private readonly client: S3Client;
  private readonly bucket: string;
  private readonly limitWrites = pLimit(WRITES_AT_ONCE);

  constructor(settings: StorageSettings) {
    super();
    this.bucket = settings.S3_BUCKET;
    this.client = new S3Client({
      region: settings.S3_REGION,
      ...(settings.S3_ENDPOINT !== '' && { endpoint: settings.S3_ENDPOINT }),
      forcePathStyle: settings.S3_PATH_STYLE === 'true',
      // Given explicitly, so that the library never looks for others in files or on the network.
      credentials: {
        accessKeyId: settings.S3_ACCESS_KEY_ID,
        secretAccessKey: settings.S3_SECRET_ACCESS_KEY,
      },
      maxAttempts: MAX_TRIES,
      requestHandler: {
        connectionTimeout: CONNECT_TIMEOUT_MS,
        requestTimeout: ANSWER_TIMEOUT_MS,
        throwOnRequestTimeout: true,
        socketTimeout: MAX_PAUSE_MS,
        httpAgent: { maxSockets: MAX_CONNECTIONS },
        httpsAgent: { maxSockets: MAX_CONNECTIONS },
      },
      // Stores other than Amazon's often do not support its newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
  }

  async put(key: string, bytes: Buffer): Promise<void> {
    const command = new PutObjectCommand({
      Bucket: this.bucket,
      Key: key,
      Body: bytes,
      ContentLength: bytes.length,
      ContentType: 'image/webp',
    });
    await this.write((abortSignal) => this.client.send(command, { abortSignal }));
  }

  async open(key: string): Promise<StoredFile | null> {
    const command = new GetObjectCommand({ Bucket: this.bucket, Key: key });
    try {
      const { Body, ContentLength } = await limited((abortSignal) =>
        this.client.send(command, { abortSignal }),
      );
      if (!(Body instanceof Readable) || ContentLength === undefined) {
        throw new Error('The object store answered without a file or its length');
      }
      return { size: ContentLength, stream: Body };
    } catch (error) {
      // A missing bucket is also a 404, but an error of ours: otherwise every picture would seem deleted.
      if (error instanceof NoSuchKey) return null;
      throw error;
    }
  }

  async *list(): AsyncGenerator<readonly ListedFile[]> {
    let ContinuationToken: string | undefined;
    do {
      const command = new ListObjectsV2Command({ Bucket: this.bucket, ContinuationToken });
      const page = await limited((abortSignal) => this.client.send(command, { abortSignal }));
      yield (page.Contents ?? []).map(({ Key = '', Size = 0 }) => ({ key: Key, size: Size }));
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken !== undefined);
  }

  async move(from: string, to: string): Promise<void> {
    const copy = new CopyObjectCommand({
      Bucket: this.bucket,
      CopySource: `${this.bucket}/${from}`,
      Key: to,
    });
    try {
      await this.write((abortSignal) => this.client.send(copy, { abortSignal }));
    } catch (error) {
      // The library maps this code to a class only for reads.
      if (error instanceof Error && error.name === 'NoSuchKey') return;
      throw error;
    }
    await this.remove(from);
  }

  async remove(key: string): Promise<void> {
    const command = new DeleteObjectCommand({ Bucket: this.bucket, Key: key });
    await this.write((abortSignal) => this.client.send(command, { abortSignal }));
  }

  private async write(send: (signal: AbortSignal) => Promise<unknown>): Promise<void> {
    await this.limitWrites(() => limited(send));
  }
}

/** Gives up after {@link OPERATION_TIMEOUT_MS}; reading the body of an answer is not limited by it. */
async function limited<Answer>(send: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), OPERATION_TIMEOUT_MS);
  try {
    return await send(limit.signal);
  } finally {
    clearTimeout(timer);
  }
}
