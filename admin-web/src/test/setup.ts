/** jsdom lays nothing out, so there is never anything to observe. */
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

window.scrollTo = () => {};

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});
