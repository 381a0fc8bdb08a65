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
