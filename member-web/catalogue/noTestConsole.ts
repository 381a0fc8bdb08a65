/** Replaces web-kit's `jest/console.ts`, which the fake API imports and which needs a test runner. */
export function allowLogged(): void {}
