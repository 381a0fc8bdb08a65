import type { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import type { Response } from 'express';

/** Type and name of a downloaded file. */
interface FileKind {
  /** Media type, such as `application/zip`. */
  readonly type: string;
  /** Name to save it under. */
  readonly name: string;
}

/**
 * The answer of a call whose file is generated while it is sent. If generating it fails, the connection is broken: the
 * answer has already started, so this is the only way left to signal that it is incomplete. If the client disconnects,
 * Nest destroys the stream, and generating ends.
 */
export function fileDownload(file: Readable, response: Response, { type, name }: FileKind): StreamableFile {
  const answer = new StreamableFile(file, { type, disposition: `attachment; filename="${name}"` });
  return answer.setErrorHandler(() => response.destroy());
}
