import '../src/app.module.js';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { migrate } from '../src/database/migrate.js';
import { requireDatabaseUrl, runCommand } from '../src/database/run-command.js';
import { knownStatements } from '../src/platform/sql/statement.js';
import { describeRows } from './rows/describe-rows.ts';

/** The row types of all statements; generated. */
const ROWS = path.resolve(import.meta.dirname, '../src/platform/sql/generated.ts');

/**
 * On an empty database: builds the schema, asks PostgreSQL for the row types of every statement and compares them with
 * the types in the code. With `write`, writes the types instead. Runs from the sources, because a build needs these
 * types.
 */
await runCommand(async () => {
  const connectionString = requireDatabaseUrl();
  await migrate(connectionString, () => undefined);
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const statements = knownStatements();
    const described = await describeRows(client, statements);
    if (process.argv[2] === 'write') await writeFile(ROWS, described);
    const written = await readFile(ROWS, 'utf8').catch(() => '');
    if (written !== described) {
      const lines = written.split('\n');
      const different = described.split('\n').findIndex((line, index) => line !== lines[index]) + 1;
      throw new Error(
        `backend/src/platform/sql/generated.ts is not what PostgreSQL says about the statements, from line ${different} on. ` +
          'Run "npm run schema:generate" and commit the result.',
      );
    }
    console.log(`${statements.length} statement(s): their rows have the types that the server describes.`);
  } finally {
    await client.end();
  }
});
