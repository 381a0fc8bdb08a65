import pg from 'pg';
import type { ResultColumn } from './result-columns.ts';

/** A PostgreSQL type. */
export interface ServerType {
  /** Oid. */
  readonly id: number;
  readonly name: string;
  /** Oid of the elements' type; null if it is no array. */
  readonly elementId: number | null;
}

/** A sample value of each type that statements return, in PostgreSQL's text format. */
const SAMPLES: Readonly<Record<string, string>> = {
  bool: 't',
  bytea: String.raw`\x00`,
  float8: '1',
  int2: '1',
  int4: '1',
  int8: '1',
  text: 'a',
  timestamptz: '2026-01-01 00:00:00+00',
  uuid: '00000000-0000-0000-0000-000000000000',
  varchar: 'a',
  void: '',
};

/**
 * Columns with few possible texts but without a check constraint; like JSON columns, they are declared in ColumnTypes.
 */
const DECLARED = new Set(['audit_event.action', 'audit_event.subject_kind']);

/**
 * The TypeScript type of a column's values: what the pools' parsers return for the sample.
 * @throws Error when there is no sample of the type
 */
export function typeOfColumn(
  type: ServerType | undefined,
  types: ReadonlyMap<number, ServerType>,
  { origin, words }: Pick<ResultColumn, 'origin' | 'words'>,
): string {
  if (!type) throw new Error('the server says more columns than types');
  if (origin !== undefined && DECLARED.has(origin)) return `ColumnTypes['${origin}']`;
  if (type.name === 'jsonb' || type.name === 'json') {
    return origin === undefined ? 'unknown' : `ColumnTypes['${origin}']`;
  }
  if (words) return words.map((word) => `'${word}'`).join(' | ');
  const element = type.elementId === null ? undefined : types.get(type.elementId);
  const sample = SAMPLES[element?.name ?? type.name];
  if (sample === undefined) {
    throw new Error(
      `add a sample of the type ${element?.name ?? type.name} to value-types.ts, or cast the column`,
    );
  }
  const parse = pg.types.getTypeParser(type.id) as (text: string) => unknown;
  return typeOfValue(parse(element ? `{${sample}}` : sample));
}

function typeOfValue(value: unknown): string {
  if (Array.isArray(value)) return `${typeOfValue(value[0])}[]`;
  if (value instanceof Date) return 'Date';
  if (Buffer.isBuffer(value)) return 'Buffer';
  return typeof value;
}
