/** Starts the server of the directory named on the command line, prints its URL and runs until killed. */
import { startEmbeddedPostgres } from '../../src/index.ts';

const server = await startEmbeddedPostgres({ dataDir: process.argv[2] ?? '', settings: { fsync: 'off' } });
console.log(server.url());
setInterval(() => undefined, 60_000);
