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
import { MOST_ENTRIES, MOST_LEVELS, requireSimpleFields, tooComplex } from '../../common/body-complexity.js';
import { Env } from '../../config/env.js';
import { TakesMultipart } from '../http/content-type.guard.js';
import type { CountedRequest } from '../limits/request-counts.js';
import type { IdentifiedRequest } from '../sessions/identity.js';
import { SessionsService } from '../sessions/sessions.service.js';
import type { FormPlace } from './image-faults.js';
import { incomingDirectory } from './incoming.js';
import { LARGEST_FILE, MOST_PICTURES } from './media-bounds.js';

/** A file that arrived with a form and waits on disk; it is removed when the request ends. */
export interface UploadedImage extends FormPlace {
  /** Absolute path of the waiting file. */
  readonly file: string;
}

const FILE_FIELDS = 'file-fields';
/** A post that keeps ten pictures names each in a field of its own, beside its id, its text and its version. */
const MOST_FIELDS = MOST_PICTURES + 3;
// Texts wait in memory, as many at once as a member may send forms: together they must be little.
const LIMITS = {
  fileSize: LARGEST_FILE,
  files: MOST_PICTURES,
  fields: MOST_FIELDS,
  fieldSize: 256 * 1024,
  parts: MOST_FIELDS + MOST_PICTURES,
  // Names make lists and objects, `a[7]` and `a[b]`: one name could make a list of a thousand million items.
  fieldNestingDepth: MOST_LEVELS - 1,
  fieldArrayIndexLimit: MOST_ENTRIES - 1,
};

/** A form whose first file has come. */
interface UploadRequest extends CountedRequest {
  /** Resolves when it may come in and has a place to wait. */
  admitted?: Promise<void>;
}

/**
 * Reads a form with pictures under the named fields; a file under any other name is refused. It counts against
 * `LIMIT_UPLOAD` when its first file comes: only then is it known to bring any.
 */
export const MultipartForm = (...fields: string[]) =>
  applyDecorators(TakesMultipart(), SetMetadata(FILE_FIELDS, fields), UseInterceptors(MultipartInterceptor));

/** All pictures of a {@link MultipartForm}, in the order they were sent. */
export const UploadedImages = createParamDecorator((_: unknown, context: ExecutionContext): UploadedImage[] =>
  filesOf(context.switchToHttp().getRequest<Request>()).map(({ path: file }, index) => ({
    file,
    field: 'images',
    label: `Picture ${index + 1}`,
  })),
);

/** The one picture of a field, if it came. */
export const UploadedPicture = createParamDecorator(
  (field: string, context: ExecutionContext): UploadedImage | undefined => {
    const [first, second] = filesOf(context.switchToHttp().getRequest<Request>()).filter(
      ({ fieldname }) => fieldname === field,
    );
    if (second) throw invalid({ [field]: 'Send one picture' });
    return first && { file: first.path, field, label: 'The picture' };
  },
);

/** Receives files onto disk, not into memory: ten pictures of 10 MB from fifty phones must not exhaust it. */
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
    this.receive = multer({ storage, limits: LIMITS }).any();
  }

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const http = context.switchToHttp();
    const request = http.getRequest<IdentifiedRequest>();
    await this.read(request, http.getResponse<Response>());
    const fields = this.reflector.get<string[]>(FILE_FIELDS, context.getHandler());
    return from(this.handle(request, fields, next));
  }

  private async handle(request: IdentifiedRequest, fields: string[], next: CallHandler): Promise<unknown> {
    try {
      // A form may be minutes on its way, and whoever sends it signed out or suspended by now.
      if (request.identity) await this.sessions.requireAlive(request.identity);
      // A form that the library does not take for one leaves no body; whoever wants fields refuses that.
      requireSimpleFields((request.body ?? {}) as object);
      const stray = filesOf(request).find(({ fieldname }) => !fields.includes(fieldname));
      if (stray) {
        throw invalid({ [shortened(stray.fieldname)]: `Send pictures in the field "${fields[0]}"` });
      }
      return await lastValueFrom(next.handle());
    } finally {
      // Before the answer, so that whoever has it can rely on nothing being left.
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

function toAppError(error: unknown): Error {
  if (!(error instanceof multer.MulterError)) {
    // The parser's own complaints about a broken form carry no code; what the disk refuses names the system's call.
    if (error instanceof Error && 'syscall' in error) return mediaUnavailable(error);
    return error instanceof Error && 'code' in error
      ? error
      : badRequest('The form could not be read. Please send it again.');
  }
  // Some of them are younger than the library's types.
  const code: string = error.code;
  switch (code) {
    case 'LIMIT_FILE_SIZE':
      return tooLarge('Each picture may be up to 10 MB', nameIn(error));
    case 'LIMIT_FILE_COUNT':
      return invalid({ images: `A post may have up to ${MOST_PICTURES} pictures` });
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
