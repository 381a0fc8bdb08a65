import { Cleanup } from '@campus-commons/local/cleanup.ts';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { Api } from '../parts/api.ts';
import { makeGround } from '../parts/ground.ts';
import { runProgram } from '../parts/part.ts';
import { Postgres } from '../parts/postgres.ts';
import type { Programs } from '../parts/programs.ts';
import { migrate, presentRelease } from '../parts/release.ts';
import { until } from '../parts/until.ts';
import { startTraffic } from '../traffic/traffic.ts';
import { commandsUnder } from './commands.ts';
import { feedWithPictures, type Feed } from './feed.ts';
import { MEDIA, type MediaKind } from './media.ts';
import { differences, readState, type State } from './state.ts';

const MEMBERS = 8;
/** How many posts with a picture they publish before the backup. A fixed time would yield none on a busy machine. */
const PICTURES = 4;

export interface Drill {
  readonly before: State;
  /** Where what was restored differs from it; none when all is well. */
  readonly differences: readonly string[];
  /** What an API on the restored data shows. */
  readonly feed: Feed;
}

/**
 * Backs an installation up and restores it into an empty database and an empty store, by the commands of
 * docs/operate.md, and compares every row and every file.
 */
export async function rehearseRestore(programs: Programs, kind: MediaKind): Promise<Drill> {
  const release = await presentRelease();
  const cleanup = new Cleanup();
  try {
    const ground = await makeGround(programs);
    cleanup.add(() => ground.remove());
    const server = await Postgres.primary(ground, 'database');
    cleanup.add(() => server.stop());
    await server.createDatabase('campus');
    await migrate(ground, release, server.url('campus'));
    const way = MEDIA[kind];
    const keys = {
      MEMBER_TOKEN_KEY: randomBytes(32).toString('base64'),
      ADMIN_TOKEN_KEY: randomBytes(32).toString('base64'),
      LOG_LEVEL: 'error',
      STOP_DRAIN_SECONDS: '0',
      LIMIT_POST: '1000000/1',
      LIMIT_UPLOAD: '1000000/1',
    };
    /** An API over a database and a place for pictures of that name. */
    const install = async (database: string) => {
      const dataDir = path.join(ground.folder, `data-${database}`);
      const media = await way.open(ground, dataDir);
      cleanup.add(() => media.stop());
      const env = { DATABASE_URL: server.url(database), DATA_DIR: dataDir, ...media.settings };
      const api = await Api.on(ground, `api on ${database}`, { ...keys, ...env });
      cleanup.add(() => api.kill());
      return { env, api, media };
    };
    const run = async (heading: string, env: Record<string, string>) => {
      const command: [string, ...string[]] = ['/bin/sh', '-e', '-c', await commandsUnder(heading)];
      const PATH = `${programs.postgres}:${process.env.PATH ?? ''}`;
      const BACKUP = path.join(ground.folder, 'backup');
      await runProgram({
        ground,
        title: heading,
        command,
        env: { HOME: ground.folder, PATH, BACKUP, ...env },
      });
    };

    const original = await install('campus');
    await original.api.start(release);
    const traffic = await startTraffic({ port: original.api.port }, MEMBERS);
    const published = () =>
      traffic.ledger.creations.filter(({ acknowledged, pictures }) => acknowledged && pictures > 0).length;
    await until(`the members publish ${PICTURES} pictures`, () => published() >= PICTURES);
    await traffic.stop();
    // What it does by itself, such as looking for periodic work, would change rows meanwhile.
    await original.api.stop();
    const before = await readState(server, 'campus', original.media);
    for (const heading of ['Back up the database', way.backUp]) await run(heading, original.env);

    await server.createDatabase('restored');
    const restored = await install('restored');
    for (const heading of ['Restore the database', way.restore]) await run(heading, restored.env);
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
