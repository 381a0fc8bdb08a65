import { Injectable, SetMetadata, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { unsupportedType } from '../../common/app-error.js';

const MULTIPART = 'multipart';

/** Marks a handler that takes a form with files; every other POST takes JSON. */
export const TakesMultipart = () => SetMetadata(MULTIPART, true);

/**
 * Refuses a body with the wrong content type for the call. Accepting only JSON also makes a browser send a CORS
 * preflight, because JSON is not a "simple" content type of the Fetch standard.
 */
@Injectable()
export class ContentTypeGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    if (request.method !== 'POST') return true;
    const expected = this.reflector.get<boolean | undefined>(MULTIPART, context.getHandler())
      ? 'multipart/form-data'
      : 'application/json';
    const [type] = (request.headers['content-type'] ?? '').split(';');
    if (type?.trim().toLowerCase() === expected) return true;
    throw unsupportedType(`This call takes ${expected}`);
  }
}
