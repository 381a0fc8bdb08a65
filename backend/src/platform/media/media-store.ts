import type { Readable } from 'node:stream';

/** A stored file, ready to be sent. */
export interface StoredFile {
  /** Bytes. */
  readonly size: number;
  readonly stream: Readable;
}

/** Where renditions are kept; keys look like `ab/abcdef…-480.webp`. */
export abstract class MediaStore {
  /** Whether a write that failed here may still arrive: one that was on its way over a network. */
  abstract readonly writesMayArriveLate: boolean;
  /** Stores a file under a new key; it is complete once this resolves. Whoever sees it fail removes the key. */
  abstract put(key: string, bytes: Buffer): Promise<void>;
  /** The file, or null when there is none. */
  abstract open(key: string): Promise<StoredFile | null>;
  /** Gives a file another key; one that is not there is no error. Killed half way, it may be done again. */
  abstract move(from: string, to: string): Promise<void>;
  /** Removes a file; one that is gone already is no error. */
  abstract remove(key: string): Promise<void>;
}
