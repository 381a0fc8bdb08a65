import { firstNode, nodesOf, numberOf, parseNodeTree, type TreeNode, type TreeValue } from './node-tree.ts';

/** Oids of the types text and varchar. */
const TEXTS = new Set([25, 1043]);
/** Bytes of the length prefix of a text value. */
const LENGTH_BYTES = 4;

/** The text of a constant; undefined if it is no text. */
export function wordOf(constant: TreeNode): string | undefined {
  if (!TEXTS.has(numberOf(constant, 'consttype')) || constant.fields.constisnull === 'true') return undefined;
  // The length, then the bytes between brackets.
  const value = constant.fields.constvalue;
  const bytes = Array.isArray(value) ? (value as readonly TreeValue[]).slice(2, -1).map(Number) : [];
  return Buffer.from(bytes.slice(LENGTH_BYTES)).toString();
}

/**
 * The words that a check constraint such as `kind IN ('post', 'page')` allows in a column; undefined for any other
 * constraint. Parts joined by AND count as separate constraints.
 * @param expression the constraint's `conbin`
 */
export function allowedWords(expression: string): { column: number; words: readonly string[] } | undefined {
  const root = firstNode(parseNodeTree(expression));
  if (!root) return undefined;
  const parts = root.type === 'BOOLEXPR' && root.fields.boolop === 'and' ? nodesOf(root.fields.args) : [root];
  for (const { type, fields } of parts) {
    if (type !== 'SCALARARRAYOPEXPR' || fields.useOr !== 'true') continue;
    const [tested, list] = nodesOf(fields.args);
    const column = tested?.type === 'RELABELTYPE' ? firstNode(tested.fields.arg) : tested;
    const constants = constantsIn(list);
    const words = constants.flatMap((constant) => wordOf(constant) ?? []);
    if (column?.type === 'VAR' && words.length > 0 && words.length === constants.length) {
      return { column: numberOf(column, 'varattno'), words };
    }
  }
  return undefined;
}

/** Constants in an array literal. */
function constantsIn(node: TreeNode | undefined): readonly TreeNode[] {
  if (!node) return [];
  if (node.type === 'CONST') return [node];
  return [...nodesOf(node.fields.elements), ...nodesOf([node.fields.arg ?? null])].flatMap(constantsIn);
}
