/** Starts a Redis on a ground of its own, says where and which process that is, and stays until killed. */
import { freePort } from '@campus-commons/embedded-postgres/free-port.ts';
import { makeGround } from '../../src/parts/ground.ts';
import { startPart } from '../../src/parts/part.ts';
import { findPrograms } from '../../src/parts/programs.ts';
import { isListening, untilUsable } from '../../src/parts/until.ts';

const programs = findPrograms();
if ('missing' in programs) throw new Error(programs.missing.join(', '));
const ground = await makeGround(programs);
const port = await freePort();
const command = [programs.redis, '--bind', '127.0.0.1', '--port', String(port), '--save', ''] as const;
const part = await startPart({ ground, title: 'redis', command });
await untilUsable('Redis takes connections', part, () => isListening(port));
console.log(JSON.stringify({ folder: ground.folder, pid: part.pid }));
setInterval(() => undefined, 1_000);
