import { Injectable, SetMetadata, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { unsupportedType } from '../../common/app-error.js';
import { Refuses } from '../../common/refuses.js';

const MULTIPART = 'multipart';
const IGNORED_FORM = 'ignored form';
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/** Marks a handler that takes a form with files; every other POST takes JSON. */
export const TakesMultipart = () => SetMetadata(MULTIPART, true);

/**
 * Marks a handler that besides JSON takes any form, and reads nothing from it: what it needs is in the address. The body is then
 * an empty object.
 */
export const IgnoresForm = () => SetMetadata(IGNORED_FORM, true);

/**
 * Refuses a body with the wrong content type for the call. Accepting only JSON also makes a browser send a CORS
 * preflight, because JSON is not a "simple" content type of the Fetch standard.
 */
@Refuses('unsupported_media_type')
@Injectable()
export class ContentTypeGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    if (request.method !== 'POST') return true;
    const [type] = (request.headers['content-type'] ?? '').split(';');
    const given = type?.trim().toLowerCase() ?? '';
    if (
      FORMS.includes(given) &&
      this.reflector.get<boolean | undefined>(IGNORED_FORM, context.getHandler())
    ) {
      request.body = {};
      return true;
    }
    const expected = this.reflector.get<boolean | undefined>(MULTIPART, context.getHandler())
      ? 'multipart/form-data'
      : 'application/json';
    if (given === expected) return true;
    throw unsupportedType(`This call takes ${expected}`);
  }
}
