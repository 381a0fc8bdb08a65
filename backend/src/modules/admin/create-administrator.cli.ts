import { runCommand } from '../../database/run-command.js';
import { createAdministrator } from './administrators/administrator-commands.js';

await runCommand(() => createAdministrator(process.env, console.log));
