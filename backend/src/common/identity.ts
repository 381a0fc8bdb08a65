import type { Request } from 'express';

/** The two kinds of account; their tokens, keys and sessions never mix. */
export type AccountKind = 'member' | 'administrator';

/** Until when a member reads and cannot write, and the number of the rule for which. */
export interface AccountLimit {
  readonly until: Date;
  readonly rule: number | null;
}

/** What an account of the console may do: moderators review and moderate, administrators do everything. */
export const CONSOLE_ROLES = ['moderator', 'administrator'] as const;
export type ConsoleRole = (typeof CONSOLE_ROLES)[number];

/** The caller of a request, proved by an active session. */
export interface Identity {
  readonly kind: AccountKind;
  /** Id of the member or administrator. */
  readonly accountId: string;
  readonly sessionId: string;
  /**
   * Whether some members are concealed from this one: they muted or blocked somebody, or somebody blocked them. The lists
   * of all others leave nobody out.
   */
  readonly conceals: boolean;
  /** Null for who may write. */
  readonly limit: AccountLimit | null;
  /** Whether the member only reads until a parent or guardian has agreed; never where none is required. */
  readonly lacksConsent: boolean;
  /** As it is in the database at this request; null for members. */
  readonly role: ConsoleRole | null;
}

/** Whether the caller is a moderator: somebody who sees neither addresses nor sessions of members. */
export const isModerator = ({ role }: Pick<Identity, 'role'>): boolean => role === 'moderator';

/** What lists ask of their viewer. */
export type Viewer = Pick<Identity, 'accountId' | 'conceals'>;

/** A request that the access guard has admitted. */
export interface IdentifiedRequest extends Request {
  identity?: Identity;
}
