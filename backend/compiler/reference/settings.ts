import { apiSettings } from './api-settings.ts';
import { code, linked, table } from './markdown.ts';
import { secretNames } from './secrets.ts';
import { readVariables, type Variable } from './variables.ts';

const isRateLimit = ({ name }: Variable) => name.startsWith('LIMIT_');

function settingsList(variables: readonly Variable[]): string {
  const lines = variables.map(({ name, value, comment, bounds }) => {
    const isRequired = /\bRequired\b/.test(comment) && !/\bRequired (?:with|where)\b/.test(comment);
    const text = linked(
      comment.replace(/ Required(, secret)?\.$/, (_, secret) => (secret ? ' Secret.' : '')),
    );
    const standard = [isRequired ? 'required' : code(value), bounds].filter(Boolean).join(', ');
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
      '[one container after the other](../run/upgrade.md#with-compose)',
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
  const api = apiSettings().filter((variable) => !isRateLimit(variable));
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

A secret may be read from a file instead: \`DATABASE_URL_FILE=/run/secrets/database-url\`. This works for ${secretNames().map(code).join(', ')}
(the last one is of the commands \`campus admin …\`). Written from \`backend/src/config\`, as is [\`backend/.env.example\`](../../backend/.env.example).

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
export const rateLimits = (): Variable[] => apiSettings().filter(isRateLimit);
