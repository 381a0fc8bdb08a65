import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { withTimeout } from '../../common/with-timeout.js';
import type { StorageSettings } from '../../config/storage-settings.js';
import { openStore } from '../../platform/media/open-store.js';
import { about, reason, type Finding } from './finding.js';

/** Milliseconds for a file to be written, read and removed; each store has shorter limits of its own. */
const TIMEOUT_MS = 30_000;

/** Writes a small file to the picture store, reads it and removes it. */
export async function checkMedia(settings: StorageSettings): Promise<Finding> {
  const { ok, fail } = about('pictures');
  const isBucket = settings.MEDIA_STORE === 's3';
  const place = isBucket ? `bucket ${settings.S3_BUCKET}` : `folder ${settings.DATA_DIR}/media`;
  try {
    await withTimeout(TIMEOUT_MS, writeReadRemove(settings));
    return ok(`${place}: a file was written, read and removed`);
  } catch (error) {
    const advice = isBucket
      ? 'Check S3_ENDPOINT, S3_BUCKET, and that the access key may write, read and remove.'
      : 'Check that DATA_DIR exists, has free space and belongs to the account of the API.';
    return fail(`${place}: ${reason(error)}. ${advice}`);
  }
}

async function writeReadRemove(settings: StorageSettings): Promise<void> {
  const store = openStore(settings);
  const name = randomBytes(16).toString('hex');
  // Written to the folder that a picture of this name would have.
  const key = `${name.slice(0, 2)}/${name}-doctor.webp`;
  const written = randomBytes(64);
  try {
    await store.put(key, written);
    const file = await store.open(key);
    if (!file || !written.equals(await buffer(file.stream)))
      throw new Error('What was written cannot be read');
  } finally {
    await store.remove(key);
  }
  if (await store.open(key)) throw new Error('What was removed is still there');
}
