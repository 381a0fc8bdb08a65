/** A hand-written SQL text with the name under which each connection prepares it. */
export interface Statement {
  readonly name: string;
  readonly text: string;
  /** Whether a replica may answer it; see {@link StatementOptions}. */
  readonly replica: boolean;
}

/** Options of a statement. */
export interface StatementOptions {
  /**
   * Whether a replica may answer it instead of the primary: only for frequent reads of members that decide about no
   * write (docs/decisions/0041-read-replica.md). Default: only the primary.
   */
  readonly replica?: boolean;
}

/** The default list length; see {@link statementPerLimit}. */
const USUAL_LIMIT = 10;

const known = new Map<string, Statement>();

/**
 * Names a statement, so that PostgreSQL parses and plans it once per connection.
 * One name per shape: a text that varies (a LIMIT, a filter) needs a name that varies with it.
 * @throws Error when another statement has the same name: a connection would run whichever was prepared first
 */
export function statement(name: string, text: string, { replica = false }: StatementOptions = {}): Statement {
  if (known.has(name)) throw new Error(`Two statements are called ${name}`);
  const made = { name, text, replica };
  known.set(name, made);
  return made;
}

/**
 * A statement for each LIMIT, created on first use: the generic plan can only take a literal LIMIT into account.
 * @param text returns the text for a validated limit: a whole number, 1–50
 */
export function statementPerLimit(
  name: string,
  text: (limit: number) => string,
  options?: StatementOptions,
): (limit: number) => Statement {
  const made = new Map<number, Statement>();
  const forLimit = (limit: number): Statement => {
    const found = made.get(limit) ?? statement(`${name}_${limit}`, text(limit), options);
    made.set(limit, found);
    return found;
  };
  // Created immediately, so that knownStatements() has every shape before the first request.
  forLimit(USUAL_LIMIT);
  return forLimit;
}

/** Every statement of the modules loaded so far, for the test that reads their plans. */
export function knownStatements(): readonly Statement[] {
  return [...known.values()];
}
