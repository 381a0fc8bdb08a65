/** Globals that a page has before its first module runs: `config.js`, and media queries, which jsdom lacks. */
window.__CAMPUS_COMMONS__ = {
  apiOrigin: 'http://api.test',
  memberOrigin: 'http://members.test',
  adminOrigin: 'http://console.test/admin',
  careerUrl: 'https://career.test/',
  contactEmail: 'hello@campuscommons.example',
  socialLinks: [],
  brandName: 'Campus Commons',
  tagline: 'Learn · Engage · Contribute · Earn',
};

/** Evaluates width queries with `window.innerWidth` (1024 unless a test sets it); no other query matches. */
window.matchMedia = (query) => {
  const bounds = [...query.matchAll(/\((min|max)-width:\s*([\d.]+)(px|em)\)/g)];
  const matches =
    bounds.length > 0 &&
    bounds.every(([, side, number, unit]) => {
      const pixels = unit === 'em' ? Number(number) * 16 : Number(number);
      return side === 'min' ? window.innerWidth >= pixels : window.innerWidth <= pixels;
    });
  return {
    matches,
    media: query,
    onchange: null,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
    dispatchEvent: () => false,
  };
};

/**
 * Keeps only those of Emotion's rules that affect visibility, line breaks and the page's colours. In queries by role or
 * name, jsdom matches every rule against every element, which took a third of the test time. Browser tests check the
 * styles.
 */
const { StyleSheet } = require('@emotion/sheet');
const { insert } = StyleSheet.prototype;
StyleSheet.prototype.insert = function insertRelevantRule(rule) {
  if (/^:root|^\[data-theme|display:none|visibility|pointer-events|white-space:pre/.test(rule))
    insert.call(this, rule);
};

/**
 * React's development build records a stack for each element, up to ten thousand per second, to name its creator in
 * warnings. That took a tenth of the test time. With the limit reached from the start, warnings still name the component.
 */
Object.defineProperty(
  require('react').__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,
  'recentlyCreatedOwnerStacks',
  {
    get: () => Infinity,
    set() {
      // The count stays above the limit.
    },
  },
);
