import {
  applyDecorators,
  createParamDecorator,
  SetMetadata,
  type CustomDecorator,
  type ExecutionContext,
} from '@nestjs/common';
import { ApiSecurity } from '@nestjs/swagger';
import type { ErrorCode } from '../../common/app-error.js';
import { Refuses } from '../../common/refuses.js';
import type { AccountKind, IdentifiedRequest, Identity } from '../../common/identity.js';

/** Metadata key; a handler without it is closed to everybody. */
export const ACCESS = 'access';

/** The kinds of callers that a handler admits. */
export type Access = 'public' | AccountKind;

const access = (value: Access): CustomDecorator => SetMetadata(ACCESS, value);

const forAccount = (kind: AccountKind, ...refusals: ErrorCode[]) =>
  applyDecorators(access(kind), ApiSecurity(kind), Refuses('unauthorized', ...refusals));

/** Open to everybody, with or without a token. */
export const Public = () => access('public');

/** Members only. */
export const ForMember = () => forAccount('member', 'account_suspended', 'account_deleted');

/** Administrators only. */
export const ForAdministrator = () => forAccount('administrator');

/** Metadata key of {@link LeavesLastSeen}. */
export const LEAVES_LAST_SEEN = 'leaves last seen';

/**
 * For a call that a screen makes automatically, such as polling: it is no user activity, so it does not update "last
 * seen" and does not keep an idle session alive.
 */
export const LeavesLastSeen = (): CustomDecorator => SetMetadata(LEAVES_LAST_SEEN, true);

/** The identity the access guard established; only on handlers that are not public. */
export const Caller = createParamDecorator((_: unknown, context: ExecutionContext): Identity => {
  const { identity } = context.switchToHttp().getRequest<IdentifiedRequest>();
  if (!identity) throw new Error('Caller() needs a handler that is ForMember() or ForAdministrator()');
  return identity;
});
