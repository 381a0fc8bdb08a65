import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { accountLimited, consentMissing } from '../../common/account-limit.js';
import { forbidden } from '../../common/app-error.js';
import { Env } from '../../config/env.js';
import { SecondFactors } from '../factors/second-factors.js';
import { ACCESS, isOpenToLimited, LEAVES_LAST_SEEN, OPEN_WITHOUT_FACTOR, type Access } from './access.js';
import type { IdentifiedRequest, Identity } from '../../common/identity.js';
import { SessionsService } from './sessions.service.js';

const ONLY_ADMINISTRATORS = 'Only administrators may do this. Please ask one of them.';

/** Denies by default: a handler declares who may call it, and a token must prove it; and who is limited only reads. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: SessionsService,
    private readonly factors: SecondFactors,
    private readonly env: Env,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    // Only the handler's decorator counts: one on the class could silently override a stricter handler.
    const access = this.reflector.get<Access | undefined>(ACCESS, context.getHandler());
    if (access === undefined) throw forbidden('This call is not open to anybody');
    if (access === 'public') return true;

    const request = context.switchToHttp().getRequest<IdentifiedRequest>();
    const leavesLastSeen = this.reflector.get<boolean | undefined>(LEAVES_LAST_SEEN, context.getHandler());
    const token = tokenOf(request.headers.authorization);
    const { kind, roles } = access;
    // Set before a refusal, so that the refusal is recorded with who it was.
    const identity = (request.identity = await this.sessions.identify(kind, token, !leavesLastSeen));
    if (roles && !roles.some((role) => role === identity.role)) throw forbidden(ONLY_ADMINISTRATORS);
    if (!isOpenToLimited(context.getHandler())) {
      if (identity.limit) throw accountLimited(identity.limit);
      if (identity.lacksConsent) throw consentMissing();
    }
    if (kind === 'administrator') await this.requireFactor(context, identity);
    return true;
  }

  /** @throws AppError 403 for an administrator without the second factor that this installation wants */
  private async requireFactor(context: ExecutionContext, identity: Identity): Promise<void> {
    if (this.env.ADMIN_TWO_FACTOR !== 'required') return;
    const isOpen = this.reflector.getAllAndOverride<boolean | undefined>(OPEN_WITHOUT_FACTOR, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (isOpen || (await this.factors.has(identity))) return;
    throw forbidden('Please set up two-step sign-in in your profile first', 'second_factor_missing');
  }
}

/** The token, sent raw or as `Bearer <token>` (RFC 6750, section 2.1). */
function tokenOf(header: string | undefined): string {
  return (header ?? '').replace(/^Bearer\s+/i, '').trim();
}
