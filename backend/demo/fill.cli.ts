import { runCommand } from '../src/database/run-command.js';
import { fillFromEnvironment } from './fill-command.js';

/** Fills an empty database with the demo community; see `fillFromEnvironment` for what it reads. */
await runCommand(() => fillFromEnvironment(process.env, console.log));
