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
import { isReading } from '../../common/request-body.js';
import type { AccountKind, ConsoleRole, IdentifiedRequest, Identity } from '../../common/identity.js';

/** Metadata key; a handler without it is closed to everybody. */
export const ACCESS = 'access';

/** Who may call a handler: everybody, members, or the console's accounts with one of the roles. */
export type Access = 'public' | { readonly kind: AccountKind; readonly roles?: readonly ConsoleRole[] };

const access = (value: Access): CustomDecorator => SetMetadata(ACCESS, value);

const forAccount = (admitted: Exclude<Access, 'public'>, ...refusals: ErrorCode[]) =>
  applyDecorators(access(admitted), ApiSecurity(admitted.kind), Refuses('unauthorized', ...refusals));

/** Open to everybody, with or without a token. */
export const Public = () => access('public');

/** Metadata key of {@link OpenToLimited}. */
const OPEN_TO_LIMITED = 'open to limited';

/** For a call that changes something and that limited members may make: about safety, the account, or to delete what is theirs. */
export const OpenToLimited = (): CustomDecorator => SetMetadata(OPEN_TO_LIMITED, true);

/** Denies by default: of the calls that change something only those that say so admit limited members. */
export const isOpenToLimited = (handler: object): boolean =>
  isReading(handler) || Reflect.getMetadata(OPEN_TO_LIMITED, handler) === true;

/**
 * Members only. Who is limited is refused (403 `account_limited`), unless the call reads, so that its body is a `ReadBody`, or
 * is {@link OpenToLimited}, which is written below this one.
 */
export const ForMember = (): MethodDecorator => (target, method, descriptor) => {
  const refusals: ErrorCode[] = ['account_suspended', 'account_deleted'];
  if (!isOpenToLimited(descriptor.value as object)) refusals.push('account_limited');
  forAccount({ kind: 'member' }, ...refusals)(target, method, descriptor);
};

/** The console's accounts with the role administrator only. */
export const ForAdministrator = () =>
  forAccount({ kind: 'administrator', roles: ['administrator'] }, 'forbidden', 'second_factor_missing');

/** All accounts of the console: moderators and administrators. */
export const ForModerator = () => forAccount({ kind: 'administrator' }, 'second_factor_missing');

/** Metadata key of {@link OpenWithoutFactor}. */
export const OPEN_WITHOUT_FACTOR = 'open without factor';

/**
 * For calls, or all calls of a controller, that stay open to an administrator who has not set up the second factor that
 * `ADMIN_TWO_FACTOR` requires: the own account, and signing out.
 */
export const OpenWithoutFactor = (): CustomDecorator => SetMetadata(OPEN_WITHOUT_FACTOR, true);

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
  if (!identity)
    throw new Error('Caller() needs a handler that is ForMember(), ForModerator() or ForAdministrator()');
  return identity;
});
