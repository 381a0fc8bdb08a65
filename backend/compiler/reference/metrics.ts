import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { code, table } from './markdown.ts';

const SOURCES = path.resolve(import.meta.dirname, '../../src');
const METRIC = /^campus_[a-z_]+$/;

interface Metric {
  readonly name: string;
  readonly type: string;
  readonly labels: readonly string[];
  readonly help: string;
}

/** The text of a string literal, or of literals joined by +. */
function textOf(node: ts.Expression | undefined): string | undefined {
  if (node && ts.isStringLiteralLike(node)) return node.text;
  if (node && ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const [left, right] = [textOf(node.left), textOf(node.right)];
    return left === undefined || right === undefined ? undefined : left + right;
  }
  return undefined;
}

/** `new Counter({ name, help, labelNames })` of prom-client, or `watch(name, help, read)` or `watchBy(name, help, label, read)` of Metrics, which make a gauge. */
function metricOf(node: ts.Node): Metric | undefined {
  if (ts.isNewExpression(node)) {
    const [options] = node.arguments ?? [];
    if (!options || !ts.isObjectLiteralExpression(options)) return undefined;
    const option = (name: string) =>
      options.properties.filter(ts.isPropertyAssignment).find((each) => each.name.getText() === name)
        ?.initializer;
    const [name, help, labels] = [textOf(option('name')), textOf(option('help')), option('labelNames')];
    if (name === undefined || help === undefined || !METRIC.test(name)) return undefined;
    const found = labels && ts.isArrayLiteralExpression(labels) ? labels.elements.map(textOf) : [];
    return {
      name,
      type: node.expression.getText().toLowerCase(),
      labels: found.filter((each) => each !== undefined),
      help,
    };
  }
  if (!ts.isCallExpression(node) || !/\.watch(By)?$/.test(node.expression.getText())) return undefined;
  const [name, help, label] = node.arguments.map(textOf);
  if (name === undefined || help === undefined || !METRIC.test(name)) return undefined;
  return { name, type: 'gauge', labels: label === undefined ? [] : [label], help };
}

/**
 * Every metric that the sources register.
 * @throws Error when a source names a metric of ours in a way that is not understood here
 */
export function readMetrics(): Metric[] {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
    .map((file) => path.join(SOURCES, file));
  const metrics: Metric[] = [];
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    if (!text.includes("'campus_")) continue;
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    const named = new Set<string>();
    const visit = (node: ts.Node): void => {
      if (ts.isStringLiteralLike(node) && METRIC.test(node.text)) named.add(node.text);
      const metric = metricOf(node);
      if (metric) metrics.push(metric);
      ts.forEachChild(node, visit);
    };
    visit(source);
    const missed = [...named].filter((name) => !metrics.some((metric) => metric.name === name));
    if (missed.length > 0)
      throw new Error(`${file}: how ${missed.join(', ')} is registered is not understood`);
  }
  return metrics.sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

export function metricsPage(): string {
  const rows = readMetrics().map(({ name, type, labels, help }) => [
    code(name),
    type,
    labels.map(code).join(', '),
    help,
  ]);
  return `# Metrics

What each API process exports ([where, and how to scrape it](../run/monitor.md#where-the-metrics-are)). No label contains an id, an
address or other personal data. Written from the registrations in \`backend/src\`.

${table(['metric', 'type', 'labels', 'meaning'], rows)}

\`nodejs_*\` and \`process_*\` are those of [prom-client](https://github.com/siimon/prom-client#default-metrics): event loop, memory, CPU, open
files, garbage collection.

\`NaN\`, or a gauge without a value, could not be read within a second, for example while the database is down.
`;
}
