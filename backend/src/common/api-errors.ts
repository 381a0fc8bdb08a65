import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';

/**
 * Documents the error statuses that a call has in addition to those of every call. openapi/refusals.ts adds the latter
 * (400, 413, 415, 429, 500, 503, and 401 where a token is needed) and describes each with an example.
 * @param statuses 401 only for a public call that checks credentials
 */
export function ApiErrors(...statuses: (401 | 403 | 404 | 409 | 422)[]): MethodDecorator {
  return applyDecorators(...statuses.map((status) => ApiResponse({ status })));
}
