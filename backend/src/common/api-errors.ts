import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';

/**
 * Documents how a call refuses, beyond what any call may answer: openapi/refusals.ts adds those statuses, and says
 * what each means with an example.
 */
export function ApiErrors(
  ...statuses: (400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429)[]
): MethodDecorator {
  return applyDecorators(...statuses.map((status) => ApiResponse({ status })));
}
