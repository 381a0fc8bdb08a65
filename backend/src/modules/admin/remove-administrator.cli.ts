import { runCommand } from '../../database/run-command.js';
import { removeAdministrator } from './administrators/administrator-commands.js';

await runCommand(() => removeAdministrator(process.env, console.log));
