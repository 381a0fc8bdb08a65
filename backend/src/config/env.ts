import { Type } from 'class-transformer';
import {
  IsEmail,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUrl,
  Matches,
  Max,
  Min,
  MinLength,
  ValidateIf,
} from 'class-validator';
import { readSettings } from './read-settings.js';
import { RateLimits } from './rate-limits.js';
import { EVERY_INSTALLATION, Setting } from './setting.js';
import { faultsOfVapidKeys } from './push-settings.js';
import { faultsOfRecordKeys } from './record-settings.js';
import { IsTokenKey } from './token-key.validator.js';

/** Keys that must all be different. */
const KEYS = [
  'MEMBER_TOKEN_KEY',
  'MEMBER_TOKEN_KEY_ACCEPTED',
  'ADMIN_TOKEN_KEY',
  'ADMIN_TOKEN_KEY_ACCEPTED',
  'SECRETS_KEY',
  'SECRETS_KEY_ACCEPTED',
] as const;
const isGiven =
  (name: keyof Env) =>
  (env: Env): boolean =>
    env[name] !== '';

const ORIGIN = { require_tld: false, require_protocol: true, protocols: ['http', 'https'] };

/** The environment as one validated object. Each setting is declared once, here or in a class that this one extends. */
export class Env extends RateLimits {
  /** `development`, `test` or `production`. Production refuses demo content and hides `/docs`. */
  @Setting({ console: true, setBy: EVERY_INSTALLATION }, IsIn(['development', 'test', 'production']))
  NODE_ENV: 'development' | 'test' | 'production' = 'development';

  /** TCP port the API listens on; 0 lets the system choose. */
  @Setting({ console: true, setBy: ['compose'] }, Type(() => Number), IsInt(), Min(0), Max(65535))
  API_PORT = 3000;

  /** Address it listens on; empty: all of this machine. 127.0.0.1 if the proxy runs on the same machine. */
  @Setting({ setBy: ['machine'] }, IsString())
  API_HOST = '';

  /**
   * PostgreSQL 15 or later. Several servers, of which one is the primary: postgres://user:password@one:5432,two:5432/database;
   * after a failover connections go to the new primary.
   */
  @Setting(
    {
      secret: true,
      setBy: EVERY_INSTALLATION,
      example: 'postgres://campus:change-me@localhost:5432/campus_commons',
    },
    Matches(/^postgres(ql)?:\/\/\S+$/, {
      message: 'DATABASE_URL must look like postgres://user:password@host:5432/database',
    }),
  )
  DATABASE_URL!: string;

  /**
   * The server itself, when `DATABASE_URL` leads to a pooler in transaction mode (docs/run/pooler.md): for figures,
   * downloads, health checks, migrations, backups, commands and the locks of jobs. Empty: `DATABASE_URL` is the server.
   * @remarks Everything uses it but the request pool (members' requests, administrators' writes, the work of jobs): session
   * locks and statements with settings of their own do not survive a pooler.
   */
  @Setting(
    { secret: true },
    Matches(/^(postgres(ql)?:\/\/\S+)?$/, {
      message: 'DATABASE_DIRECT_URL must look like postgres://user:password@host:5432/database',
    }),
  )
  DATABASE_DIRECT_URL = '';

  /**
   * Streaming replica that answers feeds, posts, comments and likes; not a load balancer over several. Of several
   * servers, each process uses one at a time. Empty: none.
   */
  @Setting(
    { secret: true },
    Matches(/^(postgres(ql)?:\/\/\S+)?$/, {
      message: 'DATABASE_REPLICA_URL must look like postgres://user:password@host:5432/database',
    }),
  )
  DATABASE_REPLICA_URL = '';

  /** Connections of the request pool, and of the replica's. Four to eight serve one process well. */
  @Setting({ console: true }, Type(() => Number), IsInt(), Min(2), Max(50))
  DATABASE_POOL_SIZE = 8;

  /**
   * API processes that may run at once, one that is started during an upgrade included. The start and "campus doctor" warn
   * when the database allows fewer connections than they may open (docs/run/scale.md, "Connections").
   */
  @Setting({ setBy: ['kubernetes'] }, Type(() => Number), IsInt(), Min(1))
  API_PROCESSES = 2;

  /** Origin of the member site, for cross-origin requests to `/user` and `/public`. */
  @Setting({ console: true, setBy: EVERY_INSTALLATION }, IsUrl(ORIGIN))
  MEMBER_ORIGIN = 'http://localhost:5173';

  /** Origin of the console, for cross-origin requests to `/admin`. */
  @Setting({ console: true, setBy: EVERY_INSTALLATION }, IsUrl(ORIGIN))
  ADMIN_ORIGIN = 'http://localhost:5174';

  /**
   * Origin of this API, for the links that end mails about notifications. Empty: none of these mails is sent.
   * @remarks RFC 8058: mail programs call these links without opening a page.
   */
  @Setting(
    { console: true, setBy: EVERY_INSTALLATION },
    ValidateIf((env: Env) => env.API_ORIGIN !== ''),
    IsUrl(ORIGIN),
  )
  API_ORIGIN = '';

  /** Signs members' tokens: at least 32 random bytes in base64, which "campus keys" generates. */
  @Setting({ secret: true, setBy: EVERY_INSTALLATION }, IsTokenKey())
  MEMBER_TOKEN_KEY!: string;

  /** Another key that is accepted for members' tokens but signs none: for key rotation (docs/run/secrets.md). */
  @Setting({ secret: true }, ValidateIf(isGiven('MEMBER_TOKEN_KEY_ACCEPTED')), IsTokenKey())
  MEMBER_TOKEN_KEY_ACCEPTED = '';

  /** Signs administrators' tokens: another such key, other than the members', which "campus keys" generates, too. */
  @Setting({ secret: true, setBy: EVERY_INSTALLATION }, IsTokenKey())
  ADMIN_TOKEN_KEY!: string;

  /** The same for administrators' tokens. */
  @Setting({ secret: true }, ValidateIf(isGiven('ADMIN_TOKEN_KEY_ACCEPTED')), IsTokenKey())
  ADMIN_TOKEN_KEY_ACCEPTED = '';

  /**
   * Encrypts what the database must not show, the secrets of two-step sign-in: a third such key, which "campus keys" generates, too.
   * Empty: nobody can set up two-step sign-in. Keep it: without it nobody's app gets in any more, only recovery codes do.
   * @remarks AES-256-GCM with a key derived from it (HKDF). docs/decisions/0120-second-factor.md
   */
  @Setting({ secret: true, setBy: EVERY_INSTALLATION }, ValidateIf(isGiven('SECRETS_KEY')), IsTokenKey())
  SECRETS_KEY = '';

  /** Another key that still decrypts, but encrypts nothing: for key rotation (docs/run/secrets.md). */
  @Setting({ secret: true }, ValidateIf(isGiven('SECRETS_KEY_ACCEPTED')), IsTokenKey())
  SECRETS_KEY_ACCEPTED = '';

  /**
   * `off` or `required`: whether every administrator must have two-step sign-in. One who has not set it up can then use nothing but
   * their own account. Needs `SECRETS_KEY`.
   */
  @Setting({ console: true }, IsIn(['off', 'required']))
  ADMIN_TWO_FACTOR: 'off' | 'required' = 'off';

  /** `fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`. */
  @Setting({ console: true }, IsIn(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']))
  LOG_LEVEL = 'info';

  /** Mail server, smtp://user:password@host:587; without one, mail is written to files under `DATA_DIR/mail`. */
  @Setting(
    { secret: true, setBy: EVERY_INSTALLATION },
    Matches(/^(smtps?:\/\/\S+)?$/, { message: 'SMTP_URL must look like smtp://user:password@host:587' }),
  )
  SMTP_URL = '';

  /** Sender of all mail. */
  @Setting({ console: true, setBy: EVERY_INSTALLATION }, IsString(), MinLength(3))
  MAIL_FROM = 'Campus Commons <no-reply@campuscommons.example>';

  /**
   * Address that is mailed when a case must be decided within two hours; the mail says nothing of its content. Empty: none is.
   */
  @Setting({ console: true }, ValidateIf(isGiven('MODERATION_MAIL')), IsEmail())
  MODERATION_MAIL = '';

  /**
   * `off`, `ask` or `require`: whether members are asked about their age, and those of 16 or 17 for the consent of a parent or
   * guardian. With `require` those without one only read from 14 days on. What counts as a proof of consent is for counsel to decide.
   * @remarks docs/decisions/0140-age.md
   */
  @Setting({ console: true }, IsIn(['off', 'ask', 'require']))
  GUARDIAN_CONSENT: 'off' | 'ask' | 'require' = 'ask';

  /** Mails about notifications that are queued in a minute, all processes together; other mails do not count. */
  @Setting({ console: true }, Type(() => Number), IsInt(), Min(1))
  MAILS_PER_MINUTE = 60;

  /** Maximum number of requests in flight; further requests are rejected with 429. */
  @Setting({ console: true }, Type(() => Number), IsInt(), Min(1))
  MOST_IN_FLIGHT = 500;

  /** Maximum number of streams of live updates in a process; further ones are rejected with 429. They do not count as requests. */
  @Setting({ console: true }, Type(() => Number), IsInt(), Min(1))
  MOST_STREAMS = 5_000;

  /**
   * Addresses or networks of the proxies in front, separated by commas; only their X-Forwarded-For is trusted. Empty: none
   * is.
   */
  @Setting({ console: true, setBy: EVERY_INSTALLATION }, IsString())
  TRUSTED_PROXIES = '';

  /** Redis for the rate-limit counters, redis://user:password@host:6379 (rediss for TLS). Without it: PostgreSQL. */
  @Setting(
    { secret: true, setBy: EVERY_INSTALLATION },
    Matches(/^(rediss?:\/\/\S+)?$/, { message: 'REDIS_URL must look like redis://user:password@host:6379' }),
  )
  REDIS_URL = '';

  /** `true` or `false`: whether errors that browsers report are logged and counted (docs/run/logs.md, "Errors in browsers"). */
  @Setting({ console: true }, IsIn(['true', 'false']))
  BROWSER_ERRORS = 'true';

  /** `true` or `false`: whether `/docs` is served. Default: everywhere except production. */
  @Setting({ console: true }, IsOptional(), IsIn(['true', 'false']))
  API_DOCS?: string;
}

/**
 * Reads and validates the environment.
 * @throws Error naming all errors at once, never a value (values may be secret).
 */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  return readSettings(Env, source, (env) => [
    ...KEYS.flatMap((name, place) =>
      KEYS.slice(0, place)
        .filter((other) => env[name] && env[name] === env[other])
        .map((other) => `${name} must differ from ${other}`),
    ),
    ...faultsOfVapidKeys(env),
    ...faultsOfRecordKeys(env),
    ...(env.ADMIN_TWO_FACTOR === 'required' && env.SECRETS_KEY === ''
      ? ['ADMIN_TWO_FACTOR=required needs SECRETS_KEY']
      : []),
  ]);
}
