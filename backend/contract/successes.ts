import type { OpenAPIObject } from '@nestjs/swagger';
import { isReference, nameOf, operationsOf, shareResponse, type Response } from './schema.js';

/** Writes a success that several calls have in common once, under the name of its schema. */
export function shareSuccesses(document: OpenAPIObject): void {
  const successes = operationsOf(document).flatMap(([, { responses }]) =>
    Object.entries(responses).flatMap(([status, response]) =>
      response && !isReference(response) ? [{ responses, status, response }] : [],
    ),
  );
  const uses = new Map<string, number>();
  for (const { response } of successes) uses.set(keyOf(response), (uses.get(keyOf(response)) ?? 0) + 1);
  for (const { responses, status, response } of successes) {
    const schema = response.content?.['application/json']?.schema;
    if (!schema || !isReference(schema) || uses.get(keyOf(response)) === 1) continue;
    responses[status] = shareResponse(document, nameOf(schema), response);
  }
}

const keyOf = (response: Response): string => JSON.stringify(response);
