import { newRecordKey } from '@campus-commons/local/record-keys.ts';
import { Cleanup } from '@campus-commons/local/cleanup.ts';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { Api, raisedLimits } from '../services/api.ts';
import { createTestEnvironment } from '../services/test-environment.ts';
import { runProgram } from '../services/service-process.ts';
import { Postgres } from '../services/postgres.ts';
import type { Programs } from '../services/programs.ts';
import { migrate, currentRelease } from '../services/release.ts';
import { waitUntil } from '../services/wait-until.ts';
import { startTraffic } from '../traffic/traffic.ts';
import { feedWithPictures, type Feed } from './feed.ts';
import { MEDIA, type MediaKind } from './media.ts';
import { differences, readState, type State } from './state.ts';
import { repository } from '@campus-commons/local/repository.mjs';
import { readFile } from 'node:fs/promises';

const MEMBERS = 8;
/** Number of posts with a picture to publish before the backup. A fixed time could yield none on a busy machine. */
const PICTURES = 4;

export interface Drill {
  readonly before: State;
  /** Differences between the restored state and the original; empty on success. */
  readonly differences: readonly string[];
  /** The feed of an API on the restored data. */
  readonly feed: Feed;
}

/**
 * Backs up an installation and restores it into an empty database and an empty store with the commands of
 * docs/run/backup.md, then compares every row and every file.
 */
export async function rehearseRestore(programs: Programs, kind: MediaKind): Promise<Drill> {
  const release = await currentRelease();
  const cleanup = new Cleanup();
  try {
    const environment = await createTestEnvironment(programs);
    cleanup.add(() => environment.remove());
    const server = await Postgres.primary(environment, 'database');
    cleanup.add(() => server.stop());
    await server.createDatabase('campus');
    await migrate(environment, release, server.url('campus'));
    const keys = {
      MEMBER_TOKEN_KEY: randomBytes(32).toString('base64'),
      ADMIN_TOKEN_KEY: randomBytes(32).toString('base64'),
      RECORD_KEY: newRecordKey(),
      LOG_LEVEL: 'error',
      STOP_DRAIN_SECONDS: '0',
      ...(await raisedLimits()),
    };
    /** Creates an API with a database and a picture store of that name. */
    const install = async (database: string) => {
      const dataDir = path.join(environment.folder, `data-${database}`);
      const media = await MEDIA[kind](environment, dataDir);
      cleanup.add(() => media.stop());
      const env = { DATABASE_URL: server.url(database), DATA_DIR: dataDir, ...media.settings };
      const api = await Api.on(environment, `api on ${database}`, { ...keys, ...env });
      cleanup.add(() => api.kill());
      return { env, api, media };
    };
    const run = async (heading: string, env: Record<string, string>) => {
      const command: [string, ...string[]] = ['/bin/sh', '-e', '-c', await commandsUnder(heading)];
      const PATH = `${path.join(release, 'bin')}:${programs.postgres}:${process.env.PATH ?? ''}`;
      const BACKUP = path.join(environment.folder, 'backup');
      await runProgram({
        environment,
        title: heading,
        command,
        env: { HOME: environment.folder, PATH, BACKUP, ...env },
      });
    };

    const original = await install('campus');
    await original.api.start(release);
    const traffic = await startTraffic({ port: original.api.port }, MEMBERS);
    const published = () =>
      traffic.ledger.creations.filter(({ acknowledged, pictures }) => acknowledged && pictures > 0).length;
    await waitUntil(`the members publish ${PICTURES} pictures`, () => published() >= PICTURES);
    await traffic.stop();
    // A running API changes rows without requests, for example in periodic jobs.
    await original.api.stop();
    const before = await readState(server, 'campus', original.media);
    await run('Back up', original.env);

    await server.createDatabase('restored');
    const restored = await install('restored');
    await run('Restore', restored.env);
    const after = await readState(server, 'restored', restored.media);

    await restored.api.start(release);
    return {
      before,
      differences: differences(before, after),
      feed: await feedWithPictures(restored.api.port, traffic.observer),
    };
  } finally {
    await cleanup.run();
  }
}

const PAGE = path.join(repository, 'docs', 'run', 'backup.md');

/**
 * The shell commands under a heading of docs/run/backup.md, so that the drill runs exactly the documented commands.
 * @param heading the heading's text
 * @throws Error when there is no such heading, or no command under it
 */
async function commandsUnder(heading: string): Promise<string> {
  const page = await readFile(PAGE, 'utf8');
  const sections = page.split(/^(?=#{2,4} )/m);
  const section = sections.find((text) => text.split('\n')[0]?.replace(/^#+ /, '') === heading);
  const blocks = [...(section ?? '').matchAll(/^```sh\n(.*?)^```$/gms)].map(([, text = '']) => text);
  if (blocks.length === 0) throw new Error(`docs/run/backup.md has no commands under "${heading}"`);
  return blocks.join('');
}
