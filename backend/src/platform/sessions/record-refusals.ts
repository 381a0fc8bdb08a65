import type { NextFunction, Response } from 'express';
import type { RateLimit } from '../../config/rate-limits.js';
import { MemoryLimitStore } from '../limits/memory-limit-store.js';
import type { IdentifiedRequest } from '../../common/identity.js';
import type { AuditService } from '../audit/audit.service.js';

/**
 * Refusals of an account that a process records; further ones are only in the log. The rows stay for years, and a member can
 * provoke one with each request. Counted here: a refused request must not cause a second write to be counted.
 */
const RECORDED: RateLimit = { max: 60, seconds: 3_600 };

/** Express middleware: records refusals (403) after they were answered. */
export function recordRefusals(audit: AuditService) {
  const counts = new MemoryLimitStore();
  return (request: IdentifiedRequest, response: Response, next: NextFunction): void => {
    response.once('finish', () => {
      const { identity } = request;
      if (response.statusCode !== 403 || !identity) return;
      if (!counts.hitNow(`${identity.kind} ${identity.accountId}`, RECORDED).admitted) return;
      // Only existing calls answer 403, so the path is not arbitrary client input.
      void audit.recordBestEffort({
        action: 'access_refused',
        actor: identity,
        details: { call: request.path },
      });
    });
    next();
  };
}
