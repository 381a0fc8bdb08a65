// What ./setup runs, once Node.js is there. It imports nothing but Node's own modules, because no package is installed yet.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readFileSync } from 'node:fs';
import { readArguments, UsageError, type Arguments } from './arguments.ts';
import { readAnswerFile } from './answers/answer-file.ts';
import { askAll, confirm } from './answers/ask.ts';
import { completeAnswers } from './answers/complete.ts';
import type { Answers } from './answers/questions.ts';
import { allSteps } from './all-steps.ts';
import { CertificateMissing } from './certificate/certbot.ts';
import { requestDebianCertificate } from './debian/certificate-steps.ts';
import { Machine } from './machine/machine.ts';
import { Memory } from './machine/memory.ts';
import { preflight } from './preflight/preflight.ts';
import { installNode, isBuilt, releaseOf } from './release/build.ts';
import { ANSWERS, MEMORY, NODE } from './settings/places.ts';
import type { SetupContext } from './setup-context.ts';
import { runSteps, type Step } from './steps.ts';
import { findingLine, nextLines, planLines } from './summary.ts';

const SOURCE = fileURLToPath(new URL('../../../', import.meta.url)).replace(/\/$/, '');
const LOG = '/var/log/campus-setup.log';
const STATUS = { done: 0, failed: 1, usage: 2, certificateMissing: 3 } as const;

const say = (line = '') => console.log(line);

process.umask(0o022);
try {
  process.exitCode = await setUp(readArguments(process.argv.slice(2), process.cwd()));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  if (error instanceof UsageError) {
    console.error(readFileSync(path.join(SOURCE, 'packages/setup/help.txt'), 'utf8'));
  }
  process.exitCode = error instanceof UsageError ? STATUS.usage : STATUS.failed;
}

async function setUp(args: Arguments): Promise<number> {
  const machine = new Machine('/', LOG);
  const runtime = process.env.CAMPUS_RUNTIME ?? '';
  if (args.isNodeOnly) {
    say(
      `Node.js ${process.version} is in ${NODE}${installNode(machine, runtime) === undefined ? ' already' : ''}.`,
    );
    return STATUS.done;
  }
  const answers = await findAnswers(machine, args);
  const release = releaseOf(SOURCE);
  const memory = new Memory(machine, `${MEMORY}/in-use.json`);
  const context: SetupContext = { machine, answers, memory, release, remarks: [] };
  say(planLines(answers).join('\n'));

  say('\nThe machine:');
  const { findings, missingNames } = await preflight(machine, {
    answers,
    isDnsSkipped: args.isDnsSkipped,
    source: SOURCE,
    isBuilt: isBuilt(machine, release),
  });
  for (const finding of findings) say(findingLine(finding));
  if (findings.some(({ verdict }) => verdict === 'fail')) throw new Error('\nNothing was changed.');
  if (args.isCheck) return STATUS.done;
  if (isAsking(args) && !(await confirm('\nSet it up?', { input: process.stdin, output: process.stdout }))) {
    throw new Error('Nothing was changed.');
  }

  say(`\nThe setup (output of long commands: ${LOG}):`);
  let certificateFault: string | undefined;
  const certificate: Step = {
    title: 'Certificate',
    run: async () => {
      try {
        return await requestDebianCertificate(context, missingNames);
      } catch (error) {
        if (!(error instanceof CertificateMissing)) throw error;
        certificateFault = error.message;
        return 'STILL MISSING, see below';
      }
    },
  };
  try {
    const changed = await runSteps([...allSteps(context, runtime), certificate], say);
    say(changed === 0 ? '\nNothing had to be changed.' : '');
  } finally {
    for (const remark of context.remarks) say(`\n${remark}`);
  }
  say(`\nNext:\n  ${nextLines(answers, certificateFault).join('\n  ')}`);
  return certificateFault === undefined ? STATUS.done : STATUS.certificateMissing;
}

function isAsking({ answerFile, isYes, isCheck }: Arguments): boolean {
  return answerFile === undefined && !isYes && !isCheck && process.stdin.isTTY;
}

/** The answers: of the file, or of the terminal, or those of last time. */
async function findAnswers(machine: Machine, args: Arguments): Promise<Answers> {
  if (args.answerFile !== undefined) {
    return completeAnswers({ ...readAnswerFile(args.answerFile), ...args.given });
  }
  const known = { ...(machine.has(ANSWERS) ? readAnswerFile(machine.at(ANSWERS)) : {}), ...args.given };
  if (isAsking(args)) {
    return completeAnswers(await askAll(known, { input: process.stdin, output: process.stdout }));
  }
  if (!machine.has(ANSWERS) && !args.isYes && !args.isCheck) {
    throw new Error('There is no terminal to ask at: give --answers FILE, or --yes for the defaults.');
  }
  return completeAnswers(known);
}
