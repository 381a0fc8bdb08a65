/** Name of the row of `setting` that `campus backup` writes when it has finished. */
export const LAST_BACKUP = 'last backup';

export interface LastBackup {
  /** ISO 8601. */
  readonly finishedAt: string;
}
