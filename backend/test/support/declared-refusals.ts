import { readFileSync } from 'node:fs';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import { ERRORS } from '../../contract/errors.js';
import { handlersOf, refusalsOfAnyCall } from '../../contract/handlers.js';
import type { ErrorCode } from '../../src/common/app-error.js';

/** Errors of any call that no guard declares: sentences of `malformed_request`, and the one of announced maintenance. */
const UNDECLARED: readonly ErrorCode[] = ['validation_failed', 'too_complex', 'maintenance'];

/**
 * Watches the answers of an app: a call that refuses with an error which its handler does not declare (`@Refuses`) answers
 * with something that the contract does not describe.
 *
 * @returns what was answered so and was not declared, such as `409 conflict of POST /user/profile/update`
 */
export function watchRefusals(nest: NestExpressApplication): ReadonlySet<string> {
  const found = new Set<string>();
  let declared: ReadonlyMap<string, ReadonlySet<string>> | undefined;
  nest.use(({ method, path }: Request, response: Response, next: NextFunction) => {
    const json = response.json.bind(response);
    response.json = (body: { error?: string } | null) => {
      declared ??= declaredRefusals(nest);
      const error = body?.error;
      const ofCall = declared.get(`${method} ${path}`);
      if (error !== undefined && ofCall && !ofCall.has(`${response.statusCode} ${error}`))
        found.add(`${response.statusCode} ${error} of ${method} ${path}`);
      return json(body);
    };
    next();
  });
  return found;
}

/** Status and code of the errors that each call of the contract, as `POST /path`, may answer with. */
function declaredRefusals(nest: NestExpressApplication): Map<string, Set<string>> {
  const file = new URL('../../openapi.json', import.meta.url);
  const { paths } = JSON.parse(readFileSync(file, 'utf8')) as {
    paths: Record<string, Record<string, { operationId: string }>>;
  };
  const ofAnyCall = [...refusalsOfAnyCall(nest), 'late_body'];
  const ofHandler = new Map(handlersOf(nest).map(({ operationId, refusals }) => [operationId, refusals]));
  return new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => {
        const names = new Set<string>([...ofAnyCall, ...(ofHandler.get(operationId) ?? [])]);
        const answers = ERRORS.filter(({ name }) => names.has(name));
        return [
          `${method.toUpperCase()} ${path}`,
          new Set([
            ...answers.map(({ name, status, code = name }) => `${status} ${code}`),
            ...UNDECLARED.map((code) => `${code === 'maintenance' ? 503 : 400} ${code}`),
          ]),
        ] as const;
      }),
    ),
  );
}
