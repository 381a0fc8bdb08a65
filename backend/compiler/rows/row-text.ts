import type { ResultColumn } from './result-columns.ts';

/** A column of a statement's rows, with the TypeScript type of its values. */
export interface TypedColumn extends ResultColumn {
  readonly type: string;
}

/**
 * The columns, with the statement's own declarations applied; `QueryableRunner` enforces these.
 * @throws Error when a declared column does not exist, is never null anyway, or cannot be checked by the runner
 */
export function declareNotNull(columns: readonly TypedColumn[], declared: readonly string[]): TypedColumn[] {
  const id = columns.find(({ name }) => name === 'id');
  for (const name of declared) {
    const column = columns.find((one) => one.name === name);
    if (!column) throw new Error(`notNull names ${name}, but there is no such column`);
    if (!column.nullable) throw new Error(`${name} is never null anyway; remove it from notNull`);
    // The runner allows null where the id is null, so that must mean that the whole row is absent.
    const isChecked = id
      ? !id.nullable && id.optionalRow === column.optionalRow
      : column.optionalRow === undefined;
    if (!isChecked)
      throw new Error(`notNull cannot name ${name}, which does not come and go with a row's id`);
  }
  return columns.map((column) => (declared.includes(column.name) ? { ...column, nullable: false } : column));
}

/** The type of a row: `never` if there is none. */
export function rowText(columns: readonly TypedColumn[]): string {
  if (columns.length === 0) return 'never';
  const names = columns.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`two columns are called ${twice}`);
  const always = columns.filter(({ optionalRow }) => optionalRow === undefined);
  const optional = new Set(columns.flatMap(({ optionalRow }) => optionalRow ?? []));
  return [
    ...(always.length > 0 ? [objectText(always)] : []),
    ...[...optional].map(
      (key) => `OptionalRow<${objectText(columns.filter(({ optionalRow }) => optionalRow === key))}>`,
    ),
  ].join(' & ');
}

function objectText(columns: readonly TypedColumn[]): string {
  const lines = columns.map(
    ({ name, type, nullable }) => `    ${name}: ${type}${nullable ? ' | null' : ''};\n`,
  );
  return `{\n${lines.join('')}  }`;
}
