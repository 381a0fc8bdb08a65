#!/usr/bin/env node
// export.mjs member-web|admin-web --out <folder> writes that built site for a CDN or any web server.
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { loadTypeScript } from './load-typescript.mjs';

await loadTypeScript();
const { run } = await import('../src/run.ts');
const { SITES } = await import('../src/site/site-settings.ts');
const { exportSite } = await import('../src/site/export-site.ts');
await run(() => {
  const { values, positionals } = parseArgs({ options: { out: { type: 'string' } }, allowPositionals: true });
  const site = SITES.find((name) => name === positionals[0]);
  if (!site || !values.out) throw new Error(`Usage: export.mjs ${SITES.join('|')} --out <folder>`);
  const siteDir = fileURLToPath(new URL(`../../../${site}/dist`, import.meta.url));
  // npm runs scripts in the workspace's folder; the caller's own is INIT_CWD.
  const out = resolve(process.env.INIT_CWD ?? '.', values.out);
  exportSite(site, siteDir, out, process.env);
  console.log(
    `${out}: upload it, and have the host send what _headers and _redirects say (docs/install/pieces.md).`,
  );
});
