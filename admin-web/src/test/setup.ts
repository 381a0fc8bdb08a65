import { configure } from '@testing-library/react';

/** jsdom lays nothing out, so there is never anything to observe. */
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

window.scrollTo = () => {};

// Pages come in chunks of their own, which on a busy machine take more than the usual second.
configure({ asyncUtilTimeout: 15_000 });

// The desktop the console is drawn for; a test of another width sets its own.
beforeEach(() => {
  window.innerWidth = 1440;
});

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});
