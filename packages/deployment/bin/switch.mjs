#!/usr/bin/env node
// drain <host:port> takes an API process out of the running proxy, restore <host:port> puts it back.
import { loadTypeScript } from './load-typescript.mjs';

await loadTypeScript();
const { run } = await import('../src/run.ts');
const { PROXY_RUN_DIR } = await import('../src/proxy/api-servers.ts');
const { switchServer } = await import('../src/proxy/switch-server.ts');
await run(async () => {
  const [action, address] = process.argv.slice(2);
  if (address === undefined || (action !== 'drain' && action !== 'restore')) {
    throw new Error('Usage: switch.mjs drain|restore <host:port>, as API_SERVERS names it');
  }
  await switchServer({
    runDir: process.env.RUN_DIR || PROXY_RUN_DIR,
    address,
    isDrained: action === 'drain',
  });
  console.log(action === 'drain' ? `${address} gets no new requests` : `${address} serves again`);
});
