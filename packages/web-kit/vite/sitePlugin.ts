import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { Connect, HtmlTagDescriptor, Plugin } from 'vite';
import { darkTokens, lightTokens } from '../src/tokens.ts';
import type { RuntimeConfig } from '../src/runtimeConfig.ts';
import { compressFiles } from './compress.ts';
import { fillIn } from './configuredFiles.ts';
import { configScript, runtimeConfigFromEnv } from './configScript.ts';
import { drawings, withAccent } from './drawings.ts';
import { singleScript, singleScriptFile } from './singleScript.ts';
import { tokenStyles } from './tokenStyles.ts';

/** Served next to index.html under fixed names, so that a deployment can replace and cache them separately. */
const publicFiles = {
  'color-scheme.js': 'text/javascript',
  'favicon.svg': 'image/svg+xml',
} as const;

/** Fonts that every screen uses; they are preloaded before the style sheet requests them. */
const preloadedFonts = ['inter.woff2', 'inter-figures.woff2', 'bricolage.woff2'];

/**
 * Reports errors of the page, and ignores files that nothing takes. It also reports that the site's code could not start, and that code, which the first paint
 * waits for, does not become larger.
 */
const ERROR_REPORTS = {
  name: 'errors.js',
  entry: fileURLToPath(new URL('../src/startPage.ts', import.meta.url)),
};

/** The shared Vite plugins of both sites: the colours of drawings and style sheets, and the files besides the bundle. */
export const campusSite = (): Plugin[] => [
  drawings(),
  tokenStyles(),
  singleScript(ERROR_REPORTS),
  siteFiles(),
];

/**
 * The files of both sites besides their bundle: `config.js` (run-time configuration: from the environment in development,
 * a default in a build, replaced at container start), `color-scheme.js`, the icon, and the tags that load them.
 * `index.html` contains none of these tags, and has placeholders for a deployment's values (see configuredFiles.ts).
 */
function siteFiles(): Plugin {
  let base = '/';
  let script = '';
  let config: RuntimeConfig;
  return {
    name: 'campus-site',
    config: () => ({
      build: {
        // Never inline fonts, because the content security policy allows them only as files. Never inline SVGs, because
        // inside a script they would delay the first paint, and prerendered pages reference them as files.
        assetsInlineLimit: 0,
        // Browsers that ignore `modulepreload` (Safari 16) load the same chunks a little later; a polyfill for them would be
        // in the code that every visitor waits for.
        modulePreload: { polyfill: false },
      },
    }),
    configResolved(resolved) {
      base = resolved.base;
      // Read here, so that an invalid variable is reported at the start, not with the first page.
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
          singleScriptFile(bundle, ERROR_REPORTS.name),
        );
        // A build keeps its placeholders for the deployment's server; the development server replaces them.
        return { html: bundle ? html : fillIn(html, '.html', config), tags };
      },
    },
  };
}

function headTags(base: string, fonts: string[], errors: string | undefined): HtmlTagDescriptor[] {
  const tag = (name: string, attrs: Record<string, string | boolean>): HtmlTagDescriptor => ({
    tag: name,
    attrs,
    injectTo: 'head-prepend',
  });
  return [
    tag('script', { src: `${base}color-scheme.js` }),
    // Deferred like the site's module: both run in this order, and neither delays the first paint.
    tag('script', { src: `${base}config.js`, defer: true }),
    // Neither waits for other scripts, nor do they wait for it.
    ...(errors === undefined
      ? []
      : [tag('script', { src: `${base}${errors}`, async: true, fetchpriority: 'low' })]),
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
    // Depending on the setup, Vite has already removed the base from the address.
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
  const text = readFileSync(new URL(`../public/${file}`, import.meta.url), 'utf8');
  return file.endsWith('.svg') ? withAccent(text) : text;
}
