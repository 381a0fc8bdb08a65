/** jsdom lays nothing out, so there is never anything to observe. */
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

window.scrollTo = () => {};

// The desktop the console is drawn for; a test of another width sets its own.
beforeEach(() => {
  window.innerWidth = 1440;
});

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});
