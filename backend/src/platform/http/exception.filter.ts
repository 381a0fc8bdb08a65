import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import type { Response } from 'express';
import {
  AppError,
  badRequest,
  notFound,
  notJsonObject,
  tooLarge,
  wrongEncoding,
} from '../../common/app-error.js';
import type { ErrorResponseDto } from '../../common/envelope.dto.js';
import { Refuses } from '../../common/refuses.js';
import { requestIdOf } from '../../common/request-context.js';
import { ErrorReports } from '../error-reports/error-reports.js';
import { AppLogger } from '../logging/app-logger.js';

const INTERNAL = new AppError(500, 'internal_error', 'Something went wrong on our side. Please try again.');

/** Turns every exception into the failure envelope; only unexpected ones are logged as errors, and reported. */
@Refuses('malformed_request', 'payload_too_large', 'internal_error')
@Catch()
export class ExceptionEnvelopeFilter implements ExceptionFilter {
  constructor(
    private readonly logger: AppLogger,
    private readonly reports: ErrorReports,
  ) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const response = host.switchToHttp().getResponse<Response>();
    const requestId = requestIdOf(response);
    const error = toAppError(thrown);
    if (error === INTERNAL) {
      this.logger.error({ err: thrown, requestId }, 'Unexpected failure');
      this.reports.report(thrown, { requestId });
    }
    if (error.code === 'media_unavailable') {
      this.logger.error({ err: error.cause, requestId }, 'Pictures cannot be stored');
      this.reports.report(error.cause, { requestId });
    }
    if (response.headersSent) {
      // A stream failed after the answer had started: breaking the connection is the only way left to signal the error.
      response.destroy();
      return;
    }
    if (error.retryAfter !== undefined) response.setHeader('Retry-After', error.retryAfter);
    const body: ErrorResponseDto = {
      success: false,
      message: error.message,
      error: error.code,
      ...(error.errors && { errors: error.errors }),
      requestId,
    };
    response.status(error.getStatus()).json(body);
  }
}

function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  return thrown instanceof HttpException ? fromHttpException(thrown) : INTERNAL;
}

/** Exceptions of Nest itself, and of Express's parsers, which Nest passes on as the cause. */
function fromHttpException(thrown: HttpException): AppError {
  const { cause } = thrown;
  if (cause instanceof AppError) return cause;
  switch (thrown.getStatus()) {
    case 404:
      return notFound('There is no such call. Calls are POST; see the API documentation.');
    case 413:
      return tooLarge('The request is too large');
    case 415:
      return wrongEncoding();
    case 400:
      return isParseFailure(cause)
        ? notJsonObject()
        : badRequest('The request could not be read. Please check it and send it again.');
    default:
      return INTERNAL;
  }
}

/** Recognised by the error type that body-parser documents for JSON that cannot be parsed. */
function isParseFailure(cause: unknown): boolean {
  return cause instanceof Error && 'type' in cause && cause.type === 'entity.parse.failed';
}
