import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { AppLogger } from '../logging/app-logger.js';
import { mediaUnavailable } from '../../common/app-error.js';
import { Env } from '../../config/env.js';
import { JOBS } from '../jobs/job-list.js';
import { JobsService } from '../jobs/jobs.service.js';
import type { SqlRunner } from '../sql/sql.js';
import { ImagePipeline } from './image-pipeline.js';
import { removeStaleUploads } from './incoming.js';
import { RENDITION_WIDTHS_PIXELS, type RenditionWidth } from './rendition-widths.js';
import { MediaOutboxService } from './media-outbox.service.js';
import { mediaNameOf, mediaPath, newMediaName, renditionKey, withheldKey } from './media-path.js';
import { MediaRepository, type MediaHolder } from './media.repository.js';
import { MediaStore, type StoredFile } from './media-store.js';
import type { UploadedImage } from './multipart-form.js';
import { storeRenditions, type NamedRenditions } from './store-renditions.js';

const MINUTE_SECONDS = 60;

/** A picture in the store that is not attached to a record yet. */
export interface StoredImage {
  /** The field of the form that it came in. */
  readonly field: string;
  /** Path on the API host, without a leading slash. */
  readonly path: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** `#rrggbb`. */
  readonly meanColour: string;
}

/** Stores uploaded pictures, serves them and removes unused ones. */
@Injectable()
export class MediaService implements OnModuleInit {
  /** Pictures that a request of this process has stored and not attached yet: for each path those of its request. */
  private readonly pending = new Map<string, Set<string>>();

  constructor(
    private readonly pipeline: ImagePipeline,
    private readonly repository: MediaRepository,
    private readonly outbox: MediaOutboxService,
    private readonly store: MediaStore,
    private readonly env: Env,
    private readonly jobs: JobsService,
    private readonly logger: AppLogger,
  ) {}

  onModuleInit(): void {
    this.jobs.add({ ...JOBS.cleanMedia, run: (signal) => this.clean(signal) });
  }

  /** Number of uploaded pictures waiting to be decoded. */
  get picturesWaiting(): number {
    return this.pipeline.waiting;
  }

  /**
   * Re-encodes and stores uploaded pictures for `use`, which attaches them to a record; those it did not attach are
   * discarded.
   * @throws AppError 400, 413 or 415 naming the picture that cannot be used, 429 when too many wait to be decoded, 500
   * `media_unavailable` when none can be stored, and what `use` throws
   */
  async withStoredImages<Result>(
    uploaderId: string,
    uploads: readonly UploadedImage[],
    use: (images: readonly StoredImage[]) => Promise<Result>,
  ): Promise<Result> {
    const images = await this.take(uploaderId, uploads);
    if (images.length === 0) return use(images);
    const pending = new Set(images.map(({ path }) => path));
    for (const path of pending) this.pending.set(path, pending);
    try {
      const result = await use(images);
      if (pending.size > 0) await this.discard([...pending]);
      return result;
    } catch (error) {
      // What was attached before the error was rolled back with it.
      await this.discard(images.map(({ path }) => path));
      throw error;
    } finally {
      for (const { path } of images) this.pending.delete(path);
    }
  }

  private async discard(paths: string[]): Promise<void> {
    // If this fails, too, the pictures stay pending and the job removes them after an hour.
    await this.repository.discardPending(paths).catch(() => undefined);
  }

  /** Stores pictures as pending; all of them or none. */
  async take(uploaderId: string, uploads: readonly UploadedImage[]): Promise<StoredImage[]> {
    if (uploads.length === 0) return [];
    const images = await this.processAll(uploaderId, uploads);
    // Rows are inserted before files are written, so that every file can be found by its row.
    await this.repository.insertPending(
      images.map(({ name }) => mediaPath(name)),
      uploaderId,
    );
    try {
      await storeRenditions(this.store, images);
    } catch (error) {
      await this.cleanUp(images);
      throw mediaUnavailable(error);
    }
    return images.map(({ field, name, width, height, meanColour }) => ({
      field,
      path: mediaPath(name),
      width,
      height,
      meanColour,
    }));
  }

  /** All of them or none: once one cannot be used, those that still wait leave the queue. */
  private async processAll(uploaderId: string, uploads: readonly UploadedImage[]) {
    const failure = new AbortController();
    return Promise.all(
      uploads.map(async (upload) => {
        const signal = AbortSignal.any([upload.signal, failure.signal]);
        try {
          const image = await this.pipeline.process({ ...upload, signal }, uploaderId);
          return { name: newMediaName(), field: upload.field, ...image };
        } catch (error) {
          failure.abort(error);
          throw error;
        }
      }),
    );
  }

  /** Cleans up pictures that could not be stored. */
  private async cleanUp(images: readonly NamedRenditions[]): Promise<void> {
    // Late writes may still arrive at such a store, so the rows stay pending: after an hour no write is in progress,
    // and the job removes everything.
    if (this.store.writesMayArriveLate) return;
    const keys = images.flatMap(({ name, renditions }) =>
      renditions.map(({ width }) => renditionKey(name, width)),
    );
    try {
      await Promise.all(keys.map((key) => this.store.remove(key)));
      await this.repository.discardPending(images.map(({ name }) => mediaPath(name)));
    } catch {
      // The job removes what is left; the member gets the original error.
    }
  }

  /** Sets exactly these pictures for a post, page, project or profile, in the transaction that writes it. */
  async setPicturesOf(kind: MediaHolder, id: string, paths: readonly string[], tx: SqlRunner): Promise<void> {
    await this.repository.setPicturesOf(kind, id, paths, tx);
    for (const path of paths) this.pending.get(path)?.delete(path);
  }

  /**
   * The rendition of at least `width`, else the largest that exists; null when there is no such picture.
   * @param file last part of a media path, `<name>.webp`
   */
  async open(file: string, width: RenditionWidth): Promise<StoredFile | null> {
    return this.find(file, width, (key) => this.store.open(key));
  }

  /**
   * The same for who decides about the picture: also when it is withheld.
   * @param path a media path, `media/<name>.webp`
   */
  async openEvenWithheld(path: string, width: RenditionWidth): Promise<StoredFile | null> {
    return this.find(
      path.replace(/^media\//, ''),
      width,
      async (key) => (await this.store.open(key)) ?? this.store.open(withheldKey(key)),
    );
  }

  private async find(
    file: string,
    width: RenditionWidth,
    open: (key: string) => Promise<StoredFile | null>,
  ): Promise<StoredFile | null> {
    const name = mediaNameOf(file);
    if (name === null) return null;
    const wanted = RENDITION_WIDTHS_PIXELS.indexOf(width);
    // Larger ones first, then smaller ones: a picture narrower than requested exists only in its own size.
    const order = [
      ...RENDITION_WIDTHS_PIXELS.slice(wanted),
      ...RENDITION_WIDTHS_PIXELS.slice(0, wanted).reverse(),
    ];
    for (const candidate of order) {
      const found = await open(renditionKey(name, candidate));
      if (found) return found;
    }
    return null;
  }

  /** Removes interrupted uploads. They are on this machine's disk, so each process cleans up locally. */
  @Interval(MINUTE_SECONDS * 1000)
  async cleanIncoming(): Promise<void> {
    await removeStaleUploads(this.env.DATA_DIR, this.env.UPLOAD_SECONDS);
  }

  /** Paths of the pictures that are hidden or restored together with a post, page or project. */
  pathsOf(kind: Exclude<MediaHolder, 'profile'>, id: string, tx: SqlRunner): Promise<string[]> {
    return this.repository.pathsOf(kind, id, tx);
  }

  /**
   * Performs the pending actions on the files of these pictures now, so that once a removal is answered its pictures
   * are out of reach. The job does the rest.
   * @returns false when the store or the database failed, or there were too many pictures for the time of a request
   */
  async settle(paths: readonly string[]): Promise<boolean> {
    try {
      return await this.outbox.settle(paths);
    } catch (err) {
      this.logger.warn({ err }, 'Pictures stay where they are until the job moves them');
      return false;
    }
  }

  /**
   * Performs all pending actions of the outbox: removes the files of deleted rows and moves others. Also deletes rows
   * that stayed pending.
   */
  async clean(signal?: AbortSignal): Promise<void> {
    await this.repository.expirePending();
    await this.outbox.drain(signal);
  }
}
