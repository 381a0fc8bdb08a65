import { runCommand } from '../../database/run-command.js';
import { signMemberOut } from './users/sign-member-out.js';

await runCommand(() => signMemberOut(process.env, console.log));
