import type { NextFunction, Response } from 'express';
import type { IdentifiedRequest } from '../sessions/identity.js';
import type { AuditService } from './audit.service.js';

/** Express middleware: records refusals (403) after they were answered. */
export function recordRefusals(audit: AuditService) {
  return (request: IdentifiedRequest, response: Response, next: NextFunction): void => {
    response.once('finish', () => {
      const { identity } = request;
      if (response.statusCode !== 403 || !identity) return;
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
