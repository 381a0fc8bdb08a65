import type { NextFunction, Response } from 'express';
import type { IdentifiedRequest } from '../sessions/identity.js';
import type { AuditService } from './audit.service.js';

/** Express middleware: records who was refused what, once they have been told. */
export function recordRefusals(audit: AuditService) {
  return (request: IdentifiedRequest, response: Response, next: NextFunction): void => {
    response.once('finish', () => {
      const { identity } = request;
      if (response.statusCode !== 403 || !identity) return;
      // Only a call that exists refuses anybody, so its path is not something made up.
      void audit.note({ action: 'access_refused', actor: identity, details: { call: request.path } });
    });
    next();
  };
}
