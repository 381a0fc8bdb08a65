import type { BrowserContext } from '@playwright/test';
import { readEnvironment } from './environment.ts';

/** Problems of a page that its user does not see. */
export interface PageProblems {
  /** Requests to external hosts. */
  externalRequests: string[];
  /** Errors in the browser console, uncaught exceptions, and violations of the content security policy. */
  errors: string[];
}

/** Adds the problems of all pages of a browser context to `problems` from now on. */
export function watchForProblems(
  context: BrowserContext,
  problems: PageProblems = { externalRequests: [], errors: [] },
): PageProblems {
  const { apiOrigin, memberOrigin, consoleUrl } = readEnvironment();
  const own = new Set([apiOrigin, memberOrigin, new URL(consoleUrl).origin]);
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && !own.has(origin)) problems.externalRequests.push(request.url());
  });
  // The browser logs policy violations and failed requests as console errors.
  context.on('console', (message) => {
    if (message.type() === 'error') problems.errors.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (webError) => problems.errors.push(String(webError.error())));
  return problems;
}
