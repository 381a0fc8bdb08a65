import type { StorageSettings } from '../../config/storage-settings.js';
import { DiskStore } from './disk-store.js';
import type { MediaStore } from './media-store.js';
import { S3Store } from './s3-store.js';

/** The store that the settings name. */
export function openStore(settings: StorageSettings): MediaStore {
  switch (settings.MEDIA_STORE) {
    case 'disk':
      return new DiskStore(settings);
    case 's3':
      return new S3Store(settings);
  }
}
