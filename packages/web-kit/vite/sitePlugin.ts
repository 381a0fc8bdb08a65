import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import type { Connect, HtmlTagDescriptor, Plugin } from 'vite';
import { darkTokens, lightTokens } from '../src/tokens.ts';
import type { RuntimeConfig } from '../src/runtimeConfig.ts';
import { compressFiles } from './compress.ts';
import { fillIn } from './configuredFiles.ts';
import { configScript, runtimeConfigFromEnv } from './configScript.ts';

/** Served beside index.html under their own names, so that a deployment can replace or cache them apart. */
const publicFiles = {
  'color-scheme.js': 'text/javascript',
  'favicon.svg': 'image/svg+xml',
} as const;

/** Fetched before the style sheet asks for them: every screen is set in these. */
const preloadedFonts = ['inter.woff2', 'inter-figures.woff2', 'bricolage.woff2'];

/**
 * What both sites have beside their bundle: `config.js` (run-time configuration, from the
 * environment in development, a default one in a build, replaced at container start),
 * `color-scheme.js`, the icon, and the tags that load them. `index.html` itself names none of these, and
 * holds placeholders where a deployment's values belong (see configuredFiles.ts).
 */
export function campusSite(): Plugin {
  let base = '/';
  let script = '';
  let config: RuntimeConfig;
  return {
    name: 'campus-site',
    config: () => ({
      build: {
        // Fonts: the content security policy allows them from files alone. Drawings: inside a script they
        // would hold up its first paint, and prerendered pages name them by their files.
        assetsInlineLimit: 0,
      },
    }),
    configResolved(resolved) {
      base = resolved.base;
      // Read here so that a wrong variable stops the start with its name, and not the first page.
      config = runtimeConfigFromEnv(process.env);
      script = configScript(config);
    },
    configureServer(server) {
      server.middlewares.use(serveSiteFiles(base, script));
    },
    configurePreviewServer(server) {
      server.middlewares.use(serveSiteFiles(base, script));
    },
    generateBundle() {
      for (const fileName of Object.keys(publicFiles)) {
        this.emitFile({ type: 'asset', fileName, source: readPublic(fileName) });
      }
      this.emitFile({ type: 'asset', fileName: 'config.js', source: script });
    },
    async writeBundle({ dir }) {
      if (dir !== undefined) await compressFiles(dir);
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        const fonts = Object.values(bundle ?? {}).filter(
          (file) => file.type === 'asset' && file.names.some((name) => preloadedFonts.includes(name)),
        );
        const tags = headTags(
          base,
          fonts.map((file) => file.fileName),
        );
        // A build keeps its placeholders for whoever serves it; the development server is its own deployment.
        return { html: bundle ? html : fillIn(html, '.html', config), tags };
      },
    },
  };
}

function headTags(base: string, fonts: string[]): HtmlTagDescriptor[] {
  const tag = (name: string, attrs: Record<string, string | boolean>): HtmlTagDescriptor => ({
    tag: name,
    attrs,
    injectTo: 'head-prepend',
  });
  return [
    tag('script', { src: `${base}color-scheme.js` }),
    // Deferred, as the site's own module is: both run in their order here, and neither holds up the first paint.
    tag('script', { src: `${base}config.js`, defer: true }),
    ...fonts.map((file) =>
      tag('link', {
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        href: `${base}${file}`,
        crossorigin: true,
      }),
    ),
    tag('link', { rel: 'icon', href: `${base}favicon.svg`, type: 'image/svg+xml' }),
    tag('meta', { name: 'theme-color', content: lightTokens.paper, media: '(prefers-color-scheme: light)' }),
    tag('meta', { name: 'theme-color', content: darkTokens.paper, media: '(prefers-color-scheme: dark)' }),
  ];
}

function serveSiteFiles(base: string, script: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    const path = request.url?.split('?')[0] ?? '';
    // Vite has already taken the base off the address in some set-ups and not in others.
    const file = path.startsWith(base) ? path.slice(base.length) : path.replace(/^\//, '');
    if (file === 'config.js') return send(response, 'text/javascript', script);
    if (isPublicFile(file)) return send(response, publicFiles[file], readPublic(file));
    next();
  };
}

function send(response: ServerResponse, type: string, body: string): void {
  response.setHeader('Content-Type', `${type}; charset=utf-8`);
  response.setHeader('Cache-Control', 'no-cache');
  response.end(body);
}

function isPublicFile(file: string): file is keyof typeof publicFiles {
  return file in publicFiles;
}

function readPublic(file: string): string {
  return readFileSync(new URL(`../public/${file}`, import.meta.url), 'utf8');
}
