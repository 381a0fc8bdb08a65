import type { CorsOptionsDelegate } from '@nestjs/common/interfaces/external/cors-options.interface.js';
import type { Request } from 'express';
import type { Env } from '../../config/env.js';

/** Seconds a browser may cache the preflight result. */
const PREFLIGHT_TTL_SECONDS = 600;

/** The member site may call `/user` and `/public`, the console `/admin`; no other origin, and never with cookies. */
export function corsFor(env: Env): CorsOptionsDelegate<Request> {
  return (request, decide) => {
    const path = request.path.toLowerCase();
    const isAdmin = path === '/admin' || path.startsWith('/admin/');
    const isMember = path.startsWith('/user/') || path.startsWith('/public/');
    const origin = isAdmin ? env.ADMIN_ORIGIN : isMember ? env.MEMBER_ORIGIN : false;
    decide(null, {
      origin,
      methods: ['POST'],
      allowedHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key'],
      // Date: the sites use it to correct for a wrong clock of the device.
      exposedHeaders: ['Date', 'Retry-After', 'X-Request-Id'],
      credentials: false,
      maxAge: PREFLIGHT_TTL_SECONDS,
    });
  };
}
