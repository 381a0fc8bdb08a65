import { command, UsageError } from './command.js';
import type { Finding } from './doctor/finding.js';

const VERDICTS = ['ok', 'warn', 'fail'] as const;
/** Width of the column of subjects. */
const SUBJECT = 13;

export const DOCTOR = command({
  name: 'doctor',
  summary: 'Checks this installation, and says what to do; the exit status is 1 when something fails',
  details: `Checks the settings, the database (reachable, version, extensions, migrations, connections), the clock against the
database's, the counts of older posts, the last backup's age and the version of pg_dump, the picture store (writes, reads
and removes a file), the mail server (signs in, sends nothing), Redis, the certificates of MEMBER_ORIGIN and ADMIN_ORIGIN
and of further origins that are named, open files and disk space. A line each: ok, warn or fail. It changes nothing, and may run at any time.`,
  parameters: ['[ORIGIN...]'],
  run: async ({ environment, parameters, print }) => {
    const wrong = parameters.find((origin) => !/^https?:\/\/[^/]+$/.test(origin));
    if (wrong !== undefined)
      throw new UsageError(`"${wrong}" is no origin such as https://api.campus.example.`);
    const { examine } = await import('./doctor/examine.js');
    const findings = await examine(environment, parameters);
    for (const finding of findings) print(lineOf(finding));
    const counts = VERDICTS.map(
      (verdict) => `${findings.filter((each) => each.verdict === verdict).length} ${verdict}`,
    );
    print(`\n${counts.join(', ')}`);
    return findings.some(({ verdict }) => verdict === 'fail') ? 1 : 0;
  },
});

function lineOf({ verdict, subject, text }: Finding): string {
  return `${verdict.padEnd(4)}  ${subject.padEnd(SUBJECT)}${text}`;
}
