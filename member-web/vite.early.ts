import type { HtmlTagDescriptor, Plugin } from 'vite';
import { PAGE_SIZE } from '../packages/web-kit/src/bounds/generated.ts';
import { placeholders } from '../packages/web-kit/vite/configuredFiles.ts';
import { singleScriptFile } from '../packages/web-kit/vite/singleScript.ts';
import { FEEDS } from './src/lib/address/feeds';
import { chunksBefore, EARLY_POSTS, HOME_MODULES } from './vite.budget.ts';

/**
 * Adds the tags that fetch data and code for a member before the site's code runs. Prerendered pages leave them out
 * (prerender/page.ts).
 */
export function earlyTags(): Plugin {
  return {
    name: 'early-tags',
    transformIndexHtml: (_html, { bundle }) => {
      const built = Object.values(bundle ?? {}).filter((output) => output.type === 'chunk');
      // What the entry imports has a tag of its own.
      const start = chunksBefore({ modules: [] }, built);
      const home = built.length === 0 ? [] : [...chunksBefore({ modules: HOME_MODULES }, built).keys()];
      return [
        tag('link', { rel: 'preconnect', href: placeholders.apiOrigin, crossorigin: true }),
        earlyScript(
          home.filter((file) => !start.has(file)),
          singleScriptFile(bundle, EARLY_POSTS.name),
        ),
      ];
    },
  };
}

/** The tag of `public/early.js`, with what the script needs to know of the built site. */
export function earlyScript(homeFiles: readonly string[], posts: string | undefined): HtmlTagDescriptor {
  return tag('script', {
    src: '/early.js',
    'data-api': placeholders.apiOrigin,
    'data-feed': FEEDS[0],
    'data-limit': `${PAGE_SIZE}`,
    ...(posts !== undefined && { 'data-posts': `/${posts}` }),
    'data-home': homeFiles.map((file) => `/${file}`).join(' '),
  });
}

function tag(name: string, attrs: Record<string, string | boolean>): HtmlTagDescriptor {
  return {
    tag: name,
    attrs,
    // After the charset declaration, which has to be within the page's first kB.
    injectTo: 'head',
  };
}
