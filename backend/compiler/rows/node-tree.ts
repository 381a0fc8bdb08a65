/** A node of PostgreSQL's analysed queries, such as `{VAR :varno 1 …}`. */
export interface TreeNode {
  readonly type: string;
  readonly fields: Readonly<Record<string, TreeValue>>;
}

/** The value of a field: null for `<>`, an array for a list or for several words. */
export type TreeValue = string | null | TreeNode | readonly TreeValue[];

/** Delimiters, strings, and words in which a backslash escapes the next character. */
const TOKEN = /[{}()]|"(?:\\.|[^"\\])*"|(?:\\.|[^\s{}()\\])+/gs;

const unescape = (token: string) => token.replace(/\\(.)/gs, '$1');

/**
 * Reads the text of a `pg_node_tree`, PostgreSQL's own notation (src/backend/nodes/outfuncs.c).
 * @throws Error when it ends too early
 */
export function parseNodeTree(text: string): TreeValue {
  const tokens = text.match(TOKEN) ?? [];
  let next = 0;
  const take = (): string => {
    const token = tokens[next++];
    if (token === undefined) throw new Error('The text of a query tree ends too early');
    return token;
  };

  const value = (): TreeValue => {
    const token = take();
    if (token === '{') return node();
    if (token === '(') return list();
    if (token === '<>') return null;
    return token.startsWith('"') ? unescape(token.slice(1, -1)) : unescape(token);
  };
  const list = (): TreeValue[] => {
    const items: TreeValue[] = [];
    while (tokens[next] !== ')') items.push(value());
    next++;
    return items;
  };
  const node = (): TreeNode => {
    const type = take();
    const fields: Record<string, TreeValue> = {};
    while (tokens[next] !== '}') {
      const name = take().slice(1);
      const values: TreeValue[] = [];
      while (tokens[next] !== '}' && !tokens[next]?.startsWith(':')) values.push(value());
      const [only = null] = values;
      fields[name] = values.length > 1 ? values : only;
    }
    next++;
    return { type, fields };
  };
  return value();
}

/** The first node in a value; undefined if there is none. */
export function firstNode(value: TreeValue | undefined): TreeNode | undefined {
  if (value === null || value === undefined || typeof value === 'string') return undefined;
  if (!Array.isArray(value)) return value as TreeNode;
  for (const item of value as readonly TreeValue[]) {
    const found = firstNode(item);
    if (found) return found;
  }
  return undefined;
}

/** The nodes of a list; none for `<>`. */
export function nodesOf(value: TreeValue | undefined): readonly TreeNode[] {
  return Array.isArray(value) ? (value as readonly TreeValue[]).flatMap((item) => firstNode(item) ?? []) : [];
}

/** A field that holds a word, such as a name; empty if it is something else. */
export function textOf({ fields }: TreeNode, name: string): string {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
}

/** A field that holds a number. */
export function numberOf({ fields }: TreeNode, name: string): number {
  return Number(fields[name]);
}

/** A field that holds a set or list of numbers, such as `(b 1 2)`. */
export function numbersOf({ fields }: TreeNode, name: string): readonly number[] {
  const value = fields[name];
  return Array.isArray(value) ? (value as readonly TreeValue[]).slice(1).map(Number) : [];
}
