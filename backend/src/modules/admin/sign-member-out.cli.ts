import { runCommand } from '../../database/run-command.js';
import { signMemberOut } from './sign-member-out.js';

await runCommand(() => signMemberOut(process.env, console.log));
