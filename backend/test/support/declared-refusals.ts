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
 * with something that the contract does not describe. Such an answer becomes a 500 that says so, and fails the test that
 * made the call.
 *
 * @returns what was answered so and was not declared, such as `409 conflict of POST /user/profile/update`
 */
export function watchRefusals(nest: NestExpressApplication): ReadonlySet<string> {
  const found = new Set<string>();
  let declaredOf: ((call: string) => ReadonlySet<string>) | undefined;
  nest.use(({ method, path }: Request, response: Response, next: NextFunction) => {
    const json = response.json.bind(response);
    response.json = (body: { error?: string } | null) => {
      declaredOf ??= declaredRefusals(nest);
      const call = `${method} ${path}`;
      const refusal = `${response.statusCode} ${body?.error}`;
      if (body?.error === undefined || declaredOf(call).has(refusal)) return json(body);
      found.add(`${refusal} of ${call}`);
      response.status(500);
      return json({ error: 'undeclared', message: `${call} does not declare ${refusal}` });
    };
    next();
  });
  return found;
}

/**
 * @returns the status and code of the errors that a call, as `POST /path`, may answer with. One that the contract does not
 * have is not found.
 */
function declaredRefusals(nest: NestExpressApplication): (call: string) => ReadonlySet<string> {
  const file = new URL('../../openapi.json', import.meta.url);
  const { paths } = JSON.parse(readFileSync(file, 'utf8')) as {
    paths: Record<string, Record<string, { operationId: string }>>;
  };
  const ofAnyCall = [...refusalsOfAnyCall(nest), 'late_body'];
  const ofHandler = new Map(handlersOf(nest).map(({ operationId, refusals }) => [operationId, refusals]));
  const answersOf = (refusals: readonly string[]): ReadonlySet<string> => {
    const names = new Set([...ofAnyCall, ...refusals]);
    return new Set([
      ...ERRORS.filter(({ name }) => names.has(name)).map(
        ({ name, status, code = name }) => `${status} ${code}`,
      ),
      ...UNDECLARED.map((code) => `${code === 'maintenance' ? 503 : 400} ${code}`),
    ]);
  };
  const ofCalls = new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, { operationId }]) =>
          [sameCall(`${method} ${path}`), answersOf(ofHandler.get(operationId) ?? [])] as const,
      ),
    ),
  );
  const ofUnknown = answersOf(['not_found']);
  return (call) => ofCalls.get(sameCall(call)) ?? ofUnknown;
}

/** One spelling for the paths that Express treats alike. */
const sameCall = (call: string) => call.toLowerCase().replace(/\/+$/, '');
