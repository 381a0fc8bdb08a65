import { placeholders } from '../../packages/web-kit/vite/configuredFiles.ts';

/** Tags that React writes before a screen's markup, but that belong in the document's head. */
const headTags = /^(?:<title>.*?<\/title>|<(?:meta|link)\b[^>]*>)+/;

/** Global styles, such as the theme's variables. The components write them after the markup that needs them. */
const globalStyles = /<style data-emotion="css-global ([^"]*)">(.*?)<\/style>/gs;

/** The styles of one class. Every component writes those of its class before its markup. */
const classStyles = /<style data-emotion="css ([^"]*)">(.*?)<\/style>/gs;

/** Where a section of a page begins. */
const sectionStart = /(?=<(?:header|section|footer)\b)/;

/** The connection for the early fetch of a member's posts (vite.chunks.ts). No prerendered page fetches them. */
const earlyConnection = /<link rel="preconnect"[^>]*>\s*/g;
/**
 * The script that runs early. Most prerendered pages leave it out, because they have more important files to load. Those
 * whose first paint depends on who opens them need it.
 */
const earlyScript = /<script src="\/early\.js"[^>]*><\/script>\s*/g;
/** Preloads of the fonts that every screen uses. Prerendered pages keep them; all other pages do not wait for fonts. */
const fontPreloads = /<link rel="preload" as="font"[^>]*>\s*/g;

/**
 * The page for every address that is not prerendered, made from the built `index.html`. Its first text needs an API
 * call and the site's code, so on a slow connection the fonts load after these, and text uses system fonts until then.
 */
export function appPageFrom(template: string): string {
  return template.replace(fontPreloads, '');
}

/**
 * A whole page: the built `index.html` with a screen in it. The screen's own title, description and links replace the
 * general ones between the two `head` markers. Its global styles move there too: a browser that paints before it has
 * the whole page then has the final styles, and nothing shifts when the rest arrives. The styles of each section become
 * one tag before it, because Emotion moves every tag to the head before the page is hydrated, and the browser reads and
 * applies the styles anew for each. They do not all move to the head here, because the first section would wait for them.
 *
 * @param runsEarly whether the first paint depends on who opens the page (public/early.js)
 * @throws Error if the template lacks the markers or the root element
 */
export function pageFrom(template: string, markup: string, runsEarly: boolean): string {
  const tags = headTags.exec(markup)?.[0] ?? '';
  const global = [...markup.matchAll(globalStyles)].map(([, name, rules]) =>
    styleTag(`css-global ${name}`, rules),
  );
  const head = [tags, ...global].join('');
  const sections = markup.slice(tags.length).replace(globalStyles, '').split(sectionStart);
  const body = sections.map(withOneStyleTag).join('');
  const page = template
    .replace(earlyConnection, '')
    .replace(earlyScript, (script) => (runsEarly ? script : ''))
    .replace(/<!--head-->.*<!--\/head-->/s, () => head)
    .replace('<div id="root"></div>', () => `<div id="root" data-prerendered>${body}</div>`)
    // The page is painted without scripts, so its pictures and fonts load first.
    .replace(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"');
  if (!page.includes(head) || !page.includes(body) || page.includes('<!--head-->')) {
    throw new Error(
      'index.html needs <!--head-->…<!--/head--> and <div id="root"></div> to hold a prerendered page',
    );
  }
  return page;
}

/** A section with all its styles in one tag before it. */
function withOneStyleTag(section: string): string {
  const styles = [...section.matchAll(classStyles)];
  if (styles.length === 0) return section;
  const classes = styles.map(([, name]) => name).join(' ');
  const rules = styles.map(([, , rule]) => rule).join('');
  return styleTag(`css ${classes}`, rules) + section.replace(classStyles, '');
}

/** Marked as known, as Emotion marks the tags that it has moved to the head: it then moves each tag once, not twice. */
function styleTag(key: string, rules = ''): string {
  return `<style data-emotion="${key}" data-s="">${rules}</style>`;
}

/** The sitemap of the public pages for search engines (sitemaps.org protocol 0.9). */
export function sitemapOf(paths: readonly string[]): string {
  const entries = paths.map((path) => `  <url><loc>${placeholders.memberOrigin}${path}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}
