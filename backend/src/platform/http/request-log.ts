import { Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { AppLogger } from '../logging/app-logger.js';
import { redactPictureNames } from '../../common/redact.js';
import { requestIdOf } from '../../common/request-context.js';
import { onRequestEnd, type RequestEnd } from './request-end.js';

/**
 * Writes one line per request with its id, path and outcome. Bodies, headers and query strings are left out: they
 * contain tokens, passwords and personal data. Only the first characters of a picture's name are written, because the
 * whole name gives access to the picture. All requests share one logger: one per request would cost time without a
 * benefit.
 */
@Injectable()
export class RequestLog {
  constructor(private readonly logger: AppLogger) {}

  /** Express middleware. Health checks are not logged: they arrive every few seconds and carry no information. */
  readonly middleware = (request: Request, response: Response, next: NextFunction): void => {
    if (!request.url.startsWith('/health/')) {
      const began = performance.now();
      onRequestEnd(response, (ending) => this.write(request, response, began, ending));
    }
    next();
  };

  private write(request: Request, response: Response, began: number, ending: RequestEnd): void {
    const [path = ''] = request.originalUrl.split('?');
    const line = {
      req: { id: requestIdOf(response), method: request.method, path: redactPictureNames(path) },
      res: { statusCode: response.statusCode },
      responseTime: Math.round(performance.now() - began),
    };
    if (ending === 'aborted') this.logger.info(line, 'request aborted');
    else if (response.statusCode >= 500) this.logger.error(line, 'request failed');
    else this.logger.info(line, 'request completed');
  }
}
