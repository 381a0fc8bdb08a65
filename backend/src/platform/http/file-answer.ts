import type { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import type { Response } from 'express';

/** How a file is offered to whoever asked for it. */
interface FileKind {
  /** Media type, such as `application/zip`. */
  readonly type: string;
  /** Name to save it under. */
  readonly name: string;
}

/**
 * The answer of a call whose file is made while it is sent. When making it fails, the connection breaks: the answer
 * has begun, and that is the only honest sign left that it is not whole. When the client goes away, Nest destroys the
 * file, and making it ends.
 */
export function fileAnswer(file: Readable, response: Response, { type, name }: FileKind): StreamableFile {
  const answer = new StreamableFile(file, { type, disposition: `attachment; filename="${name}"` });
  return answer.setErrorHandler(() => response.destroy());
}
