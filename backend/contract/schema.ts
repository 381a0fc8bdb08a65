import type { OpenAPIObject } from '@nestjs/swagger';

/** The parts of the document, with the names of the library's types. */
export type Schemas = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>;
type SchemaOrReference = Schemas[string];
export interface Reference {
  readonly $ref: string;
}
export type Schema = Exclude<SchemaOrReference, Reference>;
export type Operation = NonNullable<OpenAPIObject['paths'][string]['post']>;

export function isReference(value: object): value is Reference {
  return '$ref' in value;
}

/** Every call with its path. */
export function operationsOf(document: OpenAPIObject): [path: string, operation: Operation][] {
  return Object.entries(document.paths).flatMap(([path, { post, get }]) =>
    [post, get]
      .filter((operation) => operation !== undefined)
      .map((operation) => [path, operation] as [string, Operation]),
  );
}

/** The named schema that a reference points to. */
export function resolve(document: OpenAPIObject, { $ref }: Reference): { name: string; schema: Schema } {
  const name = $ref.slice($ref.lastIndexOf('/') + 1);
  const schema = document.components?.schemas?.[name];
  if (!schema || isReference(schema)) throw new Error(`The document has no schema ${name}`);
  return { name, schema };
}
