import type { Readable } from 'node:stream';

/** A stored file, ready to be sent. */
export interface StoredFile {
  /** Bytes. */
  readonly size: number;
  readonly stream: Readable;
}

/** A file's name and size. */
export interface ListedFile {
  readonly key: string;
  /** Bytes. */
  readonly size: number;
}

/** Where renditions are kept; keys look like `ab/abcdef…-480.webp`. */
export abstract class MediaStore {
  /** Whether a failed write may still complete later, as is possible over a network. */
  abstract readonly writesMayArriveLate: boolean;
  /** Stores a file under a new key; it is complete once this resolves. After a failure the caller removes the key. */
  abstract put(key: string, bytes: Buffer): Promise<void>;
  /** The file, or null when there is none. */
  abstract open(key: string): Promise<StoredFile | null>;
  /** Moves a file to another key; a missing file is no error. May be repeated after a kill (idempotent). */
  abstract move(from: string, to: string): Promise<void>;
  /** All files, in parts; also those that are not shown any more. What is stored or removed meanwhile may be missing. */
  abstract list(): AsyncIterable<readonly ListedFile[]>;
  /** Removes a file; a missing file is no error. */
  abstract remove(key: string): Promise<void>;
}
