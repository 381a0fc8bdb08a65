import type { OpenAPIObject } from '@nestjs/swagger';

/** The parts of the document, with the names of the library's types. */
export type Schemas = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>;
type SchemaOrReference = Schemas[string];
export interface Reference {
  readonly $ref: string;
}
export type Schema = Exclude<SchemaOrReference, Reference>;
export type Operation = NonNullable<OpenAPIObject['paths'][string]['post']>;
export type Response = Exclude<NonNullable<Operation['responses'][string]>, Reference>;

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

/** The last part of a reference. */
export function nameOf({ $ref }: Reference): string {
  return $ref.slice($ref.lastIndexOf('/') + 1);
}

/** The named schema that a reference points to. */
export function resolve(document: OpenAPIObject, reference: Reference): { name: string; schema: Schema } {
  const name = nameOf(reference);
  const schema = document.components?.schemas?.[name];
  if (!schema || isReference(schema)) throw new Error(`The document has no schema ${name}`);
  return { name, schema };
}

/** The response itself, where an operation refers to a shared one. */
export function responseOf(document: OpenAPIObject, response: Response | Reference): Response {
  if (!isReference(response)) return response;
  const shared = document.components?.responses?.[nameOf(response)];
  if (!shared || isReference(shared)) throw new Error(`The document has no response ${response.$ref}`);
  return shared;
}

/**
 * Writes a response that several operations have under its name.
 * @returns the reference to it
 * @throws Error when another response has the name
 */
export function shareResponse(document: OpenAPIObject, name: string, response: Response): Reference {
  const responses = ((document.components ??= {}).responses ??= {});
  const present = (responses[name] ??= response);
  if (JSON.stringify(present) !== JSON.stringify(response))
    throw new Error(`Two responses are named ${name}`);
  return { $ref: `#/components/responses/${name}` };
}
