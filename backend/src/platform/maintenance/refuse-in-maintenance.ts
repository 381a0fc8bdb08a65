import type { NextFunction, Request, Response } from 'express';
import { underMaintenance } from '../../common/app-error.js';
import type { MaintenanceService } from './maintenance.service.js';

/**
 * Paths that are still served: the console, which ends the maintenance, the pictures it shows, and health checks.
 * Case-insensitive, like Express.
 */
const OPEN = /^\/(admin|health|media)\//i;

/** Whether a path is served during maintenance, too. */
export const isServedInMaintenance = (path: string): boolean => OPEN.test(path);

/** Express middleware: answers 503 to everything that is not {@link isServedInMaintenance} while maintenance is on. */
export function refuseInMaintenance(maintenance: MaintenanceService) {
  return (request: Request, _response: Response, next: NextFunction): void => {
    const { on, message } = maintenance.state;
    next(on && !isServedInMaintenance(request.path) ? underMaintenance(message) : undefined);
  };
}
