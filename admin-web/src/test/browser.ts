import { expectLogged } from '@campus-commons/web-kit/jest/console.ts';
import { act } from '@testing-library/react';
import { ADMIN_TOKEN_KEY, ADMIN_USER_NAME_KEY } from '../providers/session';
import { TOKEN } from './fakeApi';

/** Leaves the session of an earlier visit in this browser. */
export function logInBefore(token = TOKEN, userName = 'rsrivastava'): void {
  localStorage.setItem(ADMIN_TOKEN_KEY, token);
  localStorage.setItem(ADMIN_USER_NAME_KEY, userName);
}

/** Lets another tab of this browser change the session. */
export function inAnotherTab(change: () => void): void {
  change();
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: ADMIN_TOKEN_KEY }));
  });
}

/**
 * Lets another tab change the session while this page waits in the browser's back/forward cache, where no event reaches
 * it, and then comes back.
 */
export function whileInCache(change: () => void): void {
  change();
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
}

/** Where the browser is, below its origin. */
export function address(): string {
  return `${window.location.pathname}${window.location.search}`;
}

/** Announces that this test has a call fail, and that it is logged. Whatever else is logged still fails the test. */
export function expectLoggedFailures(): jest.SpyInstance {
  expectLogged(/\bApiError: /);
  return jest.spyOn(console, 'error');
}

/** Waits until the promises and timers of 0 ms that are due have run, so that a test can see that nothing follows. */
export async function settled(): Promise<void> {
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
}

/** Clicks twice before React renders again: the second click of a double click may come before the button is disabled. */
export function clickTwice(button: HTMLElement): void {
  act(() => {
    button.click();
    button.click();
  });
}
