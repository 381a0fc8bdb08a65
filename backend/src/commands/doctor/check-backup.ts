import { LAST_BACKUP } from '../../platform/settings/last-backup.js';
import { onClient, serverVersion } from '../backup/on-client.js';
import { toolVersion } from '../backup/postgres-tools.js';
import { about, type Finding } from './finding.js';

const HOUR_MS = 3600 * 1000;
/** The alert BackupOld (docker/monitoring/rules.yml) fires then, too. */
const MAX_AGE_HOURS = 26;

/** The last backup's age, and whether pg_dump here can read the server. */
export async function checkBackup(databaseUrl: string, environment: NodeJS.ProcessEnv): Promise<Finding> {
  const { ok, warn, fail } = about('backup');
  const { server, finishedAt } = await onClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ finishedAt: string }>(
      `SELECT value ->> 'finishedAt' AS "finishedAt" FROM setting WHERE name = $1`,
      [LAST_BACKUP],
    );
    return { server: await serverVersion(client), finishedAt: rows[0]?.finishedAt };
  });
  const tool = await toolVersion('pg_dump', environment);
  if (tool !== undefined && tool < server) {
    return fail(`pg_dump ${tool} cannot read PostgreSQL ${server}. Install postgresql-client-${server}.`);
  }
  const advice = 'See docs/runbooks/BackupOld.md.';
  if (finishedAt === undefined) return warn(`none was ever made. ${advice}`);
  const hours = Math.floor((Date.now() - Date.parse(finishedAt)) / HOUR_MS);
  return hours < MAX_AGE_HOURS
    ? ok(`${hours} hours ago`)
    : warn(`the last one is ${hours} hours old. ${advice}`);
}
