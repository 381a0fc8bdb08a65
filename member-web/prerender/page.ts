import { placeholders } from '../../packages/web-kit/vite/configuredFiles.ts';

/** Tags that React writes before a screen's markup, and that belong in the document's head. */
const headTags = /^(?:<title>.*?<\/title>|<(?:meta|link)\b[^>]*>)+/;

/** The theme's variables and other rules of the whole page, which the components write after what needs them. */
const globalStyles = /<style data-emotion="css-global [^"]*">.*?<\/style>/gs;

/** What fetches early for a member (vite.chunks.ts): a page that is painted already has something better to wait for. */
const earlyTags = /<(?:link rel="preconnect"|script src="\/early\.js")[^>]*>(?:<\/script>)?\s*/g;
/** Faces of every screen: a prerendered page is painted from them, the rest of the site is not painted for them to come. */
const fontPreloads = /<link rel="preload" as="font"[^>]*>\s*/g;

/**
 * The page of every address that is not prerendered, from the built `index.html`. Its first text comes with a call and
 * with the site's code; on a slow line the fonts come after them, and until then text stands in the system's own.
 */
export function appPageFrom(template: string): string {
  return template.replace(fontPreloads, '');
}

/**
 * A whole page: the built `index.html` with a screen in it. The screen's own title, description and links
 * take the place of the general ones between the two `head` marks, and so do its global styles: a browser that
 * paints before it has all of a page knows the measures already, and nothing moves when the rest arrives.
 *
 * @throws Error when the template has lost its marks or its root
 */
export function pageFrom(template: string, markup: string): string {
  const tags = headTags.exec(markup)?.[0] ?? '';
  const head = [tags, ...(markup.match(globalStyles) ?? [])].join('');
  const body = markup.slice(tags.length).replace(globalStyles, '');
  const page = template
    .replace(earlyTags, '')
    .replace(/<!--head-->.*<!--\/head-->/s, () => head)
    .replace('<div id="root"></div>', () => `<div id="root">${body}</div>`)
    // The page is painted without them: its pictures and fonts travel first.
    .replace(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"');
  if (!page.includes(head) || !page.includes(body) || page.includes('<!--head-->')) {
    throw new Error(
      'index.html needs <!--head-->…<!--/head--> and <div id="root"></div> to hold a prerendered page',
    );
  }
  return page;
}

/** The list of public pages for search engines (sitemaps.org protocol 0.9). */
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
