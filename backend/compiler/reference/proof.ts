import type { Bound, Part } from '../../../packages/bench/proof/part.ts';
import { PARTS } from '../../../packages/bench/proof/parts.ts';
import { readResults, type Result } from '../../../packages/bench/proof/results.ts';
import { code } from './markdown.ts';

/** docs/reference/proof.md, from the parts of `npm run proof` and from what their last runs at full length left in proof.json. */
export function proofPage(): string {
  const results = readResults();
  return `# Proof at full length

\`npm run proof\` runs all parts, in more than two hours, and continues after one that fails; \`npm run proof -- NAME …\` runs some,
\`npm run proof -- --rest\` those that have not passed yet. Each writes its last run at full length to \`proof.json\` beside this page,
which is written from it. Short runs of the same tests belong to the [long tests](../build/testing.md#long-tests).

${PARTS.map((part) => section(part, results[part.name])).join('\n\n')}
`;
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
  const lines = [
    ...bounds.map(([figure, bound]) => `- ${figure}: ${measured(result, figure)} (${wanted(bound)})`),
    ...others.map((figure) => `- ${figure}: ${measured(result, figure)}`),
  ];
  const paragraphs = [
    `## ${name}`,
    shows,
    result ? ran(result) : 'Never run at full length.',
    lines.join('\n'),
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
