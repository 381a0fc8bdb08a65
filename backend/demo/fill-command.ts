import { DataSource } from 'typeorm';
import { readSettings } from '../src/config/read-settings.js';
import { StorageSettings } from '../src/config/storage-settings.js';
import { openStore } from '../src/platform/media/open-store.js';
import { PasswordHasher } from '../src/platform/passwords/password-hasher.js';
import { PASSWORD_LENGTH } from '../src/platform/passwords/password-length.js';
import { requireUsable } from '../src/platform/passwords/password-rules.js';
import { schemaDataSourceOptions } from '../src/database/data-source.js';
import { requireDatabaseUrl } from '../src/database/run-command.js';
import { planCommunity } from './community.js';
import { MEMBERS } from './content/members.js';
import { databaseState, fillDemo } from './fill-demo.js';
import { drawPictures } from './pictures.js';

/**
 * Fills the database at DATABASE_URL with the demo community, unless it already has members. Pictures are written to
 * the API's picture store (DATA_DIR, MEDIA_STORE). DEMO_PASSWORD is the password of all demo members.
 * @throws Error that says what to do, in production or when a setting is missing
 */
export async function fillFromEnvironment(
  environment: NodeJS.ProcessEnv,
  print: (line: string) => void,
): Promise<void> {
  if (environment.NODE_ENV === 'production') {
    throw new Error('Demo content is not for production. Nothing was changed.');
  }
  const databaseUrl = requireDatabaseUrl(environment);
  const dataSource = await new DataSource(schemaDataSourceOptions(databaseUrl)).initialize();
  try {
    const before = await databaseState(dataSource);
    if (before !== 'empty') return print(WHY_NOT[before]);
    const store = openStore(readSettings(StorageSettings, environment));
    const passwordHash = await new PasswordHasher().hash(usablePassword(environment.DEMO_PASSWORD));
    const started = Date.now();
    const community = planCommunity();
    print('Drawing the pictures of the demo community …');
    const pictures = await drawPictures(community);
    const state = await fillDemo({ dataSource, community, pictures, store, passwordHash, report: print });
    if (state !== 'empty') return print(WHY_NOT[state]);
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    print(
      `The demo community is there (${seconds} s). Sign in as ${MEMBERS.ananya.email} with DEMO_PASSWORD.`,
    );
  } finally {
    await dataSource.destroy();
  }
}

const WHY_NOT = {
  filled: 'The demo content is there already.',
  'has members': 'The database has members already; no demo content was added.',
} as const;

function usablePassword(password: string | undefined): string {
  const { min, max } = PASSWORD_LENGTH;
  if (!password) {
    throw new Error(
      `Set DEMO_PASSWORD to the password that the demo members shall have (${min}–${max} characters).`,
    );
  }
  return requireUsable('DEMO_PASSWORD', password, [MEMBERS.ananya.email]);
}
