// Written from the limits and the default settings of the API (backend/src) by "npm run docs:generate".

/** Values of the placeholders in docker/proxy of the same name. */
export const API_LIMITS = {
  /** Largest body of a request, of which the proxy alone refuses larger ones: a form with pictures. */
  MAX_FORM_MEGABYTES: '110',
  /** Seconds without a byte of a body, BODY_SECONDS of the API. */
  BODY_SECONDS: '30',
  /** Seconds within which a form with pictures must have arrived, UPLOAD_SECONDS of the API. */
  UPLOAD_SECONDS: '900',
  /** Seconds until an idle connection to the API is closed: less than STOP_DRAIN_SECONDS and KEEP_ALIVE_SECONDS of the API. */
  IDLE_SECONDS: '4',
  /** Seconds without anything sent on a stream of live updates: 3 heartbeats. */
  STREAM_SECONDS: '78',
} as const;
