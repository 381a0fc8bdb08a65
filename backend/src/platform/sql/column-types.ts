/**
 * Types of columns that PostgreSQL describes too loosely: JSON, and texts with few values but without a check
 * constraint. Each is declared next to the entity of its table, as `table.column`.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- the entities' files extend it
export interface ColumnTypes {}

/** Columns that are null together, where an outer join found no row. */
export type OptionalRow<Row> = Row | { readonly [Column in keyof Row]: null };
