import { readFileSync } from 'node:fs';
import type { OpenAPIObject } from '@nestjs/swagger';
import {
  isReference,
  operationsOf,
  resolve,
  responseOf,
  type Operation,
  type Reference,
  type Schema,
} from './schema.js';

/** The committed contract; `npm run api:check` compares it with the code. */
const document = JSON.parse(
  readFileSync(new URL('../openapi.json', import.meta.url), 'utf8'),
) as OpenAPIObject;
const schemas = Object.entries(document.components?.schemas ?? {}) as [string, Schema][];
const calls = operationsOf(document);

const mediaOf = (content: { content?: Record<string, object> } | undefined) =>
  Object.values(content?.content ?? {}) as { schema?: Schema | Reference; example?: unknown }[];
const bodyOf = ({ requestBody }: Operation) =>
  requestBody && !isReference(requestBody) ? requestBody : undefined;

/** Every field of a schema, with its path in the named schema. */
function fieldsOf(name: string, { properties = {} }: Schema): [path: string, field: Schema | Reference][] {
  return Object.entries(properties).map(([field, schema]) => [`${name}.${field}`, schema]);
}

/** Fields that are missing in an example, or whose type differs from the schema. */
function mismatchesOf(schema: Schema | Reference, example: unknown, path: string): string[] {
  if (isReference(schema)) {
    const { name, schema: target } = resolve(document, schema);
    return mismatchesOf(target, example, `${path}(${name})`);
  }
  if (schema.allOf) return schema.allOf.flatMap((part) => mismatchesOf(part, example, path));
  if (example === null) return schema.nullable ? [] : [`${path} is null`];
  switch (schema.type) {
    case 'object': {
      if (typeof example !== 'object') return [`${path} is no object`];
      const fields = example as Record<string, unknown>;
      return Object.entries(schema.properties ?? {}).flatMap(([field, property]) => {
        if (fields[field] !== undefined) return mismatchesOf(property, fields[field], `${path}.${field}`);
        return schema.required?.includes(field) ? [`${path}.${field} has no example`] : [];
      });
    }
    case 'array':
      if (!Array.isArray(example)) return [`${path} is no list`];
      return example.flatMap((item: unknown) =>
        schema.items ? mismatchesOf(schema.items, item, `${path}[]`) : [],
      );
    case 'integer':
    case 'number':
      return typeof example === 'number' ? [] : [`${path} is no number`];
    default:
      return schema.type === undefined || typeof example === schema.type
        ? []
        : [`${path} is no ${String(schema.type)}`];
  }
}

describe.each(calls)('%s', (path, operation) => {
  it('has a description', () => {
    expect(operation.summary).toMatch(/\S/);
  });

  it('has an example of its request', () => {
    const body = bodyOf(operation);
    expect(mediaOf(body)).toHaveLength(1);
    for (const { schema, example } of mediaOf(body))
      expect(mismatchesOf(schema ?? {}, example, 'body')).toEqual([]);
  });

  it('has an example of every answer except files', () => {
    for (const [status, given] of Object.entries(operation.responses)) {
      if (!given) continue;
      const response = responseOf(document, given);
      expect(response.description).toMatch(/\S/);
      expect(mediaOf(response)).not.toEqual([]);
      for (const { schema, example } of mediaOf(response)) {
        if (schema && !isReference(schema) && schema.format === 'binary') continue;
        expect(example).toBeDefined();
        expect(mismatchesOf(schema ?? {}, example, status)).toEqual([]);
      }
    }
  });

  it('refers to shared descriptions of its errors', () => {
    const own = Object.entries(operation.responses)
      .filter(([status, response]) => Number(status) >= 400 && response && !isReference(response))
      .map(([status]) => status);
    expect(own).toEqual([]);
  });

  it('documents its error statuses', () => {
    const expected = ['400', '408', '413', '415', '429', '500'];
    if (operation.security) expected.push('401');
    // The console turns maintenance off, so its calls are served during maintenance.
    if (!path.startsWith('/admin/')) expected.push('503');
    expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(expected));
  });
});

/** Empty on purpose. */
const NO_FIELDS = ['EmptyDto'];

describe('no schema is empty', () => {
  it.each(schemas)('%s', (name, schema) => {
    const fields = Object.keys(schema.properties ?? {});
    if (!NO_FIELDS.includes(name)) expect(fields).not.toEqual([]);
    for (const [path, field] of fieldsOf(name, schema)) {
      const { type, properties, additionalProperties, allOf, items } = field as Schema;
      const says = isReference(field) || type !== undefined || allOf !== undefined;
      expect({ path, says }).toEqual({ path, says: true });
      const hasParts = type !== 'object' || properties || additionalProperties || allOf;
      expect({ path, hasParts: Boolean(hasParts) }).toEqual({ path, hasParts: true });
      if (type === 'array') expect({ path, items }).not.toEqual({ path, items: {} });
    }
  });
});

describe('every field has a description', () => {
  it.each(schemas)('%s', (name, schema) => {
    const silent = fieldsOf(name, schema)
      // The description is in the referenced schema.
      .filter(([, field]) => !isReference(field) && !/\S/.test(field.description ?? ''))
      .map(([path]) => path);
    expect(silent).toEqual([]);
  });
});

/** Names of the schemas that requests use. */
const requestSchemas = new Set(
  calls
    .flatMap(([, operation]) => mediaOf(bodyOf(operation)))
    .flatMap(({ schema }) => (schema && !isReference(schema) ? (schema.allOf ?? []) : [schema]))
    .filter((schema): schema is Reference => schema !== undefined && isReference(schema))
    .map((reference) => resolve(document, reference).name),
);

describe('every field of a request has bounds', () => {
  it.each(schemas.filter(([name]) => requestSchemas.has(name)))('%s', (name, schema) => {
    const unbounded = fieldsOf(name, schema)
      .filter(([, field]) => {
        const { type, maxLength, maximum, minimum, pattern, enum: values } = field as Schema;
        if (type === 'string')
          return maxLength === undefined && pattern === undefined && values === undefined;
        return (type === 'number' || type === 'integer') && (minimum === undefined || maximum === undefined);
      })
      .map(([path]) => path);
    expect(unbounded).toEqual([]);
  });
});
