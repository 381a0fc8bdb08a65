/** What a page has before its first module runs: `config.js`, and media queries, which jsdom lacks. */
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

/** Answers width queries from `window.innerWidth` (1024 unless a test sets it), everything else with no. */
window.matchMedia = (query) => {
  const bounds = [...query.matchAll(/\((min|max)-width:\s*([\d.]+)px\)/g)];
  const matches =
    bounds.length > 0 &&
    bounds.every(([, side, px]) =>
      side === 'min' ? window.innerWidth >= Number(px) : window.innerWidth <= Number(px),
    );
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
 * Keeps of Emotion's rules only those by which a test can tell what is there for a person and where lines break, and the
 * colours of the page. jsdom compares every rule with every element whose role or name is asked for, which took a third
 * of all time. Looks are for browsers.
 */
const { StyleSheet } = require('@emotion/sheet');
const { insert } = StyleSheet.prototype;
StyleSheet.prototype.insert = function insertWhatHides(rule) {
  if (/^:root|^\[data-theme|display:none|visibility|pointer-events|white-space:pre/.test(rule))
    insert.call(this, rule);
};
