import { runCommand } from '../../../backend/src/database/run-command.ts';
import { fillFromEnvironment } from './fill-command.ts';

/** Fills an empty database with the demo community; `fillFromEnvironment` documents the settings. */
await runCommand(() => fillFromEnvironment(process.env, console.log));
