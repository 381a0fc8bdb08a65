import type { BrowserContext } from '@playwright/test';
import { readEnvironment } from './environment.ts';

/** What a browser did that a person does not see but must not happen. */
export interface Misdeeds {
  /** Requests to hosts that are none of ours. */
  foreignRequests: string[];
  /** Errors in the console, uncaught exceptions, and what the content security policy stopped. */
  errors: string[];
}

/** Collects misdeeds of every page of a browser from now on, beside those in `misdeeds`. */
export function watchForMisdeeds(
  context: BrowserContext,
  misdeeds: Misdeeds = { foreignRequests: [], errors: [] },
): Misdeeds {
  const { apiOrigin, memberOrigin, consoleUrl } = readEnvironment();
  const own = new Set([apiOrigin, memberOrigin, new URL(consoleUrl).origin]);
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && !own.has(origin)) misdeeds.foreignRequests.push(request.url());
  });
  // A policy's violation and a failed load are told in the console as errors.
  context.on('console', (message) => {
    if (message.type() === 'error') misdeeds.errors.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (webError) => misdeeds.errors.push(String(webError.error())));
  return misdeeds;
}
