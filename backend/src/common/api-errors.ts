import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';

/**
 * Documents how a call refuses, beyond what any call may answer: openapi/refusals.ts adds those statuses (400, 413, 415,
 * 429, 500, 503, and 401 where a token is needed) and says what each means, with an example.
 * @param statuses 401 only for a public call, whose credentials may be wrong
 */
export function ApiErrors(...statuses: (401 | 403 | 404 | 409 | 422)[]): MethodDecorator {
  return applyDecorators(...statuses.map((status) => ApiResponse({ status })));
}
