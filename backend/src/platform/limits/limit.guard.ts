import { Injectable, SetMetadata, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Response } from 'express';
import { networkOf } from '../../common/network.js';
import { Refuses } from '../../common/refuses.js';
import { isKey, REPEATABLE, type RepeatableCall } from '../idempotency/idempotency-key.header.js';
import type { LimitName } from '../../config/rate-limits.js';
import { CampusNetworks } from './campus-networks.js';
import { LimitsService } from './limits.service.js';
import { RequestCounts, type CountedRequest, type RequestCount } from './request-counts.js';

const LIMITED = 'limited';

/**
 * Counts each call of a handler against rate limits: per account, or per address without a sign-in. Limits that apply
 * only to some requests, such as forms with files, are counted once that is known (`CountedRequest.countAgainst`).
 */
export const Limited = (...names: LimitName[]) => SetMetadata(LIMITED, names);

/** Runs after the access guard: others must not be able to use up an account's limit. */
@Refuses('too_many_requests')
@Injectable()
export class LimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limits: LimitsService,
    private readonly counts: RequestCounts,
    private readonly campuses: CampusNetworks,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<CountedRequest>();
    const { identity, ip = '' } = request;
    // Members are counted by account; normalising their addresses too would take 2 % of a page of the feed.
    const address = identity ? '' : networkOf(ip);
    const subject = identity ? [identity.kind, identity.accountId] : [address];
    const names = this.reflector.get<LimitName[] | undefined>(LIMITED, context.getHandler());
    request.countAgainst = this.countOf(context, request, subject);
    if (!names) {
      if (identity) this.limits.hitLocally('READ', ...subject);
    } else {
      for (const name of names) {
        await request.countAgainst(identity ? name : this.campuses.limitFor(name, address));
      }
    }
    return true;
  }

  private countOf(
    context: ExecutionContext,
    request: CountedRequest,
    subject: readonly string[],
  ): RequestCount {
    const call = this.reflector.get<RepeatableCall | undefined>(REPEATABLE, context.getHandler());
    const key = request.get('idempotency-key');
    if (!request.identity || call === undefined || key === undefined || !isKey(key)) {
      return this.counts.plain(subject);
    }
    const response = context.switchToHttp().getResponse<Response>();
    return this.counts.repeatable(request.identity.accountId, call, key, subject, response);
  }
}
