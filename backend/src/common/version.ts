import { applyDecorators } from '@nestjs/common';
import { IsOptional } from 'class-validator';
import { stale } from './app-error.js';
import { IsText } from './text.validators.js';

/** The optional `version` on which a change is based (optimistic locking). */
export function IsVersion(): PropertyDecorator {
  return applyDecorators(
    IsOptional(),
    IsText('version', { min: 1, max: 64, tooShort: 'Leave version out, or send the one you were answered' }),
  );
}

/** A row's revision in the form used in answers. Clients may only compare it for equality. */
export function toVersion(revision: number): string {
  return String(revision);
}

/**
 * Call it while the row is locked: the second of two writers then sees what the first one wrote.
 * @param sent the version on which the change is based; without one the last write wins
 * @throws AppError 409 `stale` when it is not the row's current version
 */
export function requireVersion(sent: string | null | undefined, revision: number): void {
  if (sent !== undefined && sent !== null && sent !== toVersion(revision)) throw stale();
}
