/** A hand-written SQL text under the name it is prepared by on each connection. */
export interface Statement {
  readonly name: string;
  readonly text: string;
  /** Whether a replica may answer it; see {@link StatementOptions}. */
  readonly replica: boolean;
}

/** What may be said of a statement beside its text. */
export interface StatementOptions {
  /**
   * Whether a replica may answer it in the primary's place: only what reads, decides on no write, and members look at
   * most (docs/decisions/0041-read-replica.md). Not said: the primary alone.
   */
  readonly replica?: boolean;
}

/** The list length of a call that names none; see {@link statementPerLimit}. */
const USUAL_LIMIT = 10;

const known = new Map<string, Statement>();

/**
 * Names a statement, so that PostgreSQL parses and plans it once per connection.
 * One name per shape: a text that varies (a LIMIT, a filter) needs a name that varies with it.
 * @throws Error when another statement has the name: a connection would run whichever came first
 */
export function statement(name: string, text: string, { replica = false }: StatementOptions = {}): Statement {
  if (known.has(name)) throw new Error(`Two statements are called ${name}`);
  const made = { name, text, replica };
  known.set(name, made);
  return made;
}

/**
 * A statement for each LIMIT, made when it is first asked for: a literal LIMIT is what the generic plan can reckon with.
 * @param text answers the text for a limit that has been validated: a whole number, 1–50
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
  // At once, so that knownStatements() has every shape before the first request.
  forLimit(USUAL_LIMIT);
  return forLimit;
}

/** Every statement of the modules loaded so far, for the test that reads their plans. */
export function knownStatements(): readonly Statement[] {
  return [...known.values()];
}
