import { hostNames } from '../answers/questions.ts';
import { requestCertificate } from '../certificate/certbot.ts';
import { makeFirstCertificate } from '../certificate/first-certificate.ts';
import { aptInstall, missingPackages } from '../debian/system-steps.ts';
import type { SetupContext } from '../setup-context.ts';
import { OF_ROOT } from '../machine/machine.ts';
import { COMPOSE_SECRETS, composeQuote, composeSettings } from '../settings/compose-settings.ts';
import { withSettings } from '../settings/env-file.ts';
import { dockerFolder, IMAGE_ACCOUNT } from './compose-context.ts';

/** The folder is closed; each file is mounted alone, and the containers' accounts must read it. */
const SECRET = { owner: 'root:root', mode: 0o444 };
const OF_IMAGES = { owner: IMAGE_ACCOUNT, mode: 0o700 };
const OF_PROXY = { owner: IMAGE_ACCOUNT, mode: 0o400 };

/** The account that runs compose is the only one that reads them: compose hands them to the containers. */
const SETTINGS = { owner: 'root:root', mode: 0o600 };
/** Settings that are the operator's, and what such a file begins with. */
const OPERATORS = {
  'api.env':
    '# Settings of the API that .env and secrets do not have, as NAME=value: docs/reference/settings.md.\n',
  'proxy.env':
    '# Settings of the proxy that .env does not have, as NAME=value: docs/reference/settings.md.\n',
};

/** docker/.env, the operator's own settings, and the folders that compose mounts, with the owners that docs/install/compose.md names. */
export function writeComposeSettings(context: SetupContext): string | undefined {
  const { machine, answers, release } = context;
  const folder = dockerFolder(context);
  const folders = [
    machine.folder(`${folder}/secrets`, { owner: 'root:root', mode: 0o700 }),
    machine.folder(`${folder}/tls`, OF_IMAGES),
    machine.folder(`${folder}/backups`, OF_IMAGES),
    machine.folder(`${folder}/acme`, { ...OF_ROOT, mode: 0o755 }),
  ];
  const text = machine.read(`${folder}/.env`) ?? '';
  const settings = composeSettings(answers, release.name);
  const files = [
    ['.env', withSettings(text, settings, composeQuote)] as const,
    ...Object.entries(OPERATORS).map(
      ([name, begin]) => [name, machine.read(`${folder}/${name}`) ?? begin] as const,
    ),
  ];
  const written = files.filter(([name, content]) => machine.write(`${folder}/${name}`, content, SETTINGS));
  const changed = [...written.map(([name]) => name), ...(folders.includes(true) ? ['folders'] : [])];
  return changed.length === 0 ? undefined : changed.join(', ');
}

/** Secrets are made once; the mail server's follows its answer. */
export function writeComposeSecrets(context: SetupContext): string | undefined {
  const { machine, answers } = context;
  const place = (name: string) => `${dockerFolder(context)}/secrets/${name}`;
  const missing = COMPOSE_SECRETS.map((make) => make()).filter((group) =>
    Object.keys(group).some((name) => !machine.has(place(name))),
  );
  const half = missing.flatMap((group) => Object.keys(group)).find((name) => machine.has(place(name)));
  if (half !== undefined) {
    throw new Error(`${place(half)} is there, but another secret that belongs to it is missing. Restore it.`);
  }
  const wanted = { ...Object.assign({}, ...missing), 'smtp-url': answers.SMTP_URL } as Record<string, string>;
  const changed = Object.entries(wanted).filter(([name, text]) => machine.write(place(name), text, SECRET));
  return changed.length === 0 ? undefined : changed.map(([name]) => name).join(', ');
}

/** The keys that sign tokens, made by the image; never replaced. */
export function makeComposeKeys(context: SetupContext): string | undefined {
  const { machine, release } = context;
  const secrets = `${dockerFolder(context)}/secrets`;
  const keys = ['member-token-key', 'admin-token-key'].map((name) => `${secrets}/${name}`);
  if (keys.every((key) => machine.has(key))) return undefined;
  machine.run([
    ...['docker', 'run', '--rm', '--user', '0', '--volume', `${machine.at(secrets)}:/secrets`],
    ...[`campus-commons/backend:${release.name}`, 'campus', 'keys', '--to', '/secrets'],
  ]);
  for (const key of keys) machine.setAccess(key, SECRET);
  return 'member-token-key, admin-token-key';
}

/** The certificate that the proxy starts with. */
export function makeComposeCertificate(context: SetupContext): string | undefined {
  const { machine, answers } = context;
  return makeFirstCertificate(machine, hostNames(answers), `${dockerFolder(context)}/tls`, OF_PROXY);
}

/** The certificate of an authority; certbot runs on this machine, beside the containers. */
export function requestComposeCertificate(
  context: SetupContext,
  missingNames: readonly string[],
): Promise<string | undefined> {
  const { machine, answers, memory } = context;
  const folder = dockerFolder(context);
  const tls = machine.at(`${folder}/tls`);
  return requestCertificate(machine, memory, {
    answers,
    missingNames,
    webroot: machine.at(`${folder}/acme`),
    install: `install -o 10001 -g 10001 -m 0400 "$RENEWED_LINEAGE/fullchain.pem" "$RENEWED_LINEAGE/privkey.pem" ${tls}`,
    installed: `${folder}/tls/fullchain.pem`,
  });
}

/** openssl and certbot, which run on this machine. */
export function installComposePackages({ machine }: SetupContext): string | undefined {
  const missing = missingPackages(machine, ['openssl', 'certbot']);
  if (missing.length === 0) return undefined;
  aptInstall(machine, missing);
  return missing.join(', ');
}
