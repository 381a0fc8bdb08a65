import { expectLogged } from '@campus-commons/web-kit/jest/console.ts';
import { act } from '@testing-library/react';
import { ADMIN_TOKEN_KEY, ADMIN_USER_NAME_KEY } from '../providers/session';
import { TOKEN } from './fakeApi';

/** Stores a session as if it came from an earlier visit. */
export function logInBefore(token = TOKEN, userName = 'rsrivastava'): void {
  localStorage.setItem(ADMIN_TOKEN_KEY, token);
  localStorage.setItem(ADMIN_USER_NAME_KEY, userName);
}

/** Simulates a change of the session in another tab. */
export function inAnotherTab(change: () => void): void {
  change();
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: ADMIN_TOKEN_KEY }));
  });
}

/**
 * Simulates a change of the session in another tab while this page is in the browser's back/forward cache, where it
 * gets no events, and then restores the page.
 */
export function whileInCache(change: () => void): void {
  change();
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
}

/** The path and search of the current URL. */
export function address(): string {
  return `${window.location.pathname}${window.location.search}`;
}

/** Expects that this test logs a failed call. Any other message still fails the test. */
export function expectLoggedFailures(): jest.SpyInstance {
  expectLogged(/\bApiError: /);
  return jest.spyOn(console, 'error');
}

/** Waits for pending promises and timers of 0 ms, so that a test can check that nothing else happens. */
export async function settled(): Promise<void> {
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
}

/** Clicks twice before React renders again, as a double click may do before the button is disabled. */
export function clickTwice(button: HTMLElement): void {
  act(() => {
    button.click();
    button.click();
  });
}
