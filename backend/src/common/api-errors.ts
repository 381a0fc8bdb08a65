import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { ErrorResponseDto } from './envelope.dto.js';

const MEANING = {
  400: 'A field is missing or wrong; `errors` names it.',
  401: 'No token, or one whose session has ended; at a login, wrong credentials.',
  403: 'Known, but not allowed.',
  404: 'There is no such thing.',
  409: 'The e-mail or phone is taken; `errors` names which.',
  413: 'Too large.',
  415: 'Not a content type this call takes.',
  422: 'The idempotency key was used for another request.',
  429: 'Too many at once; `Retry-After` says when to try again.',
} as const;

/** Documents the refusals of a call; 500 can always happen and 415 to every call. */
export function ApiErrors(...statuses: (keyof typeof MEANING)[]): MethodDecorator & ClassDecorator {
  return applyDecorators(
    ...statuses.map((status) =>
      ApiResponse({ status, description: MEANING[status], type: ErrorResponseDto }),
    ),
  );
}
