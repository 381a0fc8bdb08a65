import { Catch, HttpException, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Response } from 'express';
import { PinoLogger } from 'nestjs-pino';
import { AppError, badRequest, notFound, tooLarge, unsupportedType } from './app-error.js';
import type { ErrorResponseDto } from './envelope.dto.js';
import { requestIdOf } from './request-id.js';

const INTERNAL = new AppError(500, 'internal_error', 'Something went wrong on our side. Please try again.');

/** What Express's parsers and multer throw: an Error with a `status` or a multer `code`. */
interface ParserError {
  readonly status?: unknown;
  readonly type?: unknown;
  readonly code?: unknown;
}

/** Turns whatever was thrown into the failure envelope; only what nobody foresaw is logged as an error. */
@Catch()
export class ExceptionEnvelopeFilter implements ExceptionFilter {
  constructor(private readonly logger: PinoLogger) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const response = host.switchToHttp().getResponse<Response>();
    const requestId = requestIdOf(response);
    const error = toAppError(thrown);
    if (error === INTERNAL) this.logger.error({ err: thrown, requestId }, 'Unexpected failure');
    if (response.headersSent) {
      // A stream broke half way: ending the connection is the only honest signal left.
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
  if (thrown instanceof HttpException) return fromHttpException(thrown);
  if (thrown instanceof Error) return fromParserError(thrown as Error & ParserError);
  return INTERNAL;
}

function fromHttpException(thrown: HttpException): AppError {
  switch (thrown.getStatus()) {
    case 404:
      return notFound('There is no such call. Calls are POST; see the API documentation.');
    case 413:
      return tooLarge('The request is too large');
    case 415:
      return unsupportedType('This content type is not accepted here');
    case 400:
      // Nest wraps multer's complaints ("Unexpected end of form" and such) in a plain 400.
      return badRequest('The request could not be read. Check its form and send it again.');
    default:
      return INTERNAL;
  }
}

function fromParserError(thrown: ParserError): AppError {
  if (typeof thrown.code === 'string' && thrown.code.startsWith('LIMIT_')) {
    return thrown.code === 'LIMIT_FILE_SIZE'
      ? tooLarge('Each picture may be up to 10 MB')
      : badRequest('The form has too many files or fields');
  }
  switch (thrown.status) {
    case 413:
      return tooLarge('The request is too large');
    case 415:
      return unsupportedType('This character set or encoding is not accepted');
    case 400:
      return badRequest('The request body is not valid JSON');
    default:
      return INTERNAL;
  }
}
