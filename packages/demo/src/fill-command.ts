import { DataSource } from 'typeorm';
import { readSettings } from '../../../backend/src/config/read-settings.ts';
import { Env } from '../../../backend/src/config/env.ts';
import { RecordSettings } from '../../../backend/src/config/record-settings.ts';
import { RecordSigner } from '../../../backend/src/modules/records/signing/record-signer.ts';
import { openStore } from '../../../backend/src/platform/media/open-store.ts';
import { PasswordHasher } from '../../../backend/src/platform/passwords/password-hasher.ts';
import { PASSWORD_LENGTH, requireUsable } from '../../../backend/src/platform/passwords/password-rules.ts';
import { schemaDataSourceOptions } from '../../../backend/src/database/data-source.ts';
import { requireDatabaseUrl } from '../../../backend/src/database/run-command.ts';
import { planCommunity } from './community.ts';
import { databaseState, fillDemo } from './fill-demo.ts';
import { drawPictures } from './pictures.ts';

/**
 * Fills the database at DATABASE_URL with the demo community, unless it already has members. Pictures are written to
 * the API's picture store (DATA_DIR, MEDIA_STORE), and records are signed with its key (RECORD_KEY). DEMO_PASSWORD is the password of all demo members.
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
    const settings = readSettings(RecordSettings, environment);
    const store = openStore(settings);
    const origin = environment.MEMBER_ORIGIN || new Env().MEMBER_ORIGIN;
    const signer = new RecordSigner({ ...settings, MEMBER_ORIGIN: origin });
    const passwordHash = await new PasswordHasher().hash(usablePassword(environment.DEMO_PASSWORD));
    const started = Date.now();
    const community = planCommunity();
    print('Drawing the pictures of the demo community …');
    const pictures = await drawPictures(community);
    const filling = { dataSource, community, pictures, store, signer, passwordHash, report: print };
    const state = await fillDemo(filling);
    if (state !== 'empty') return print(WHY_NOT[state]);
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    print(`The demo community is there (${seconds} s). Sign in as ${DEMO_EMAIL} with DEMO_PASSWORD.`);
  } finally {
    await dataSource.destroy();
  }
}

/** The member to sign in as. */
const DEMO_EMAIL = 'ananya.tripathi@example.in';

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
  return requireUsable('DEMO_PASSWORD', password, [DEMO_EMAIL]);
}
