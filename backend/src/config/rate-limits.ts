import { Matches } from 'class-validator';
import { IsNetworkList } from './network-list.js';
import { GrievanceSettings } from './grievance-settings.js';
import { EVERY_INSTALLATION, Setting } from './setting.js';

/** A rate limit as `most/seconds`, for example `30/3600`: thirty an hour. */
function IsRateLimit(): PropertyDecorator {
  return Matches(/^[1-9][0-9]{0,8}\/[1-9][0-9]{0,6}$/, {
    message: '$property must look like 30/3600 (thirty an hour)',
  });
}

/**
 * How often a member, an account or an address may do something: each setting is `most/seconds`, the number of requests
 * admitted in a sliding window of that many seconds. A request over it is answered 429 with `Retry-After`. The reasons
 * are in docs/decisions/0006-limits.md; a campus shares one address, so limits per address are generous. An IPv6
 * address counts as its /64 network.
 */
export class RateLimits extends GrievanceSettings {
  /**
   * Networks in which many people share one address, such as a college's, separated by commas: 203.0.113.7,
   * 198.51.100.0/24, 2001:db8::/48 (IPv6: 64 bits at most). For their addresses LIMIT_CAMPUS_… apply instead of the limits
   * per address.
   * @remarks docs/decisions/0066-campus-networks.md
   */
  @Setting({ console: true, setBy: EVERY_INSTALLATION }, IsNetworkList())
  CAMPUS_NETWORKS = '';

  /** Attempts to join per address of a campus. The window is short, so that a flood keeps nobody out for longer than a minute. */
  @Setting({ console: true }, IsRateLimit())
  LIMIT_CAMPUS_SIGN_UP = '600/60';

  /**
   * Wrong passwords per address of a campus. Beyond it nobody is refused for others' mistakes: each account has only
   * LIMIT_CAMPUS_LOGIN_ACCOUNT left there, except on devices on which it has signed in before.
   */
  @Setting({ console: true }, IsRateLimit())
  LIMIT_CAMPUS_LOGIN = '1000/300';

  /** Wrong passwords per account and address of a campus while that address is beyond LIMIT_CAMPUS_LOGIN; a correct one clears them. */
  @Setting({ console: true }, IsRateLimit())
  LIMIT_CAMPUS_LOGIN_ACCOUNT = '2/900';

  /** Mails to reset a password, per address of a campus they are asked from. */
  @Setting({ console: true }, IsRateLimit())
  LIMIT_CAMPUS_RESET = '300/60';

  /** Grievances per address of a campus. */
  @Setting({ console: true }, IsRateLimit())
  LIMIT_CAMPUS_GRIEVANCE = '100/3600';

  /** Attempts to join per address, failed ones too. */
  @Setting({ console: true }, IsRateLimit())
  LIMIT_SIGN_UP = '600/3600';

  /** Wrong passwords per account and address; a correct one clears them. */
  @Setting({ console: true }, IsRateLimit())
  LIMIT_LOGIN_ACCOUNT_ADDRESS = '5/900';

  /** Wrong passwords per account from anywhere; devices on which it has signed in before are counted separately. */
  @Setting({ console: true }, IsRateLimit())
  LIMIT_LOGIN_ACCOUNT = '20/3600';

  /** Wrong passwords per address. */
  @Setting({ console: true }, IsRateLimit())
  LIMIT_LOGIN_ADDRESS = '300/300';

  /**
   * Wrong passwords per signed-in account, when it changes the password or the e-mail address, or deletes the account; a
   * correct one clears them.
   */
  @Setting({ console: true }, IsRateLimit())
  LIMIT_CONFIRM_PASSWORD = '5/900';

  /**
   * Wrong codes of the second factor per account, from anywhere; a correct one clears them. Counted apart: at sign-in, where they count
   * as wrong passwords, too; when a signed-in account confirms something with a code; and while a factor is set up.
   */
  @Setting({ console: true }, IsRateLimit())
  LIMIT_CODE = '10/3600';

  /**
   * Right passwords per account, from anywhere: sign-ins, restorations of a deleted account, and when a signed-in account confirms
   * something with it. Each costs a tenth of a second of a processor, and a line of the audit log.
   */
  @Setting({ console: true }, IsRateLimit())
  LIMIT_PASSWORD = '60/60';

  /** Deletions and restorations of an account, per account: each changes everything that is the member's. */
  @Setting({ console: true }, IsRateLimit())
  LIMIT_ACCOUNT_LIFE = '6/86400';

  /**
   * Mails to an address that is not known to be the account's own, per mailbox (`name+tag@` counts as `name@`), whoever asks
   * for them; counted separately: those that confirm an address, those that reset a password, those to guardians, and those
   * about a grievance.
   */
  @Setting({ console: true }, IsRateLimit())
  LIMIT_MAILBOX = '10/3600';

  /** Mails that confirm an e-mail address, per member who asks for one or changes the address. */
  @Setting({ console: true }, IsRateLimit())
  LIMIT_CONFIRM = '5/3600';

  /** Mails to a parent or guardian, per member who asks for them. */
  @Setting({ console: true }, IsRateLimit())
  LIMIT_GUARDIAN = '3/86400';

  /** Mails that tell of a sign-in on a new device, per member and account of the console. */
  @Setting({ console: true }, IsRateLimit())
  LIMIT_NEW_DEVICE = '3/86400';

  /** Mails to reset a password, per account. */
  @Setting({ console: true }, IsRateLimit())
  LIMIT_RESET_ACCOUNT = '5/3600';

  /** Mails to reset a password, per address that requests them. */
  @Setting({ console: true }, IsRateLimit())
  LIMIT_RESET_ADDRESS = '100/3600';

  /**
   * New posts and pages per member, failed ones too. Repeats with an idempotency key are counted separately, with ten times
   * this limit; the same applies to uploads and comments.
   */
  @Setting({ console: true }, IsRateLimit())
  LIMIT_POST = '30/3600';

  /** Changes of posts, comments, pages and the profile per member, failed ones too. */
  @Setting({ console: true }, IsRateLimit())
  LIMIT_EDIT = '60/600';

  /**
   * Forms with pictures per member, counted when the first file arrives, in addition to the post, page or change.
   * @remarks How large pictures may be: upload-limits.ts.
   */
  @Setting({ console: true }, IsRateLimit())
  LIMIT_UPLOAD = '60/3600';

  /** New comments per member, failed ones too. */
  @Setting({ console: true }, IsRateLimit())
  LIMIT_COMMENT = '120/3600';

  /** New openings per member, failed ones too. */
  @Setting({ console: true }, IsRateLimit())
  LIMIT_OPENING = '10/86400';

  /** Applications per member, failed ones too. */
  @Setting({ console: true }, IsRateLimit())
  LIMIT_APPLICATION = '30/86400';

  /** Likes and unlikes, and openings saved or taken off the board, per member. */
  @Setting({ console: true }, IsRateLimit())
  LIMIT_LIKE = '120/60';

  /** Follows and unfollows per member. */
  @Setting({ console: true }, IsRateLimit())
  LIMIT_FOLLOW = '120/60';

  /** Members muted, blocked, or neither again, per member. */
  @Setting({ console: true }, IsRateLimit())
  LIMIT_RELATION = '60/3600';

  /** Reports per member. */
  @Setting({ console: true }, IsRateLimit())
  LIMIT_REPORT = '20/86400';

  /** Requests to look again at a decision, per member. */
  @Setting({ console: true }, IsRateLimit())
  LIMIT_APPEAL = '5/86400';

  /** Changes of settings, devices and sessions, and notifications marked as read, per account. */
  @Setting({ console: true }, IsRateLimit())
  LIMIT_SETTINGS = '120/60';

  /** Content removed or restored, and members suspended or reinstated, per administrator. */
  @Setting({ console: true }, IsRateLimit())
  LIMIT_MODERATION = '300/600';

  /** Lists of members as CSV files, per administrator. */
  @Setting({ console: true }, IsRateLimit())
  LIMIT_ADMIN_EXPORT = '20/3600';

  /** Searches per member, counted in each process separately. */
  @Setting({ console: true }, IsRateLimit())
  LIMIT_SEARCH = '60/60';

  /** Streams of live updates that a member opens, counted in each process separately. */
  @Setting({ console: true }, IsRateLimit())
  LIMIT_LIVE = '30/60';

  /** Exports of a member's own data, per member. */
  @Setting({ console: true }, IsRateLimit())
  LIMIT_EXPORT = '5/86400';

  /** Errors of pages reported per address, counted in each process separately. */
  @Setting({ console: true }, IsRateLimit())
  LIMIT_BROWSER_ERROR = '60/3600';

  /** Grievances per address. */
  @Setting({ console: true }, IsRateLimit())
  LIMIT_GRIEVANCE = '10/3600';

  /** Grievances looked up per address, also with a wrong key. */
  @Setting({ console: true }, IsRateLimit())
  LIMIT_GRIEVANCE_READ = '60/3600';

  /** Credentials of records that are checked, per address. */
  @Setting({ console: true }, IsRateLimit())
  LIMIT_VERIFY_RECORD = '60/60';

  /** Months of the transparency page that are read, per address. */
  @Setting({ console: true }, IsRateLimit())
  LIMIT_TRANSPARENCY = '60/60';

  /** Any other request per account, counted in each process separately. */
  @Setting({ console: true }, IsRateLimit())
  LIMIT_READ = '600/60';
}

/** Requests repeated with the same `Idempotency-Key` that a limit admits, for each new request. */
export const REPEATS_PER_REQUEST = 10;

/** The names of the rate limits: the settings without `LIMIT_`. */
export type LimitName = keyof RateLimits extends infer Key
  ? Key extends `LIMIT_${infer Name}`
    ? Name
    : never
  : never;

/** A parsed rate limit. */
export interface RateLimit {
  /** Maximum number of admitted requests per window. */
  readonly max: number;
  /** Length of the window in seconds. */
  readonly seconds: number;
}

/** The limit in a validated setting such as `30/3600`. */
export function rateLimit(settings: RateLimits, name: LimitName): RateLimit {
  const [max, seconds] = settings[`LIMIT_${name}`].split('/');
  return { max: Number(max), seconds: Number(seconds) };
}
