import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { readEnvironment, type Environment } from './environment.ts';
import { watchForMisdeeds, type Misdeeds } from './watch.ts';

interface Options {
  /** For tests that break something on purpose: errors in the console are then no failure. */
  provokesErrors: boolean;
}

interface Fixtures {
  environment: Environment;
  /** A further browser of its own, for another person; watched like the first. */
  anotherBrowser: () => Promise<BrowserContext>;
  misdeeds: Misdeeds;
}

/**
 * Playwright's `test` on the member site. After every test it fails when a page asked another host for anything, or
 * (unless `provokesErrors`) when an error was logged, the content security policy's included.
 */
export const test = base.extend<Options & Fixtures>({
  provokesErrors: [false, { option: true }],
  environment: async ({}, use) => use(readEnvironment()),
  baseURL: async ({ environment }, use) => use(environment.memberOrigin),
  misdeeds: [
    async ({ context, provokesErrors }, use) => {
      const misdeeds = watchForMisdeeds(context);
      await use(misdeeds);
      expect(misdeeds.foreignRequests, 'requests to other hosts').toEqual([]);
      if (!provokesErrors) expect(misdeeds.errors, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
  anotherBrowser: async ({ browser, baseURL, misdeeds }, use) => {
    const opened: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext({ baseURL });
      watchForMisdeeds(context, misdeeds);
      opened.push(context);
      return context;
    });
    for (const context of opened) await context.close();
  },
});

export { expect, type Page };
