#!/usr/bin/env node
import { loadTypeScript } from './load-typescript.mjs';

await loadTypeScript();
const { run } = await import('../src/run.ts');
const { configureProxy } = await import('../src/proxy/configure-proxy.ts');
await run(() => console.log(configureProxy(process.env)));
