import { DEFAULT_LIMIT } from '../../common/pagination.dto.js';
import type { StatementRows } from './generated.js';

/** A hand-written SQL text with the name under which each connection prepares it. */
export interface Statement<Row extends object = object> {
  readonly name: string;
  readonly text: string;
  /** Whether a replica may answer it; see {@link StatementOptions}. */
  readonly replica: boolean;
  /** See {@link StatementOptions}. */
  readonly notNull?: readonly string[];
  /** Carries only the type of the rows, no value. */
  readonly row?: Row;
}

/** Options of a statement. */
export interface StatementOptions {
  /**
   * Whether a replica may answer it instead of the primary: only for frequent reads of members that decide about no
   * write (docs/decisions/0041-read-replica.md). Default: only the primary.
   */
  readonly replica?: boolean;
  /**
   * Columns that are never null, though the database cannot tell from the text, such as the results of a function. A
   * row with null there is an error. In a list with an optional row: never null unless the row's `id` is null.
   */
  readonly notNull?: readonly string[];
}

/** Names of statements that exist for each LIMIT, without the limit. */
type PerLimit = {
  [Name in keyof StatementRows]: Name extends `${infer Stem}_${typeof DEFAULT_LIMIT}` ? Stem : never;
}[keyof StatementRows];

/** The statement of {@link statementPerLimit} with this name, for any LIMIT: the rows of all have the same type. */
export type StatementOfAnyLimit<Name extends PerLimit> = Statement<
  StatementRows[`${Name}_${typeof DEFAULT_LIMIT}`]
>;

const known = new Map<string, Statement>();

/**
 * Names a statement, so that PostgreSQL parses and plans it once per connection.
 *
 * Use one name per text: if the text varies (a LIMIT, a filter), the name must vary with it. The type of the rows is
 * generated (docs/decisions/0063-typed-rows.md): run `npm run schema:generate` after every change of a text or name.
 * @throws Error when another statement has the same name: a connection would run whichever was prepared first
 */
export function statement<Name extends keyof StatementRows>(
  name: Name,
  text: string,
  options?: StatementOptions,
): Statement<StatementRows[Name]> {
  return register(name, text, options);
}

function register<Row extends object>(
  name: string,
  text: string,
  { replica = false, notNull = [] }: StatementOptions = {},
): Statement<Row> {
  if (known.has(name)) throw new Error(`Two statements are called ${name}`);
  const made = { name, text, replica, notNull };
  known.set(name, made);
  return made;
}

/**
 * A statement for each LIMIT, created on first use: the generic plan can only take a literal LIMIT into account.
 * @param text returns the text for a validated limit: a whole number, 1–50
 */
export function statementPerLimit<Name extends PerLimit>(
  name: Name,
  text: (limit: number) => string,
  options?: StatementOptions,
): (limit: number) => StatementOfAnyLimit<Name> {
  const made = new Map<number, StatementOfAnyLimit<Name>>();
  const forLimit = (limit: number): StatementOfAnyLimit<Name> => {
    // A limit changes the number of rows, not their columns.
    const found: StatementOfAnyLimit<Name> =
      made.get(limit) ?? register(`${name}_${limit}`, text(limit), options);
    made.set(limit, found);
    return found;
  };
  // Created immediately, so that knownStatements() has every shape before the first request.
  forLimit(DEFAULT_LIMIT);
  return forLimit;
}

/** Every statement of the modules loaded so far, for the test that reads their plans. */
export function knownStatements(): readonly Statement[] {
  return [...known.values()];
}
