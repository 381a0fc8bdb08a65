import { cleanup } from '@testing-library/react';
import { act } from 'react';
import { alertQueue } from '../components/alerts/alerts';

// The page has already shown the splash for long enough, so that only tests of the splash wait 500 ms.
beforeEach(() => {
  window.__CAMPUS_EARLY__ = { splashAt: -Infinity };
});

// jsdom has no layout and no animations, so browser tests cover scrolling and resizing. Here the window has the size of
// a laptop screen, and every element is in view.
window.innerWidth = 1440;
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.getAnimations = () => [];
Range.prototype.getClientRects = () => Object.assign([], { item: () => null });
Range.prototype.getBoundingClientRect = () => new DOMRect();
document.elementFromPoint = () => null;
// jsdom does not decode pictures either. Every picture counts as valid and small.
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
