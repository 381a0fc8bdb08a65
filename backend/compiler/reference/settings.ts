import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SECRETS } from '../../src/config/secret-files.js';
import { code, linked, table } from './markdown.ts';

/** A variable of an `.env.example`. */
export interface Variable {
  readonly name: string;
  /** The value that the example states: the default, unless the comment says that there is none. */
  readonly value: string;
  /** The comment above it, as one line. */
  readonly comment: string;
}

const REPOSITORY = path.resolve(import.meta.dirname, '../../..');

/**
 * The variables of an `.env.example` in their order.
 * @throws Error for a variable without a comment
 */
export function readVariables(file: string): Variable[] {
  let comment: string[] = [];
  return readFileSync(path.join(REPOSITORY, file), 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, said] = /^# ?(.*)$/.exec(line) ?? [];
      const [, name, value = ''] = /^([A-Z0-9_]+)="?(.*?)"?$/.exec(line) ?? [];
      if (said !== undefined) comment.push(said);
      else if (name !== undefined) {
        if (comment.length === 0) throw new Error(`${file}: ${name} has no comment`);
        const variable = { name, value, comment: comment.join(' ') };
        comment = [];
        return variable;
      } else comment = [];
      return [];
    });
}

const isRateLimit = ({ name }: Variable) => name.startsWith('LIMIT_');

function settingsList(variables: readonly Variable[]): string {
  const lines = variables.map(({ name, value, comment }) => {
    const isRequired = /\bRequired\b/.test(comment) && !/\bRequired (?:with|where)\b/.test(comment);
    const text = linked(
      comment.replace(/ Required(, secret)?\.$/, (_, secret) => (secret ? ' Secret.' : '')),
    );
    const standard = isRequired ? 'required' : code(value);
    return `- ${code(name)}${standard === '' ? '' : ` (${standard})`}: ${text}`;
  });
  return lines.join('\n');
}

/** Where an operator writes them, in each way of installing. */
const PLACES = table(
  ['way', 'API, with its limits', 'sites', 'proxy', 'brought into use by'],
  [
    [
      'one Debian machine',
      '`/etc/campus-commons/api.env`',
      '`sites.env` there',
      '`proxy.env` there',
      '`./setup --yes`; by hand [one process after the other](../run/upgrade.md#on-one-debian-machine)',
    ],
    [
      'compose',
      '`docker/api.env`',
      '`docker/.env`',
      '`docker/proxy.env`',
      '`./setup --yes`; by hand [one container after the other](../run/upgrade.md#with-compose)',
    ],
    [
      'Kubernetes',
      '`campus-api` in your `kustomization.yaml`',
      '`campus-sites` there',
      '`campus-proxy` there',
      '`kubectl apply -k`',
    ],
  ],
);

/** The page of all settings. The API's rate limits have a page of their own. */
export function settingsPage(): string {
  const api = readVariables('backend/.env.example').filter((variable) => !isRateLimit(variable));
  return `# Settings

All settings are environment variables. With a missing or wrong one no program starts; one message names all errors. Rate limits are
in [limits](limits.md).

## Where they stand

${PLACES}

**With compose** a setting that [its page](../install/compose.md#2-settings-and-secrets) writes to \`docker/.env\` or \`docker/secrets\` stands there and nowhere
else: the other files do not replace it. What \`compose.yaml\` itself chooses, such as ports and the addresses of Redis and the object store, only a
\`docker/compose.override.yaml\` changes. A value with a \`$\` stands in single quotes. **On Kubernetes** a secret is a further key of \`campus-secrets\`, and
\`<name>_FILE=/run/secrets/campus/KEY\` a line of \`campus-api\`.

## API

A secret may be read from a file instead: \`DATABASE_URL_FILE=/run/secrets/database-url\`. This works for ${SECRETS.map(code).join(', ')}
(the last one is of the commands \`campus admin …\`). Written from [\`backend/.env.example\`](../../backend/.env.example).

${settingsList(api)}

## Sites

The member site and the console. Written from [\`packages/deployment/site.env.example\`](../../packages/deployment/site.env.example).

${settingsList(readVariables('packages/deployment/site.env.example'))}

## Proxy

The proxy serves the origins whose servers it is given; one is enough, and another proxy or a CDN may serve the rest ([pieces on
their own](../install/pieces.md)). Written from [\`packages/deployment/proxy.env.example\`](../../packages/deployment/proxy.env.example).

${settingsList(readVariables('packages/deployment/proxy.env.example'))}
`;
}

/** The API's rate limits. */
export const rateLimits = (): Variable[] => readVariables('backend/.env.example').filter(isRateLimit);
