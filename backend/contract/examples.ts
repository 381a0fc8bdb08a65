import type { OpenAPIObject } from '@nestjs/swagger';
import { EXAMPLE_VALUES } from './example-values.js';
import { isReference, operationsOf, resolve, type Reference, type Schema } from './schema.js';

/**
 * Writes an example of each call's request and of its success into the document, built from the examples of the fields.
 */
export function documentExamples(document: OpenAPIObject): void {
  for (const [, { requestBody, responses }] of operationsOf(document)) {
    if (requestBody && 'content' in requestBody) {
      for (const media of Object.values(requestBody.content)) {
        media.example = exampleOf(document, media.schema, { isRequest: true });
      }
    }
    for (const [status, response] of Object.entries(responses)) {
      if (Number(status) >= 300 || !response || isReference(response)) continue;
      response.description ||= 'Done.';
      for (const media of Object.values(response.content ?? {})) {
        if (!isBinary(media.schema)) media.example = exampleOf(document, media.schema, { isRequest: false });
      }
    }
  }
}

/** The place of a value, for finding its example. */
interface Place {
  /** In a request, only required fields and fields with a default are shown. */
  readonly isRequest: boolean;
  /** Name of the schema, for fields whose name alone is ambiguous. */
  readonly of?: string;
  readonly field?: string;
}

function exampleOf(document: OpenAPIObject, schema: Schema | Reference | undefined, place: Place): unknown {
  if (!schema) return undefined;
  if (isReference(schema)) {
    const { name, schema: target } = resolve(document, schema);
    return exampleOf(document, target, { ...place, of: name });
  }
  if (schema.example !== undefined) return schema.example;
  const given = EXAMPLE_VALUES[`${place.of}.${place.field}`] ?? EXAMPLE_VALUES[place.field ?? ''];
  if (given !== undefined && fits(schema, given)) return given;
  if (schema.enum) return schema.enum[0];
  if (schema.default !== undefined) return schema.default;
  if (schema.allOf) return mergeOf(schema.allOf.map((part) => exampleOf(document, part, place)));
  switch (schema.type) {
    case 'object':
      return objectExample(document, schema, place);
    case 'array':
      return [exampleOf(document, schema.items, place)];
    case 'boolean':
      return true;
    default:
      // Fields without an example are left out; the contract's test reports them.
      return schema.nullable ? null : undefined;
  }
}

function objectExample(document: OpenAPIObject, schema: Schema, { isRequest, of }: Place): object {
  const shown = Object.entries(schema.properties ?? {}).filter(
    ([field, property]) =>
      !isBinary(property) &&
      !(isList(property) && isBinary(property.items)) &&
      (!isRequest || schema.required?.includes(field) || hasDefault(property)),
  );
  return Object.fromEntries(
    shown.map(([field, property]) => [field, exampleOf(document, property, { isRequest, of, field })]),
  );
}

/** The same name may be a count in one schema and a list in another. */
function fits({ type }: Schema, value: unknown): boolean {
  if (type === 'array') return Array.isArray(value);
  return typeof value === (type === 'integer' ? 'number' : type);
}

const mergeOf = (parts: unknown[]): object => Object.assign({}, ...(parts as object[])) as object;

const hasDefault = (schema: Schema | Reference) => !isReference(schema) && schema.default !== undefined;
const isList = (schema: Schema | Reference): schema is Schema =>
  !isReference(schema) && schema.type === 'array';

/** A file's bytes have no example. */
function isBinary(schema: Schema | Reference | undefined): boolean {
  return schema !== undefined && !isReference(schema) && schema.format === 'binary';
}
