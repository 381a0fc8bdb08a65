import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Response } from 'express';
import { badRequest } from '../../common/app-error.js';
import { onceAnswered } from './answered.js';

/** Aborted when the client leaves before the answer: what waits for its turn must not keep others waiting then. */
export function departureFrom(response: Response): AbortSignal {
  const departure = new AbortController();
  onceAnswered(response, (ending) => {
    if (ending === 'aborted') departure.abort(badRequest('The connection ended before the answer'));
  });
  return departure.signal;
}

/** {@link departureFrom} this request's response. */
export const Departure = createParamDecorator((_: unknown, context: ExecutionContext): AbortSignal =>
  departureFrom(context.switchToHttp().getResponse<Response>()),
);
