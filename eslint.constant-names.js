/** Words for a bound that a name must not begin with. */
const BOUND =
  /^(?:MOST|LEAST|MAXIMUM|MINIMUM|LARGEST|SMALLEST|BIGGEST|LONGEST|SHORTEST|HIGHEST|LOWEST|TALLEST|WIDEST|DEEPEST|FEWEST|SLOWEST|LATEST|EARLIEST|ENOUGH|PATIENCE)(?:_|$)/;
/** Last words of durations and sizes, and bare units, which do not tell in what they are counted. */
const NO_UNIT =
  /(?:(?:^|_)(?:TIMEOUT|TIME|PAUSE|DELAY|INTERVAL|WAIT|TTL|AGE|EVERY|AFTER|WITHIN|GRACE|PATIENCE|WIDTH|HEIGHT|SIDE)S?|^(?:SECOND|MINUTE|HOUR|DAY|WEEK))$/;

/** Whether an expression is a number, or a list or object of numbers, as far as its syntax tells. */
function isNumeric(node) {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'number';
    case 'Identifier':
      return /^[A-Z][A-Z0-9_]*$/.test(node.name);
    case 'UnaryExpression':
      return isNumeric(node.argument);
    case 'BinaryExpression':
      return isNumeric(node.left) && isNumeric(node.right);
    case 'TSAsExpression':
      return isNumeric(node.expression);
    case 'ArrayExpression':
      return node.elements.length > 0 && node.elements.every(isNumeric);
    case 'ObjectExpression':
      return node.properties.length > 0 && node.properties.every(({ value }) => isNumeric(value));
    case 'CallExpression':
      return node.callee.name === 'Number' || node.callee.object?.name === 'Math';
    default:
      return false;
  }
}

/** Constants in capitals: bounds are MAX_… and MIN_…, durations and sizes end in their unit. */
export default {
  create: (context) => ({
    'VariableDeclaration[kind="const"] > VariableDeclarator[id.name=/^[A-Z][A-Z0-9_]*$/]'({ id, init }) {
      if (BOUND.test(id.name)) {
        context.report({ node: id, message: 'Name a bound MAX_… or MIN_…, and say what it bounds.' });
      } else if (NO_UNIT.test(id.name) && isNumeric(init)) {
        context.report({
          node: id,
          message: 'End a duration or size in its unit: _MS, _SECONDS, _DAYS, _PIXELS, _BYTES …',
        });
      }
    },
  }),
};
