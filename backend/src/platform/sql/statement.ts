/** A hand-written SQL text under the name it is prepared by on each connection. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

/**
 * Names a statement, so that PostgreSQL parses and plans it once per connection.
 * One name per shape: a text that varies (a LIMIT, a filter) needs a name that varies with it.
 */
export function statement(name: string, text: string): Statement {
  return { name, text };
}
