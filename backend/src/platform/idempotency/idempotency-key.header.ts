import { applyDecorators, createParamDecorator, SetMetadata, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { Request } from 'express';
import { badRequest } from '../../common/app-error.js';
import { Refuses } from '../../common/refuses.js';

const ACCEPTABLE = /^[\x21-\x7e]{1,100}$/;

/** The calls that may be repeated with a key; each call has its own key space. */
export type RepeatableCall =
  | 'feeds/create'
  | 'pages/create'
  | 'projects/create'
  | 'comments/create'
  | 'openings/create'
  | 'applications/apply'
  | 'applications/sendMessage'
  | 'records/issue';

/** Metadata of a handler: the {@link RepeatableCall} that it is. */
export const REPEATABLE = 'repeatable';

/** The caller's `Idempotency-Key`, if any. */
export const IdempotencyKeyHeader = createParamDecorator(
  (_: unknown, context: ExecutionContext): string | undefined => {
    const value = context.switchToHttp().getRequest<Request>().get('idempotency-key');
    if (value === undefined || isKey(value)) return value;
    throw badRequest('Idempotency-Key must be 1–100 visible ASCII characters');
  },
);

/** Whether a header's value can be a key. */
export function isKey(value: string): boolean {
  return ACCEPTABLE.test(value);
}

/** Declares that a handler may be repeated with a key, so that its limits count it once, and documents the header. */
export const Repeatable = (call: RepeatableCall) =>
  applyDecorators(
    SetMetadata(REPEATABLE, call),
    Refuses('idempotency_mismatch'),
    ApiHeader({
      name: 'Idempotency-Key',
      required: false,
      description:
        '1–100 visible ASCII characters. The same key and body within 24 hours get the record that the first request wrote, as it is now; 404 when it is gone; with another body, 422.',
    }),
  );
