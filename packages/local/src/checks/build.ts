import { repository } from '../entry/install.mjs';
import { runCommand, type CommandResult } from './command.ts';

/** Builds the API into backend/dist, from which the contract and the migrations are taken. */
export function buildBackend(signal: AbortSignal): Promise<CommandResult> {
  return runCommand(['npm', 'run', '--silent', 'build', '-w', 'backend'], { cwd: repository, signal });
}
