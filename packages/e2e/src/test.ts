import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { readEnvironment, type Environment } from './environment.ts';

interface Options {
  /** For tests that break something on purpose: errors in the browser console then do not fail the test. */
  provokesErrors: boolean;
}

interface Fixtures {
  environment: Environment;
  /** Opens another browser context, for another person; it is watched like the first. */
  anotherBrowser: () => Promise<BrowserContext>;
  problems: PageProblems;
}

/**
 * Playwright's `test` on the member site. Each test fails when a page sent a request to an external host, or (unless
 * `provokesErrors`) when an error was logged, including violations of the content security policy.
 */
export const test = base.extend<Options & Fixtures>({
  provokesErrors: [false, { option: true }],
  environment: async ({}, use) => use(readEnvironment()),
  baseURL: async ({ environment }, use) => use(environment.memberOrigin),
  problems: [
    async ({ context, provokesErrors }, use) => {
      const problems = watchForProblems(context);
      await use(problems);
      expect(problems.externalRequests, 'requests to other hosts').toEqual([]);
      if (!provokesErrors) expect(problems.errors, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
  anotherBrowser: async ({ browser, baseURL, problems }, use) => {
    const opened: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext({ baseURL });
      watchForProblems(context, problems);
      opened.push(context);
      return context;
    });
    for (const context of opened) await context.close();
  },
});

export { expect, type Page };

/** Problems of a page that its user does not see. */
interface PageProblems {
  /** Requests to external hosts. */
  externalRequests: string[];
  /** Errors in the browser console, uncaught exceptions, and violations of the content security policy. */
  errors: string[];
}

/** Adds the problems of all pages of a browser context to `problems` from now on. */
function watchForProblems(
  context: BrowserContext,
  problems: PageProblems = { externalRequests: [], errors: [] },
): PageProblems {
  const { apiOrigin, memberOrigin, consoleUrl } = readEnvironment();
  const own = new Set([apiOrigin, memberOrigin, new URL(consoleUrl).origin]);
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && !own.has(origin)) problems.externalRequests.push(request.url());
  });
  // React's error for what it recovered from says nothing of the fault: its cause does.
  void context.addInitScript(() => {
    addEventListener('error', ({ error }: { error: unknown }) => {
      const { cause } = (error ?? {}) as Partial<Error>;
      if (cause instanceof Error)
        console.error(`${(error as Error).message} because of ${cause.name}: ${cause.message}`);
    });
  });
  // The browser logs policy violations and failed requests as console errors.
  context.on('console', (message) => {
    if (message.type() === 'error') problems.errors.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (webError) => problems.errors.push(String(webError.error())));
  return problems;
}
