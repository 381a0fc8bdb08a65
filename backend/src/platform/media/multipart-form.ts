import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import {
  applyDecorators,
  createParamDecorator,
  Injectable,
  SetMetadata,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import multer from 'multer';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { badRequest, invalid, mediaUnavailable, shortened, tooLarge } from '../../common/app-error.js';
import { MAX_ENTRIES, MAX_LEVELS, requireSimpleFields, tooComplex } from '../../common/body-complexity.js';
import { Refuses } from '../../common/refuses.js';
import { Env } from '../../config/env.js';
import {
  MAX_FILE_BYTES,
  MAX_FILE_MEGABYTES,
  MAX_JSON_KILOBYTES,
  MAX_PICTURES,
} from '../../config/upload-limits.js';
import { TakesMultipart } from '../http/content-type.guard.js';
import { disconnectSignal } from '../http/request-end.js';
import type { CountedRequest } from '../limits/request-counts.js';
import type { IdentifiedRequest } from '../../common/identity.js';
import { SessionsService } from '../sessions/sessions.service.js';
import type { FormField } from './image-faults.js';
import { incomingDirectory } from './incoming.js';

/** An uploaded file, on disk; it is removed when the request ends. */
export interface UploadedImage extends FormField {
  /** Absolute path of the file. */
  readonly file: string;
  /** Aborted when nobody waits for the picture any more; its reason is an AppError. */
  readonly signal: AbortSignal;
}

const FILE_FIELDS = 'file-fields';
/** The fields of the longest form, that of a project, besides the pictures it keeps, each of which may be a field of its own. */
const MAX_OTHER_FIELDS = 13;
const MAX_FIELDS = MAX_PICTURES + MAX_OTHER_FIELDS;
// Text fields are kept in memory for all forms that a member sends at the same time, so they must be small.
const LIMITS = {
  fileSize: MAX_FILE_BYTES,
  files: MAX_PICTURES,
  fields: MAX_FIELDS,
  fieldSize: MAX_JSON_KILOBYTES * 1024,
  parts: MAX_FIELDS + MAX_PICTURES,
  // Field names create lists and objects, `a[7]` and `a[b]`: a single name could create a list of a thousand million
  // items.
  fieldNestingDepth: MAX_LEVELS - 1,
  fieldArrayIndexLimit: MAX_ENTRIES - 1,
};

/** A form whose first file has arrived. */
interface UploadRequest extends CountedRequest {
  /** Resolves when the upload is admitted and its directory exists. */
  admitted?: Promise<void>;
  /** Aborted when the client disconnects before it has its answer. */
  disconnected?: AbortSignal;
}

/**
 * Reads a form with pictures under the named fields; a file under any other name is refused. The form counts against
 * `LIMIT_UPLOAD` when its first file arrives, because only then is it known to contain files.
 */
export const MultipartForm = (...fields: string[]) =>
  applyDecorators(
    TakesMultipart(),
    SetMetadata(FILE_FIELDS, fields),
    Refuses('media_unavailable'),
    UseInterceptors(MultipartInterceptor),
  );

/** All pictures of a {@link MultipartForm}, in the order they were sent. */
export const UploadedImages = createParamDecorator(
  (_: unknown, context: ExecutionContext): UploadedImage[] => {
    const request = context.switchToHttp().getRequest<UploadRequest>();
    return filesOf(request).map((file, index) =>
      uploaded(request, file, { field: 'images', label: `Picture ${index + 1}` }),
    );
  },
);

/** The single picture of a field, if one was sent. */
export const UploadedPicture = createParamDecorator(
  (field: string, context: ExecutionContext): UploadedImage | undefined => {
    const request = context.switchToHttp().getRequest<UploadRequest>();
    const [first, second] = filesOf(request).filter(({ fieldname }) => fieldname === field);
    if (second) throw invalid({ [field]: 'Send one picture' });
    return first && uploaded(request, first, { field, label: 'The picture' });
  },
);

function uploaded(
  { disconnected }: UploadRequest,
  { path: file }: Express.Multer.File,
  from: FormField,
): UploadedImage {
  if (!disconnected) throw new Error('The handler has no MultipartForm');
  return { ...from, file, signal: disconnected };
}

/** Streams files to disk, not into memory: the pictures of fifty phones must not exhaust it. */
@Injectable()
class MultipartInterceptor implements NestInterceptor {
  private readonly directory: string;
  private readonly receive: ReturnType<multer.Multer['any']>;

  constructor(
    env: Env,
    private readonly reflector: Reflector,
    private readonly sessions: SessionsService,
  ) {
    this.directory = incomingDirectory(env.DATA_DIR);
    const storage = multer.diskStorage({
      destination: (request, _file, done) => {
        this.admit(request).then(
          () => done(null, this.directory),
          (error: Error) => done(error, this.directory),
        );
      },
      filename: (_request, _file, done) => done(null, randomUUID()),
    });
    this.receive = multer({ storage: removingFailedFiles(storage), limits: LIMITS }).any();
  }

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const http = context.switchToHttp();
    const request = http.getRequest<IdentifiedRequest & UploadRequest>();
    const response = http.getResponse<Response>();
    request.disconnected = disconnectSignal(response);
    await this.read(request, response);
    const fields = this.reflector.get<string[]>(FILE_FIELDS, context.getHandler());
    return from(this.handle(request, fields, next));
  }

  private async handle(request: IdentifiedRequest, fields: string[], next: CallHandler): Promise<unknown> {
    try {
      // A form may take minutes to upload, and the member may have been signed out or suspended meanwhile.
      if (request.identity) await this.sessions.requireAlive(request.identity);
      // If the library does not recognise the form, there is no body; validation of the fields then refuses it.
      requireSimpleFields((request.body ?? {}) as object);
      const stray = filesOf(request).find(({ fieldname }) => !fields.includes(fieldname));
      if (stray) {
        throw invalid({ [shortened(stray.fieldname)]: `Send pictures in the field "${fields[0]}"` });
      }
      return await lastValueFrom(next.handle());
    } finally {
      // Before the answer is sent, so that no file is left once the client has the answer.
      await discard(request);
    }
  }

  private admit(request: UploadRequest): Promise<void> {
    request.admitted ??= (async () => {
      await request.countAgainst?.('UPLOAD');
      await mkdir(this.directory, { recursive: true });
    })();
    return request.admitted;
  }

  private read(request: Request, response: Response): Promise<void> {
    return new Promise((resolve, reject) => {
      void this.receive(request, response, (error: unknown) => {
        if (!error) resolve();
        else reject(toAppError(error));
      });
    });
  }
}

/**
 * Removes a file that could not be written. The library does so only while the file's part is still arriving, and a
 * full disk still has room for an empty file.
 */
function removingFailedFiles(disk: multer.StorageEngine): multer.StorageEngine {
  return {
    _handleFile: (request, file, done) =>
      disk._handleFile(request, file, (error?: unknown, info?: Partial<Express.Multer.File>) => {
        if (!error) return done(null, info);
        if (!file.path) return done(error);
        const removed = rm(file.path, { force: true }).catch(() => undefined);
        void removed.then(() => done(error));
      }),
    _removeFile: (request, file, done) => disk._removeFile(request, file, done),
  };
}

function toAppError(error: unknown): Error {
  if (!(error instanceof multer.MulterError)) {
    // The parser's own errors about a malformed form have no code; errors of the disk have `syscall`.
    if (error instanceof Error && 'syscall' in error) return mediaUnavailable(error);
    return error instanceof Error && 'code' in error
      ? error
      : badRequest('The form could not be read. Please send it again.');
  }
  // Some codes are missing in the library's types.
  const code: string = error.code;
  switch (code) {
    case 'LIMIT_FILE_SIZE':
      return tooLarge(`Each picture may be up to ${MAX_FILE_MEGABYTES} MB`, nameIn(error));
    case 'LIMIT_FILE_COUNT':
      return invalid({ images: `A post may have up to ${MAX_PICTURES} pictures` });
    case 'LIMIT_FIELD_VALUE':
      return tooLarge('A field of the form is too large', nameIn(error));
    case 'LIMIT_FIELD_NESTING':
    case 'LIMIT_FIELD_ARRAY_INDEX':
      return tooComplex();
    default:
      return badRequest('The form could not be read. Please send it again.');
  }
}

function nameIn({ field }: multer.MulterError): string | undefined {
  return field === undefined ? undefined : shortened(field);
}

function filesOf(request: Request): Express.Multer.File[] {
  return Array.isArray(request.files) ? request.files : [];
}

async function discard(request: Request): Promise<void> {
  await Promise.all(filesOf(request).map((file) => rm(file.path, { force: true })));
}
