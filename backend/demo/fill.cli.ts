import { runCommand } from '../src/database/run-command.js';
import { fillFromEnvironment } from './fill-command.js';

/** Fills an empty database with the demo community; `fillFromEnvironment` documents the settings. */
await runCommand(() => fillFromEnvironment(process.env, console.log));
