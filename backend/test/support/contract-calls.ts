import { readFileSync } from 'node:fs';

interface Schema {
  readonly $ref?: string;
  readonly allOf?: readonly Schema[];
  readonly properties?: Record<string, Schema>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly format?: string;
}

interface Body {
  readonly schema: Schema;
  readonly example?: Record<string, unknown>;
}

/** A call of the contract. */
export interface ContractCall {
  readonly path: string;
  /** The media type of its body. */
  readonly type: 'application/json' | 'multipart/form-data';
  /** The names of its fields. */
  readonly fields: readonly string[];
  /** The names of the fields with files, of a form. */
  readonly files: readonly string[];
  /** The names of its fields that may be left out. */
  readonly optional: readonly string[];
  /** A body that its validation accepts. */
  readonly example: Readonly<Record<string, unknown>>;
}

/** Every call of `openapi.json`, so that a test of all calls also tries the next one. */
export function contractCalls(): ContractCall[] {
  const file = new URL('../../openapi.json', import.meta.url);
  const { paths, components } = JSON.parse(readFileSync(file, 'utf8')) as {
    paths: Record<string, { post: { requestBody: { content: Record<string, Body> } } }>;
    components: { schemas: Record<string, Schema> };
  };
  const propertiesOf = ({ $ref, allOf = [], properties = {} }: Schema): [string, Schema][] => [
    ...($ref === undefined ? [] : propertiesOf(components.schemas[$ref.split('/').at(-1) ?? ''] ?? {})),
    ...allOf.flatMap(propertiesOf),
    ...Object.entries(properties),
  ];
  const requiredOf = ({ $ref, allOf = [], required = [] }: Schema): string[] => [
    ...($ref === undefined ? [] : requiredOf(components.schemas[$ref.split('/').at(-1) ?? ''] ?? {})),
    ...allOf.flatMap(requiredOf),
    ...required,
  ];
  return Object.entries(paths).flatMap(([path, { post }]) =>
    Object.entries(post.requestBody.content).map(([type, { schema, example = {} }]) => {
      const properties = propertiesOf(schema);
      const required = new Set(requiredOf(schema));
      const names = (areFiles: boolean) =>
        properties.filter(([, each]) => isFile(each) === areFiles).map(([name]) => name);
      const fields = names(false);
      const optional = fields.filter((name) => !required.has(name));
      return { path, type: type as ContractCall['type'], fields, files: names(true), optional, example };
    }),
  );
}

const isFile = ({ format, items }: Schema): boolean => (items?.format ?? format) === 'binary';
