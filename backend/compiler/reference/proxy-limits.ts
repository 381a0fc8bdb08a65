import { MAX_FORM_MEGABYTES } from '../../src/config/upload-limits.js';
import { HEARTBEAT_MS } from '../../src/platform/live/live-stream.js';
import { TICK_MS } from '../../src/platform/live/live.service.js';
import { apiSettings } from './api-settings.ts';

/** Heartbeats of a stream that may be missing until the proxy gives it up: a client notices before. */
const MISSING_HEARTBEATS = 3;

/** Seconds for which the proxy keeps an idle connection to the API: less than a process serves after its stop signal. */
export const PROXY_IDLE_SECONDS = seconds('STOP_DRAIN_SECONDS') - 1;

/** The module that tells the proxy of the API's limits: the proxy's image does not contain the API. */
export function proxyLimitsModule(): string {
  const streamSeconds = (MISSING_HEARTBEATS * (HEARTBEAT_MS.max + TICK_MS)) / 1000;
  return `// Written from the limits and the default settings of the API (backend/src) by "npm run docs:generate".

/** Values of the placeholders in docker/proxy of the same name. */
export const API_LIMITS = {
  /** Largest body of a request, of which the proxy alone refuses larger ones: a form with pictures. */
  MAX_FORM_MEGABYTES: '${MAX_FORM_MEGABYTES}',
  /** Seconds without a byte of a body, BODY_SECONDS of the API. */
  BODY_SECONDS: '${seconds('BODY_SECONDS')}',
  /** Seconds within which a form with pictures must have arrived, UPLOAD_SECONDS of the API. */
  UPLOAD_SECONDS: '${seconds('UPLOAD_SECONDS')}',
  /** Seconds until an idle connection to the API is closed: less than STOP_DRAIN_SECONDS and KEEP_ALIVE_SECONDS of the API. */
  IDLE_SECONDS: '${PROXY_IDLE_SECONDS}',
  /** Seconds without anything sent on a stream of live updates: ${MISSING_HEARTBEATS} heartbeats. */
  STREAM_SECONDS: '${streamSeconds}',
} as const;
`;
}

/** The default of a setting of the API. */
function seconds(name: string): number {
  return Number(apiSettings().find((setting) => setting.name === name)?.value);
}
