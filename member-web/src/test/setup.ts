import { cleanup } from '@testing-library/react';
import { act } from 'react';
import { alertQueue } from '../components/alerts/alerts';

// The page has shown the splash before the site's code came, and for long enough: its 500 ms are waited for where they matter.
beforeEach(() => {
  window.__CAMPUS_EARLY__ = { splashAt: -Infinity };
});

// jsdom does no layout: scrolling and growing are for the browser tests. Its window is a laptop's, with everything on it.
window.innerWidth = 1440;
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
Range.prototype.getClientRects = () => Object.assign([], { item: () => null });
Range.prototype.getBoundingClientRect = () => new DOMRect();
document.elementFromPoint = () => null;
// Nor does it decode pictures: each opens, and is small.
globalThis.createImageBitmap = () => Promise.resolve({ width: 4, height: 4, close: () => undefined });
globalThis.IntersectionObserver = class {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
};
globalThis.ResizeObserver = class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

afterEach(() => {
  cleanup();
  localStorage.clear();
  act(() => alertQueue.set([]));
});
