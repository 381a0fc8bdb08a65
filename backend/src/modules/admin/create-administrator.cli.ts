import { randomBytes } from 'node:crypto';
import { DataSource } from 'typeorm';
import { schemaDataSourceOptions } from '../../database/data-source.js';
import { requireDatabaseUrl, runCommand } from '../../database/run-command.js';
import { isGuessable } from '../../platform/passwords/common-passwords.js';
import { PasswordHasher } from '../../platform/passwords/password-hasher.js';
import { Administrator } from './administrator.entity.js';

const SHORTEST = 8;
const LONGEST = 128;

/**
 * Makes an administrator of ADMIN_USER_NAME (default `admin`) and ADMIN_PASSWORD; without a
 * password it makes one and prints it, once. An existing administrator stays as they are.
 */
await runCommand(async () => {
  const userName = (process.env.ADMIN_USER_NAME ?? 'admin').trim();
  if (userName === '' || userName.length > 100) throw new Error('ADMIN_USER_NAME must have 1–100 characters');
  const given = process.env.ADMIN_PASSWORD || undefined;
  if (
    given !== undefined &&
    (given.length < SHORTEST || given.length > LONGEST || isGuessable(given, [userName]))
  ) {
    throw new Error(`ADMIN_PASSWORD must have ${SHORTEST}–${LONGEST} characters and not be a common one`);
  }
  const password = given ?? randomBytes(15).toString('base64url');

  const dataSource = await new DataSource(schemaDataSourceOptions(requireDatabaseUrl())).initialize();
  try {
    const passwordHash = await new PasswordHasher().hash(password);
    const inserted = await dataSource
      .createQueryBuilder()
      .insert()
      .into(Administrator)
      .values({ userName, passwordHash })
      // The unique index decides: two commands at once make one administrator.
      .orIgnore()
      .returning('id')
      .execute();
    if (inserted.identifiers.filter(Boolean).length === 0)
      console.log(`The administrator ${userName} exists already.`);
    else if (given === undefined)
      console.log(`Made the administrator ${userName} with the password ${password}`);
    else console.log(`Made the administrator ${userName}.`);
  } finally {
    await dataSource.destroy();
  }
});
