import { ADMIN_COMMANDS } from './admin-commands.js';
import { BACKUP } from './backup-command.js';
import type { Command } from './command.js';
import { DOCTOR } from './doctor-command.js';
import { KEYS } from './keys-command.js';
import { MEMBER_COMMANDS } from './member-commands.js';
import { MIGRATE } from './migrate-command.js';
import { PUSH_KEYS } from './push-keys-command.js';
import { RESTORE } from './restore-command.js';

/** The commands of `campus`, in the order of the help. */
export const ALL_COMMANDS: readonly Command[] = [
  DOCTOR,
  MIGRATE,
  BACKUP,
  RESTORE,
  ...ADMIN_COMMANDS,
  ...MEMBER_COMMANDS,
  KEYS,
  PUSH_KEYS,
];
