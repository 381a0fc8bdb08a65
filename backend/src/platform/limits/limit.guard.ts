import { Injectable, SetMetadata, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Response } from 'express';
import { networkOf } from '../../common/network.js';
import { isKey, REPEATABLE, type RepeatableCall } from '../idempotency/idempotency-key.header.js';
import { IdempotencyService } from '../idempotency/idempotency.service.js';
import type { IdentifiedRequest } from '../sessions/identity.js';
import type { LimitName } from './limit-rules.js';
import { LimitsService } from './limits.service.js';

const LIMITED = 'limited';

/** Counts each call of a handler against a limit: per account, or per address where nobody is signed in. */
export const Limited = (...names: LimitName[]) => SetMetadata(LIMITED, names);

/**
 * Comes after the access guard: an account's limit must not be used up by others. A request with an idempotency key counts
 * once, however often it is repeated: a repeat writes nothing.
 */
@Injectable()
export class LimitGuard implements CanActivate {
  /** Requests with a key that are at work in this process, and whether they were let in. */
  private readonly atWork = new Map<string, Promise<void>>();

  constructor(
    private readonly reflector: Reflector,
    private readonly limits: LimitsService,
    private readonly idempotency: IdempotencyService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<IdentifiedRequest>();
    const { identity, ip = '' } = request;
    const subject = identity ? [identity.kind, identity.accountId] : [networkOf(ip)];
    const names = this.reflector.get<LimitName[] | undefined>(LIMITED, context.getHandler());
    const call = this.reflector.get<RepeatableCall | undefined>(REPEATABLE, context.getHandler());
    const key = request.get('idempotency-key');
    if (!names) {
      if (identity) this.limits.hitLocally('READ', ...subject);
    } else if (identity && call !== undefined && key !== undefined && isKey(key)) {
      const id = JSON.stringify([identity.accountId, call, key]);
      const hasAnswer = () => this.idempotency.hasAnswer(identity.accountId, call, key);
      await this.countOnce(id, hasAnswer, names, subject, http.getResponse<Response>());
    } else {
      await this.count(names, subject);
    }
    return true;
  }

  /**
   * A key that its member made up has no answer and is counted; for each that was counted, at most one thing is written.
   * @throws AppError 429 when it is one too many
   */
  private async countOnce(
    id: string,
    hasAnswer: () => Promise<boolean>,
    names: readonly LimitName[],
    subject: readonly string[],
    response: Response,
  ): Promise<void> {
    const first = this.atWork.get(id);
    if (first) {
      // Refused with the first, when that was one too many: else two at once would be let in for none.
      await first;
      await this.countRepeat(names, subject);
      return;
    }
    let isRepeat = false;
    const counted = hasAnswer().then((answered) => {
      isRepeat = answered;
      return answered ? this.countRepeat(names, subject) : this.count(names, subject);
    });
    this.atWork.set(id, counted);
    const forget = () => {
      if (this.atWork.get(id) === counted) this.atWork.delete(id);
    };
    response.once('close', forget);
    try {
      await counted;
    } finally {
      // Gone before it was counted, its connection closes no more; and answered requests need no place.
      if (response.closed || isRepeat) forget();
    }
  }

  private async count(names: readonly LimitName[], subject: readonly string[]): Promise<void> {
    for (const name of names) await this.limits.hit(name, ...subject);
  }

  private async countRepeat(names: readonly LimitName[], subject: readonly string[]): Promise<void> {
    for (const name of names) await this.limits.hitRepeat(name, ...subject);
  }
}
