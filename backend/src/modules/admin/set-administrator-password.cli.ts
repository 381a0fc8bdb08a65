import { runCommand } from '../../database/run-command.js';
import { setAdministratorPassword } from './administrators/administrator-commands.js';

await runCommand(() => setAdministratorPassword(process.env, console.log));
