import type { Bound, Part } from '../../proof/part.ts';
import { PARTS } from '../../proof/parts.ts';
import { readResults, type Result } from '../../proof/results.ts';
import { code, table } from './markdown.ts';

/** docs/reference/proof.md, from the parts of `npm run proof` and from what their last runs at full length left in proof.json. */
export function proofPage(): string {
  const results = readResults();
  const rows = PARTS.map(({ name }) => [
    `[${name}](#${name})`,
    outcome(results[name]),
    results[name]?.date ?? '',
  ]);
  return `# Proof at full length

\`npm run proof\` runs all parts and continues after one that fails. Together they take more than two hours, because the soak and the
filling of the database for growth run beside the others. \`npm run proof -- NAME …\` runs some, \`npm run proof -- --rest\` those that have not passed yet. Each writes its last run at full length to \`proof.json\` beside this page, which
is written from it: the parts may have run on different days and commits. Short runs of the same tests belong to the [long
tests](../build/testing.md#long-tests); the parts are in \`backend/proof\`.

${table(['part', 'last run at full length', 'date'], rows)}

${PARTS.map((part) => section(part, results[part.name])).join('\n\n')}
`;
}

function outcome(result: Result | undefined): string {
  if (!result) return 'never run';
  return result.fault === undefined ? 'passed' : 'failed';
}

function section(part: Part, result: Result | undefined): string {
  const { name, shows, note, lengths, goals = {} } = part;
  const bounds = [
    ...Object.entries(lengths).map(([figure, least]) => [figure, { least }] as const),
    ...Object.entries(goals),
  ];
  const others = Object.keys(result?.figures ?? {}).filter(
    (figure) => !bounds.some(([known]) => known === figure),
  );
  const rows = [
    ...bounds.map(([figure, bound]) => [figure, measured(result, figure), wanted(bound)]),
    ...others.map((figure) => [figure, measured(result, figure), '']),
  ];
  const paragraphs = [
    `## ${name}`,
    shows,
    code(`npm run proof -- ${name}`),
    result ? ran(result) : 'Never run at full length.',
    table(['figure', 'measured', 'wanted'], rows),
    note,
  ];
  return paragraphs.filter((paragraph) => paragraph !== undefined).join('\n\n');
}

function ran({ date, commit, node, machine, load, minutes, fault }: Result): string {
  const how = `${date}, commit ${code(commit)}, Node ${node}, ${machine}, load ${load} at the start, ${minutes} minutes`;
  return fault === undefined ? `Passed: ${how}.` : `Failed: ${fault}. ${how}.`;
}

const measured = (result: Result | undefined, figure: string) =>
  result?.figures[figure]?.toLocaleString('en') ?? '–';

const wanted = ({ least, most }: Bound) =>
  least === undefined ? `at most ${most?.toLocaleString('en')}` : `at least ${least.toLocaleString('en')}`;
