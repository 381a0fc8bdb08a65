import { firstNode, nodesOf, numberOf, numbersOf, textOf, type TreeNode } from './node-tree.ts';
import { wordOf } from './words.ts';

/** A column of a table, as `table.column`. */
export interface TableColumn {
  readonly name: string;
  readonly notNull: boolean;
  /** All values that a check constraint allows. */
  readonly words?: readonly string[];
}

/** Names of the objects that queries refer to by number. */
export interface Catalog {
  /** By `<oid of the table>.<number of the column>`. */
  readonly columns: ReadonlyMap<string, TableColumn>;
  /** Names of functions, by oid. */
  readonly functions: ReadonlyMap<number, string>;
}

/** A column of a query's result. */
export interface ResultColumn {
  readonly name: string;
  /** Whether it may be null, as far as the query's text tells. */
  readonly nullable: boolean;
  /** The table column whose values it returns unchanged. */
  readonly origin?: string;
  /** All its possible texts, if there are few: from constants or a check constraint. */
  readonly words?: readonly string[];
  /**
   * For a column of a subquery on the nullable side of an outer join: columns with the same key are null together, and
   * otherwise null only if `nullable` says so.
   */
  readonly optionalRow?: string;
}

type Value = Omit<ResultColumn, 'name'>;

const NULLABLE: Value = { nullable: true };
const NOT_NULL: Value = { nullable: false };

/**
 * Functions, casts and operators that return null only for a null argument. No catalog contains this: `->>` does not,
 * nor does `to_char` for infinity.
 */
const NULL_ONLY_FROM_NULL = new Set([
  ...['int4', 'int8', 'numeric', 'bool', 'text', 'timezone', 'make_interval', 'extract', 'float8', 'now'],
  ...[
    'int4mi',
    'int4pl',
    'numeric_ge',
    'timestamptz_pl_interval',
    'timestamptz_mi',
    'timestamptz_mi_interval',
    'timestamptz_lt',
    'lower',
    'left',
  ],
  // Our own function.
  'visible_text',
]);

// Numbers of PostgreSQL's enumerations (src/include/nodes).
const SELECT = 1;
const FROM = { relation: 0, subquery: 1, join: 2, function: 3, values: 5, cte: 6, group: 9 };
const SUBLINK = { exists: 0, expression: 4, array: 6 };

/**
 * The columns of a query's result.
 * @param query a QUERY node; a writing query's columns are those of RETURNING
 */
export function resultColumns(query: TreeNode, catalog: Catalog): ResultColumn[] {
  const reader = new Reader(catalog);
  return outputsOf(query).map((target, index) => ({
    name: textOf(target, 'resname'),
    ...reader.column(query, index + 1, []),
  }));
}

/** The target entries that become result columns. */
function outputsOf(query: TreeNode): readonly TreeNode[] {
  const list = numberOf(query, 'commandType') === SELECT ? 'targetList' : 'returningList';
  return nodesOf(query.fields[list]).filter(({ fields }) => fields.resjunk !== 'true');
}

/** Reads expressions. `scopes` are the enclosing queries, the innermost first. */
class Reader {
  constructor(private readonly catalog: Catalog) {}

  private target({ fields }: TreeNode, scopes: readonly TreeNode[]): Value {
    return this.expression(firstNode(fields.expr), scopes);
  }

  private expression(node: TreeNode | undefined, scopes: readonly TreeNode[]): Value {
    if (!node) return NULLABLE;
    const argument = () => this.expression(firstNode(node.fields.arg), scopes);
    const someNullable = (list = 'args') => ({ nullable: this.each(node, list, scopes).includes(true) });
    const allNullable = () => ({ nullable: !this.each(node, 'args', scopes).includes(false) });
    switch (node.type) {
      case 'VAR':
        return this.variable(node, scopes);
      case 'CONST':
        return { nullable: node.fields.constisnull === 'true', words: wordsOf(wordOf(node)) };
      case 'RELABELTYPE':
        return argument();
      case 'COERCEVIAIO':
      case 'ARRAYCOERCEEXPR':
        return { nullable: argument().nullable };
      case 'FUNCEXPR':
        return this.passesNull(node, 'funcid') ? someNullable() : NULLABLE;
      case 'OPEXPR':
        return this.passesNull(node, 'opfuncid') ? someNullable() : NULLABLE;
      case 'BOOLEXPR':
        return someNullable();
      // greatest and least ignore nulls.
      case 'COALESCEEXPR':
      case 'MINMAXEXPR':
        return allNullable();
      case 'CASEEXPR':
        return this.choice(node, scopes);
      case 'AGGREF':
        return { nullable: this.catalog.functions.get(numberOf(node, 'aggfnoid')) !== 'count' };
      case 'SUBLINK':
        return this.subquery(node, scopes);
      case 'NULLTEST':
      case 'BOOLEANTEST':
      case 'DISTINCTEXPR':
      case 'ARRAYEXPR':
      case 'ROWEXPR':
      case 'SQLVALUEFUNCTION':
        return NOT_NULL;
      default:
        return NULLABLE;
    }
  }

  private each(node: TreeNode, list: string, scopes: readonly TreeNode[]): boolean[] {
    return nodesOf(node.fields[list]).map((item) => this.expression(item, scopes).nullable);
  }

  private passesNull(node: TreeNode, field: string): boolean {
    return NULL_ONLY_FROM_NULL.has(this.catalog.functions.get(numberOf(node, field)) ?? '');
  }

  private choice(node: TreeNode, scopes: readonly TreeNode[]): Value {
    const results = [...nodesOf(node.fields.args).map(({ fields }) => fields.result), node.fields.defresult];
    return { nullable: results.some((result) => this.expression(firstNode(result), scopes).nullable) };
  }

  private subquery(node: TreeNode, scopes: readonly TreeNode[]): Value {
    const kind = numberOf(node, 'subLinkType');
    if (kind === SUBLINK.exists || kind === SUBLINK.array) return NOT_NULL;
    const query = firstNode(node.fields.subselect);
    if (kind !== SUBLINK.expression || !query || !hasExactlyOneRow(query)) return NULLABLE;
    return { nullable: this.column(query, 1, scopes).nullable };
  }

  /** A column of an item in FROM. */
  private variable(node: TreeNode, scopes: readonly TreeNode[]): Value {
    const around = scopes.slice(numberOf(node, 'varlevelsup'));
    const source = nodesOf(around[0]?.fields.rtable)[numberOf(node, 'varno') - 1];
    if (!source || numberOf(node, 'varreturningtype') !== 0) return NULLABLE;
    const found = this.sourceColumn(source, numberOf(node, 'varattno'), around);
    const joins = numbersOf(node, 'varnullingrels');
    if (joins.length === 0) return found;
    return numberOf(source, 'rtekind') === FROM.subquery
      ? { ...found, optionalRow: joins.join(' ') }
      : { ...found, nullable: true };
  }

  private sourceColumn(source: TreeNode, number: number, scopes: readonly TreeNode[]): Value {
    const { fields } = source;
    switch (numberOf(source, 'rtekind')) {
      case FROM.relation:
        return this.tableColumn(numberOf(source, 'relid'), number);
      case FROM.subquery:
        return withoutOptionalRow(this.column(firstNode(fields.subquery), number, scopes));
      case FROM.cte:
        return withoutOptionalRow(this.cteColumn(source, number, scopes));
      case FROM.join:
        return withoutOptionalRow(this.expression(nodesOf(fields.joinaliasvars)[number - 1], scopes));
      case FROM.group:
        return withoutOptionalRow(this.expression(nodesOf(fields.groupexprs)[number - 1], scopes));
      case FROM.function:
        return { nullable: !(fields.funcordinality === 'true' && number === columnsOf(source).length) };
      default:
        return NULLABLE;
    }
  }

  private tableColumn(table: number, number: number): Value {
    // A system column such as ctid.
    if (number <= 0) return NOT_NULL;
    const column = this.catalog.columns.get(`${table}.${number}`);
    return { nullable: column?.notNull !== true, origin: column?.name, words: column?.words };
  }

  private cteColumn(source: TreeNode, number: number, scopes: readonly TreeNode[]): Value {
    const around = scopes.slice(numberOf(source, 'ctelevelsup'));
    const cte = nodesOf(around[0]?.fields.cteList).find(
      ({ fields }) => fields.ctename === source.fields.ctename,
    );
    return this.column(firstNode(cte?.fields.ctequery), number, around);
  }

  /** @param scopes the enclosing queries */
  column(query: TreeNode | undefined, number: number, scopes: readonly TreeNode[]): Value {
    if (!query) return NULLABLE;
    if (query.fields.setOperations === null) {
      const target = outputsOf(query)[number - 1];
      return target ? this.target(target, [query, ...scopes]) : NULLABLE;
    }
    const branches = nodesOf(query.fields.rtable).map((branch) =>
      withoutOptionalRow(this.column(firstNode(branch.fields.subquery), number, [query, ...scopes])),
    );
    return oneOf(branches);
  }
}

/** A value that is one of several. */
function oneOf(values: readonly Value[]): Value {
  const words = values.map((value) => value.words);
  return {
    nullable: values.some(({ nullable }) => nullable),
    words: words.includes(undefined) ? undefined : [...new Set(words.flatMap((some) => some ?? []))],
  };
}

const wordsOf = (word: string | undefined) => (word === undefined ? undefined : [word]);

/** For the enclosing query, a column of an optional row is simply nullable. */
function withoutOptionalRow({ optionalRow, ...value }: Value): Value {
  return { ...value, nullable: value.nullable || optionalRow !== undefined };
}

function columnsOf(source: TreeNode): readonly unknown[] {
  const names = firstNode(source.fields.eref)?.fields.colnames;
  return Array.isArray(names) ? names : [];
}

/** Whether a query consists of aggregates over all its rows. */
function hasExactlyOneRow({ fields }: TreeNode): boolean {
  const empty = ['groupClause', 'groupingSets', 'havingQual', 'limitCount', 'limitOffset', 'setOperations'];
  return fields.hasAggs === 'true' && empty.every((name) => fields[name] === null);
}
