import { Type } from 'class-transformer';
import {
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
import { faultsOfVapidKeys } from './push-settings.js';
import { IsTokenKey } from './token-key.validator.js';

/** Keys that must all be different. */
const KEYS = [
  'MEMBER_TOKEN_KEY',
  'MEMBER_TOKEN_KEY_ACCEPTED',
  'ADMIN_TOKEN_KEY',
  'ADMIN_TOKEN_KEY_ACCEPTED',
] as const;
const isGiven =
  (name: (typeof KEYS)[number]) =>
  (env: Env): boolean =>
    env[name] !== '';

const ORIGIN = { require_tld: false, require_protocol: true, protocols: ['http', 'https'] };

/**
 * The environment as one validated object. `.env.example` lists the same keys;
 * a test compares the two.
 */
export class Env extends RateLimits {
  /** `production` refuses demo content and hides `/docs`. */
  @IsIn(['development', 'test', 'production'])
  NODE_ENV: 'development' | 'test' | 'production' = 'development';

  /** TCP port the API listens on, 0–65535 (0 lets the system choose). */
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(65535)
  API_PORT = 3000;

  /**
   * PostgreSQL 15 or later, as `postgres://user:password@host:port/database`. Several servers, of which one is the primary,
   * as `host:port,host:port`: after a failover connections go to the new primary.
   */
  @Matches(/^postgres(ql)?:\/\/\S+$/, {
    message: 'DATABASE_URL must look like postgres://user:password@host:5432/database',
  })
  DATABASE_URL!: string;

  /**
   * The server itself, as in `DATABASE_URL`, when that leads to a pooler in transaction mode (docs/run/pooler.md).
   * Everything uses it but the request pool (members' requests, administrators' writes, the work of jobs): session locks and
   * statements with settings of their own do not survive a pooler. Empty: `DATABASE_URL` is the server.
   */
  @Matches(/^(postgres(ql)?:\/\/\S+)?$/, {
    message: 'DATABASE_DIRECT_URL must look like postgres://user:password@host:5432/database',
  })
  DATABASE_DIRECT_URL = '';

  /**
   * Streaming replica that answers feeds, posts, comments and likes; not a load balancer over several. Of several servers,
   * as in `DATABASE_URL`, each process uses one at a time. Empty: none.
   */
  @Matches(/^(postgres(ql)?:\/\/\S+)?$/, {
    message: 'DATABASE_REPLICA_URL must look like postgres://user:password@host:5432/database',
  })
  DATABASE_REPLICA_URL = '';

  /** Connections of the request pool, and of the replica's, 2–50. Four to eight serve one process well. */
  @Type(() => Number)
  @IsInt()
  @Min(2)
  @Max(50)
  DATABASE_POOL_SIZE = 8;

  /**
   * API processes that may run at once, including one that is started during an upgrade. A warning at start tells when
   * they would open more connections than the database's `max_connections` allows.
   */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  API_PROCESSES = 2;

  /** Origin of the member site, for cross-origin requests to `/user` and `/public`. */
  @IsUrl(ORIGIN)
  MEMBER_ORIGIN = 'http://localhost:5173';

  /** Origin of the console, for cross-origin requests to `/admin`. */
  @IsUrl(ORIGIN)
  ADMIN_ORIGIN = 'http://localhost:5174';

  /**
   * Origin of this API, for the links that end mails about notifications (RFC 8058: mail programs call them without opening a
   * page). Empty: none of these mails is sent.
   */
  @ValidateIf((env: Env) => env.API_ORIGIN !== '')
  @IsUrl(ORIGIN)
  API_ORIGIN = '';

  /** Signs members' tokens: at least 32 random bytes, base64. */
  @IsTokenKey()
  MEMBER_TOKEN_KEY!: string;

  /** Another key that is accepted for members' tokens but signs none: for key rotation (docs/run/secrets.md). */
  @ValidateIf(isGiven('MEMBER_TOKEN_KEY_ACCEPTED'))
  @IsTokenKey()
  MEMBER_TOKEN_KEY_ACCEPTED = '';

  /** Signs administrators' tokens: at least 32 random bytes, base64, other than the members'. */
  @IsTokenKey()
  ADMIN_TOKEN_KEY!: string;

  /** The same for administrators' tokens. */
  @ValidateIf(isGiven('ADMIN_TOKEN_KEY_ACCEPTED'))
  @IsTokenKey()
  ADMIN_TOKEN_KEY_ACCEPTED = '';

  /** `fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`. */
  @IsIn(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
  LOG_LEVEL = 'info';

  /** Mail server as `smtp://user:password@host:port`; without one, mail is written to files under `DATA_DIR/mail`. */
  @Matches(/^(smtps?:\/\/\S+)?$/, { message: 'SMTP_URL must look like smtp://user:password@host:587' })
  SMTP_URL = '';

  /** Sender of all mail. */
  @IsString()
  @MinLength(3)
  MAIL_FROM = 'Campus Commons <no-reply@campuscommons.example>';

  /** Mails about notifications that are queued in a minute, all processes together; other mails do not count. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  MAILS_PER_MINUTE = 60;

  /** Maximum number of requests in flight; further requests are rejected with 429. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  MOST_IN_FLIGHT = 500;

  /** Maximum number of streams of live updates in a process; further ones are rejected with 429. They do not count as requests. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  MOST_STREAMS = 5_000;

  /**
   * Addresses or networks of the proxies in front, separated by commas; only their `X-Forwarded-For` is trusted. Empty:
   * none is.
   */
  @IsString()
  TRUSTED_PROXIES = '';

  /**
   * Redis for the rate-limit counters, as `redis://user:password@host:6379` (`rediss` for TLS); without it PostgreSQL
   * stores them.
   */
  @Matches(/^(rediss?:\/\/\S+)?$/, {
    message: 'REDIS_URL must look like redis://user:password@host:6379',
  })
  REDIS_URL = '';

  /** `true` or `false`: whether errors that browsers report are logged and counted. */
  @IsIn(['true', 'false'])
  BROWSER_ERRORS = 'true';

  /** `true` or `false`: whether `/docs` is served. Default: everywhere except production. */
  @IsOptional()
  @IsIn(['true', 'false'])
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
  ]);
}
