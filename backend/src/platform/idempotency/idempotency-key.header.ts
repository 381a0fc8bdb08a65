import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { Request } from 'express';
import { badRequest } from '../../common/app-error.js';

const ACCEPTABLE = /^[\x21-\x7e]{1,100}$/;

/** The caller's `Idempotency-Key`, if any. */
export const IdempotencyKeyHeader = createParamDecorator(
  (_: unknown, context: ExecutionContext): string | undefined => {
    const value = context.switchToHttp().getRequest<Request>().get('idempotency-key');
    if (value === undefined || ACCEPTABLE.test(value)) return value;
    throw badRequest('Idempotency-Key must be 1–100 visible ASCII characters');
  },
);

/** Documents the header. */
export const ApiIdempotencyKey = () =>
  ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    description:
      '1–100 visible ASCII characters. The same key and body within 24 hours get the first answer again; with another body, 422.',
  });
