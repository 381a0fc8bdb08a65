import type { Request } from 'express';

/** The two kinds of account; their tokens, keys and sessions never mix. */
export type AccountKind = 'member' | 'administrator';

/** Who makes a request, as proved by a live session. */
export interface Identity {
  readonly kind: AccountKind;
  /** Id of the member or administrator. */
  readonly accountId: string;
  readonly sessionId: string;
}

/** A request that the access guard let through. */
export interface IdentifiedRequest extends Request {
  identity?: Identity;
}
