import { mediaSrcSet, mediaUrl, parseRuntimeConfig, runtimeConfig } from './runtimeConfig.ts';

const complete = {
  apiOrigin: 'https://api.example.org/',
  memberOrigin: 'https://example.org',
  adminOrigin: 'https://console.example.org/admin/',
  careerUrl: 'https://career.example.org/find/',
  contactEmail: 'hello@example.org',
  socialLinks: [{ name: 'Mastodon', url: 'https://social.example/@commons' }],
  brandName: 'Campus Commons',
  tagline: 'Learn · Engage · Contribute · Earn',
};

describe('parseRuntimeConfig', () => {
  it('removes a trailing slash from origins', () => {
    const config = parseRuntimeConfig(complete);
    expect(config.apiOrigin).toBe('https://api.example.org');
    expect(config.adminOrigin).toBe('https://console.example.org/admin');
  });

  it('keeps links unchanged', () => {
    expect(parseRuntimeConfig(complete).careerUrl).toBe('https://career.example.org/find/');
  });

  it('reports that config.js is missing', () => {
    expect(() => parseRuntimeConfig(undefined)).toThrow('Serve config.js beside index.html');
  });

  it('lists all errors at once', () => {
    expect(() => parseRuntimeConfig({ ...complete, apiOrigin: 'api.example.org', brandName: ' ' })).toThrow(
      'config.js is wrong: apiOrigin must be an http or https address, not "api.example.org"; brandName must be a text.',
    );
  });

  it.each(['javascript:alert(1)', 'data:text/html,x'])('refuses %s as a link', (url) => {
    expect(() => parseRuntimeConfig({ ...complete, careerUrl: url })).toThrow('careerUrl');
    expect(() => parseRuntimeConfig({ ...complete, socialLinks: [{ name: 'x', url }] })).toThrow(
      'socialLinks',
    );
  });

  it('allows a deployment without social links', () => {
    expect(parseRuntimeConfig({ ...complete, socialLinks: undefined }).socialLinks).toEqual([]);
  });
});

it('reads what config.js set on the page', () => {
  expect(runtimeConfig().brandName).toBe('Campus Commons');
});

describe('addresses of pictures', () => {
  it('point to the API, with the requested width', () => {
    expect(mediaUrl('media/ab/cd.webp')).toBe('http://api.test/media/ab/cd.webp');
    expect(mediaUrl('media/ab/cd.webp', 480)).toBe('http://api.test/media/ab/cd.webp?w=480');
  });

  it('point to the CDN of a deployment that has one', async () => {
    const was = window.__CAMPUS_COMMONS__;
    window.__CAMPUS_COMMONS__ = { ...complete, mediaOrigin: 'https://cdn.example.org/' };
    await jest.isolateModulesAsync(async () => {
      const fresh = await import('./runtimeConfig.ts');
      expect(fresh.mediaUrl('media/ab.webp', 480)).toBe('https://cdn.example.org/media/ab.webp?w=480');
      expect(fresh.runtimeConfig().apiOrigin).toBe('https://api.example.org');
    });
    window.__CAMPUS_COMMONS__ = was;
  });

  it('contain only renditions smaller than the picture, and the picture itself', () => {
    expect(mediaSrcSet('a.webp', 1200)).toBe(
      'http://api.test/a.webp?w=480 480w, http://api.test/a.webp?w=960 960w, http://api.test/a.webp 1200w',
    );
    expect(mediaSrcSet('a.webp', 300)).toBe('http://api.test/a.webp 300w');
  });

  it('never contain an original larger than the largest rendition', () => {
    expect(mediaSrcSet('a.webp', 6000)).toBe(
      'http://api.test/a.webp?w=480 480w, http://api.test/a.webp?w=960 960w, http://api.test/a.webp?w=1920 1920w',
    );
  });
});
