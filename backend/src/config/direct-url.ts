/** The database's own address: `DATABASE_URL`, unless that is a pooler's. */
export function directUrl({
  DATABASE_URL,
  DATABASE_DIRECT_URL,
}: Readonly<Record<'DATABASE_URL' | 'DATABASE_DIRECT_URL', string>>): string {
  return DATABASE_DIRECT_URL || DATABASE_URL;
}

/** The name of the setting that `directUrl` takes. */
export function directUrlSetting({
  DATABASE_DIRECT_URL,
}: Readonly<Record<'DATABASE_DIRECT_URL', string>>): string {
  return DATABASE_DIRECT_URL ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL';
}
