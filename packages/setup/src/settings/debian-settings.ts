import type { Answers } from '../answers/questions.ts';
import type { Settings } from './env-file.ts';
import { API_PORTS, CHALLENGES, DATA, DATABASE, LOGS, SITE_PORTS, TLS } from './places.ts';

/** A file of settings. */
export interface SettingsFile {
  /** In /etc/campus-commons. */
  readonly name: string;
  /** Written when they are missing, and then the operator's to change. */
  readonly once: Settings;
  /** Follow the answers. */
  readonly always: Settings;
}

/** What is generated on the machine. */
export interface Secrets {
  readonly databasePassword: string;
  readonly databasePort: number;
  /** MEMBER_TOKEN_KEY, ADMIN_TOKEN_KEY, SECRETS_KEY and RECORD_KEY. */
  readonly tokenKeys: Settings;
}

/** The bundle of all root certificates that the system trusts. */
const SYSTEM_ROOTS = '/etc/ssl/certs/ca-certificates.crt';

export const origins = ({ MEMBER_NAME, CONSOLE_NAME, API_NAME }: Answers) => ({
  API_ORIGIN: `https://${API_NAME}`,
  MEMBER_ORIGIN: `https://${MEMBER_NAME}`,
  ADMIN_ORIGIN: `https://${CONSOLE_NAME}`,
});

/**
 * The files of settings for one machine (docs/install/one-machine.md explains each).
 * @param secrets called only when a secret is missing
 * @param recordKeys RECORD_PUBLIC_KEYS; called once api.env has been written, in which its private key is
 */
export function debianSettings(
  answers: Answers,
  secrets: () => Secrets,
  recordKeys: () => Settings,
): SettingsFile[] {
  const local = (ports: readonly number[]) => ports.map((port) => `127.0.0.1:${port}`).join(',');
  return [
    {
      name: 'api.env',
      get once() {
        const { databasePassword, databasePort, tokenKeys } = secrets();
        return {
          NODE_ENV: 'production',
          API_HOST: '127.0.0.1',
          DATABASE_URL: `postgres://campus:${databasePassword}@127.0.0.1:${databasePort}/${DATABASE}`,
          DATA_DIR: DATA,
          MEDIA_STORE: 'disk',
          REDIS_URL: 'redis://127.0.0.1:6379',
          TRUSTED_PROXIES: '127.0.0.1',
          ...tokenKeys,
        };
      },
      always: {
        ...origins(answers),
        CAMPUS_NETWORKS: answers.CAMPUS_NETWORKS,
        SMTP_URL: answers.SMTP_URL,
        MAIL_FROM: answers.MAIL_FROM,
        BRAND_NAME: answers.BRAND_NAME,
        // Node.js trusts its own list; with it a mail server or a site may also have a certificate of a college's authority.
        NODE_EXTRA_CA_CERTS: answers.CA_ROOT === '' ? '' : SYSTEM_ROOTS,
      },
    },
    {
      name: 'sites.env',
      get once() {
        return recordKeys();
      },
      always: {
        ...origins(answers),
        CAREER_URL: answers.CAREER_URL,
        CONTACT_EMAIL: answers.CONTACT_EMAIL,
        BRAND_NAME: answers.BRAND_NAME,
      },
    },
    ...Object.entries(SITE_PORTS).map(([site, port]) => ({
      name: `${site}.env`,
      once: { SITE_LISTEN: local([port]) },
      always: {},
    })),
    {
      name: 'proxy.env',
      once: {
        API_SERVERS: local(API_PORTS),
        MEMBER_SITE_SERVERS: local([SITE_PORTS['member-web']]),
        ADMIN_SITE_SERVERS: local([SITE_PORTS['admin-web']]),
        TLS_CERTIFICATE: `${TLS}/fullchain.pem`,
        TLS_CERTIFICATE_KEY: `${TLS}/privkey.pem`,
        ACME_DIR: CHALLENGES,
        ACCESS_LOG: `${LOGS}/access.log`,
      },
      always: {},
    },
  ];
}

/** The settings to write into a file: all that follow the answers, and those that it lacks. */
export function missingOrChanged(
  { once, always }: Pick<SettingsFile, 'once' | 'always'>,
  found: Settings,
): Settings {
  const missing = Object.entries(once).filter(([name]) => found[name] === undefined);
  return { ...Object.fromEntries(missing), ...always };
}
