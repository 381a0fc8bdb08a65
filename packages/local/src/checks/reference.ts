import path from 'node:path';
import { repository } from '../entry/install.mjs';
import { runCommand, type CommandResult } from './command.ts';

const COMMAND = [process.execPath, '--import', 'tsx', 'compiler/reference.ts'];
const BACKEND = path.join(repository, 'backend');

/** Compares docs/reference with the settings, limits, metrics and jobs in the code. */
export function checkReference(signal?: AbortSignal): Promise<CommandResult> {
  return runCommand(COMMAND, { cwd: BACKEND, signal });
}

/** Writes docs/reference. */
export function generateReference(signal?: AbortSignal): Promise<CommandResult> {
  return runCommand([...COMMAND, 'write'], { cwd: BACKEND, signal });
}
