// Stands for psql: runs what it reads in one message, on the database of --dbname.
import { text } from 'node:stream/consumers';
import pg from 'pg';

const url = process.argv.find((each) => each.startsWith('--dbname='))?.slice('--dbname='.length);
const client = new pg.Client({ connectionString: url, password: process.env.PGPASSWORD });
const script = await text(process.stdin);
await client.connect();
try {
  await client.query(script);
} catch (error) {
  console.error(error.message);
  process.exitCode = 3;
}
await client.end();
