import { tests, type Part } from '../part.ts';

export const postgresKills: Part = {
  name: 'postgres-kills',
  shows:
    'PostgreSQL whose processes are all killed (SIGKILL) while the same members write loses no acknowledged write and leaves none half done. The API process stays up and works again as soon as PostgreSQL does. All counters are exact.',
  command: (scale) => tests(['long/postgres-kills'], 10 * scale),
  lengths: { 'kills of PostgreSQL under all writers': 20 },
};
