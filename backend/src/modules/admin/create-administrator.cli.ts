import { runCommand } from '../../database/run-command.js';
import { createAdministrator } from './administrator-commands.js';

await runCommand(() => createAdministrator(process.env, console.log));
