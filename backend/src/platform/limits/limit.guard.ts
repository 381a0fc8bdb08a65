import { Injectable, SetMetadata, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { networkOf } from '../../common/network.js';
import type { IdentifiedRequest } from '../sessions/identity.js';
import type { LimitName } from './limit-rules.js';
import { LimitsService } from './limits.service.js';

const LIMITED = 'limited';

/** Counts each call of a handler against a limit: per account, or per address where nobody is signed in. */
export const Limited = (...names: LimitName[]) => SetMetadata(LIMITED, names);

/** Comes after the access guard: an account's limit must not be used up by others. */
@Injectable()
export class LimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limits: LimitsService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { identity, ip = '' } = context.switchToHttp().getRequest<IdentifiedRequest>();
    const subject = identity ? [identity.kind, identity.accountId] : [networkOf(ip)];
    const names = this.reflector.get<LimitName[] | undefined>(LIMITED, context.getHandler());
    if (names) for (const name of names) await this.limits.hit(name, ...subject);
    else if (identity) this.limits.hitLocally('READ', ...subject);
    return true;
  }
}
