import { applyDecorators } from '@nestjs/common';
import { IsOptional } from 'class-validator';
import { stale } from './app-error.js';
import { IsText } from './text.validators.js';

/** The optional `version` of a change: what the change was made from. */
export function IsVersion(): PropertyDecorator {
  return applyDecorators(
    IsOptional(),
    IsText('version', { min: 1, max: 64, tooShort: 'Leave version out, or send the one you were answered' }),
  );
}

/** A row's revision as answers carry it. Clients may only compare it. */
export function toVersion(revision: number): string {
  return String(revision);
}

/**
 * To be called where the row is locked: whoever comes second then sees what the first one wrote.
 * @param sent the version that the change was made from; without one the last write wins
 * @throws AppError 409 `stale` when it is not the row's present one
 */
export function requireVersion(sent: string | null | undefined, revision: number): void {
  if (sent !== undefined && sent !== null && sent !== toVersion(revision)) throw stale();
}
