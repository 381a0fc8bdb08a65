import { runCommand } from '../../database/run-command.js';
import { setAdministratorPassword } from './administrator-commands.js';

await runCommand(() => setAdministratorPassword(process.env, console.log));
