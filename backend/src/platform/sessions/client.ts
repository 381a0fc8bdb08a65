import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { networkOf } from '../../common/network.js';

/** The client of a request. */
export interface Client {
  /** IP address, or its network (`networkOf`); behind a trusted proxy, the one that it reports. */
  readonly address: string;
  /** The browser's `User-Agent`, printable ASCII, shortened; for the owner's list of sessions. */
  readonly device: string;
}

const MAX_DEVICE_LENGTH = 200;

/** The {@link Client} of the request. */
export const RequestClient = createParamDecorator((_: unknown, context: ExecutionContext): Client => {
  const request = context.switchToHttp().getRequest<Request>();
  const device = (request.get('user-agent') ?? '').replace(/[^\x20-\x7e]/g, '').slice(0, MAX_DEVICE_LENGTH);
  return { address: networkOf(request.ip ?? ''), device };
});
