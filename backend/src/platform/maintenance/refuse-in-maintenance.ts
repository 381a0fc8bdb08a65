import type { NextFunction, Request, Response } from 'express';
import { underMaintenance } from '../../common/app-error.js';
import type { MaintenanceService } from './maintenance.service.js';

/**
 * What is served all the same: the console, which ends the maintenance, the pictures it shows, and what supervisors ask.
 * Express matches paths without regard to case, and so does this.
 */
const OPEN = /^\/(admin|health|media)\//i;

/** Express middleware: answers 503 to everything but {@link OPEN} while maintenance is on. */
export function refuseInMaintenance(maintenance: MaintenanceService) {
  return (request: Request, _response: Response, next: NextFunction): void => {
    const { on, message } = maintenance.state;
    next(on && !OPEN.test(request.path) ? underMaintenance(message) : undefined);
  };
}
