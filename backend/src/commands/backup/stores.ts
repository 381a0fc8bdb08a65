import { readSettings } from '../../config/read-settings.js';
import { StorageSettings } from '../../config/storage-settings.js';
import { requireDatabaseUrl } from '../../database/run-command.js';
import type { MediaStore } from '../../platform/media/media-store.js';
import { openStore } from '../../platform/media/open-store.js';

/** The database and picture store that are backed up, or restored to. */
export interface Stores {
  readonly databaseUrl: string;
  readonly store: MediaStore;
}

/**
 * Reads the settings of the database and the picture store. The others are not needed, so that a machine that makes
 * backups need not have them.
 * @throws Error naming what is missing or wrong
 */
export function openStores(environment: NodeJS.ProcessEnv): Stores {
  return {
    databaseUrl: requireDatabaseUrl(environment),
    store: openStore(readSettings(StorageSettings, environment)),
  };
}
