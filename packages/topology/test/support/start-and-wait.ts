/** Starts a Redis on a ground of its own, says where and which process that is, and stays until killed. */
import { makeGround } from '../../src/parts/ground.ts';
import { startPart } from '../../src/parts/part.ts';
import { findPrograms } from '../../src/parts/programs.ts';

const programs = findPrograms();
if ('missing' in programs) throw new Error(programs.missing.join(', '));
const ground = await makeGround(programs);
const part = await startPart({
  ground,
  title: 'redis',
  command: [programs.redis, '--port', '0', '--save', ''],
});
console.log(JSON.stringify({ folder: ground.folder, pid: part.pid }));
