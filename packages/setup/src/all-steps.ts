import { mkdirSync } from 'node:fs';
import { toAnswerFile } from './answers/answer-file.ts';
import {
  installComposePackages,
  makeComposeCertificate,
  makeComposeKeys,
  writeComposeSecrets,
  writeComposeSettings,
} from './containers/compose-files.ts';
import { buildImages, hasImages, makeComposeAdministrator, runContainers } from './containers/run-compose.ts';
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
import { rememberDeployment, type Deployment } from './settings/deployment-memory.ts';
import { ANSWERS, CONFIGURATION, MEMORY } from './settings/places.ts';
import type { SetupContext } from './setup-context.ts';
import type { Step } from './steps.ts';

/** Remembers the answers, readable by root alone. */
function rememberAnswers({ machine, answers }: SetupContext, deployment: Deployment): string | undefined {
  mkdirSync(machine.at(CONFIGURATION), { recursive: true, mode: 0o750 });
  const isNew = machine.folder(MEMORY, { owner: 'root:root', mode: 0o700 });
  rememberDeployment(machine, deployment);
  const isOther = machine.write(ANSWERS, toAnswerFile(answers), { owner: 'root:root', mode: 0o600 });
  return isNew || isOther ? ANSWERS : undefined;
}

const MINUTES = 'this takes some minutes';

/** Everything up to a running product, from packages. @param runtime folder of the Node.js that runs this */
export function debianSteps(context: SetupContext, runtime: string): Step[] {
  return [
    { title: 'Answers', run: () => rememberAnswers(context, 'packages') },
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

/** Everything up to a running product, in containers. */
export function composeSteps(context: SetupContext): Step[] {
  return [
    { title: 'Answers', run: () => rememberAnswers(context, 'containers') },
    { title: 'Packages', run: () => installComposePackages(context) },
    { title: 'Trusted roots', run: () => trustRoots(context) },
    { title: 'Settings', run: () => writeComposeSettings(context) },
    { title: 'Secrets', run: () => writeComposeSecrets(context) },
    {
      title: 'Images',
      takes: () => (hasImages(context) ? undefined : MINUTES),
      run: () => buildImages(context),
    },
    { title: 'Keys', run: () => makeComposeKeys(context) },
    { title: 'First certificate', run: () => makeComposeCertificate(context) },
    { title: 'Containers', run: () => runContainers(context) },
    { title: 'Administrator', run: () => makeComposeAdministrator(context) },
  ];
}
