/** A stub, because jsdom has no layout to observe. */
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

window.scrollTo = () => {};

// The width of the desktop designs; tests may set another one.
beforeEach(() => {
  window.innerWidth = 1440;
});

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});
