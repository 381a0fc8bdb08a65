#!/usr/bin/env node
// site.mjs member-web|admin-web configures that built site and prints the path of the nginx configuration.
import { fileURLToPath } from 'node:url';
import { loadTypeScript } from './load-typescript.mjs';

await loadTypeScript();
const { run } = await import('../src/run.ts');
const { SITES } = await import('../src/site/site-settings.ts');
const { configureSite } = await import('../src/site/configure-site.ts');
await run(() => {
  const site = SITES.find((name) => name === process.argv[2]);
  if (!site) throw new Error(`Usage: site.mjs ${SITES.join('|')}`);
  const siteDir = fileURLToPath(new URL(`../../../${site}/dist`, import.meta.url));
  console.log(configureSite(site, siteDir, process.env));
});
