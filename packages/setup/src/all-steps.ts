import { mkdirSync } from 'node:fs';
import { toAnswerFile } from './answers/answer-file.ts';
import { makeDebianCertificate } from './debian/certificate-steps.ts';
import {
  makeAdministrator,
  makeDatabase,
  migrate,
  startDatabases,
  writeSettings,
} from './debian/database-steps.ts';
import { runServices } from './debian/services.ts';
import { installPackages, makeAccount, missingDebianPackages, trustRoots } from './debian/system-steps.ts';
import { copyUnits, switchRelease } from './debian/unit-steps.ts';
import { buildRelease, installNode, isBuilt } from './release/build.ts';
import { ANSWERS, CONFIGURATION, MEMORY } from './settings/places.ts';
import type { SetupContext } from './setup-context.ts';
import type { Step } from './steps.ts';

/** Remembers the answers, readable by root alone. */
function rememberAnswers({ machine, answers }: SetupContext): string | undefined {
  mkdirSync(machine.at(CONFIGURATION), { recursive: true, mode: 0o750 });
  const isNew = machine.folder(MEMORY, { owner: 'root:root', mode: 0o700 });
  const isOther = machine.write(ANSWERS, toAnswerFile(answers), { owner: 'root:root', mode: 0o600 });
  return isNew || isOther ? ANSWERS : undefined;
}

const MINUTES = 'this takes some minutes';

/** Everything up to a running product. @param runtime folder of the Node.js that runs this */
export function allSteps(context: SetupContext, runtime: string): Step[] {
  return [
    { title: 'Answers', run: () => rememberAnswers(context) },
    { title: 'Node.js', run: () => installNode(context.machine, runtime) },
    {
      title: 'Packages',
      takes: () => (missingDebianPackages(context.machine).length === 0 ? undefined : MINUTES),
      run: () => installPackages(context),
    },
    { title: 'Trusted roots', run: () => trustRoots(context) },
    { title: 'Account', run: () => makeAccount(context) },
    {
      title: 'Release',
      takes: () => (isBuilt(context.machine, context.release) ? undefined : MINUTES),
      run: () => buildRelease(context.machine, context.release),
    },
    { title: 'PostgreSQL and Redis', run: () => startDatabases(context) },
    { title: 'Settings', run: () => writeSettings(context) },
    { title: 'Database', run: () => makeDatabase(context) },
    { title: 'Tables', run: () => migrate(context) },
    { title: 'Administrator', run: () => makeAdministrator(context) },
    { title: 'First certificate', run: () => makeDebianCertificate(context) },
    { title: 'Units', run: () => copyUnits(context) },
    { title: 'Current release', run: () => switchRelease(context) },
    { title: 'Services', run: () => runServices(context) },
  ];
}
