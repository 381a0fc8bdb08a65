import type { INestApplication } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';
import type { ErrorResponseDto } from '../src/common/envelope.dto.js';
import { isServedInMaintenance } from '../src/platform/maintenance/refuse-in-maintenance.js';
import { ERRORS, type DescribedError, type ErrorName } from './errors.js';
import { handlersOf, refusalsOfAnyCall } from './handlers.js';
import { operationsOf, shareResponse, type Operation, type Response } from './schema.js';

type ErrorsOfStatus = readonly [DescribedError, ...DescribedError[]];

/** Writes the error statuses of every call into the document: references to shared responses, each with an example. */
export function documentRefusals(document: OpenAPIObject, app: INestApplication): void {
  const ofAnyCall: ErrorName[] = [...refusalsOfAnyCall(app), 'late_body'];
  const declared = new Map(handlersOf(app).map(({ operationId, refusals }) => [operationId, refusals]));
  for (const [path, operation] of operationsOf(document)) {
    const names = new Set([...ofAnyCall, ...(declared.get(operation.operationId ?? '') ?? [])]);
    if (!isServedInMaintenance(path)) names.add('maintenance');
    for (const [status, errors] of byStatus(names)) {
      const { name, response } = responseTo(errors, takesForm(operation));
      operation.responses[status] = shareResponse(document, name, response);
    }
  }
}

/** @throws Error for an error that the list does not describe */
function byStatus(names: ReadonlySet<ErrorName>): Map<number, ErrorsOfStatus> {
  const unknown = [...names].find((name) => !ERRORS.some((error) => error.name === name));
  if (unknown) throw new Error(`contract/errors.ts does not describe ${unknown}`);
  const statuses = new Map<number, ErrorsOfStatus>();
  for (const error of ERRORS) {
    const others = statuses.get(error.status);
    if (names.has(error.name)) statuses.set(error.status, others ? [...others, error] : [error]);
  }
  return statuses;
}

/** The response with which a call reports errors of one status. */
function responseTo(errors: ErrorsOfStatus, isForm: boolean): { name: string; response: Response } {
  const { name, status, code = name, message, messageOfForm, errors: fields } = errors[0];
  const ofForm = isForm ? messageOfForm : undefined;
  if (message === undefined) throw new Error(`contract/errors.ts has no example of ${name} alone`);
  const example = {
    success: false,
    message: ofForm ?? message,
    error: code,
    ...(fields && { errors: fields }),
    requestId: '0d6e5b1c-6f0a-4a53-9a53-2f7c1f6c4b1e',
  } satisfies ErrorResponseDto;
  return {
    name: errors.map((error) => error.name).join('_or_') + (ofForm === undefined ? '' : '_of_form'),
    response: {
      // Errors that always go together share their sentence.
      description: [...new Set(errors.map(({ description }) => description))].join(' '),
      ...(status === 429 && {
        headers: {
          'Retry-After': {
            description: 'Seconds to wait.',
            schema: { type: 'integer' as const, minimum: 1 },
          },
        },
      }),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorResponseDto' }, example } },
    },
  };
}

function takesForm({ requestBody }: Operation): boolean {
  return (
    requestBody !== undefined && 'content' in requestBody && 'multipart/form-data' in requestBody.content
  );
}
