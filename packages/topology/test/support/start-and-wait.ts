/** Starts Redis in a new test environment, prints the folder and the process ID, and runs until killed. */
import { freePort } from '@campus-commons/embedded-postgres/free-port.ts';
import { createTestEnvironment } from '../../src/services/test-environment.ts';
import { startService } from '../../src/services/service-process.ts';
import { findPrograms } from '../../src/services/programs.ts';
import { isListening, waitUntilUsable } from '../../src/services/wait-until.ts';

const programs = findPrograms();
if ('missing' in programs) throw new Error(programs.missing.join(', '));
const environment = await createTestEnvironment(programs);
const port = await freePort();
const command = [programs.redis, '--bind', '127.0.0.1', '--port', String(port), '--save', ''] as const;
const service = await startService({ environment, title: 'redis', command });
await waitUntilUsable('Redis accepts connections', service, () => isListening(port));
console.log(JSON.stringify({ folder: environment.folder, pid: service.pid }));
setInterval(() => undefined, 1_000);
