import { ensureDatabase, startEmbeddedPostgres } from '@campus-commons/embedded-postgres';
import path from 'node:path';
import type { Progress } from '../entry/progress.mjs';

const NAME = 'campus_commons';

export interface Database {
  url: string;
  /** Resolves when it ends unexpectedly; never for a server that we did not start. */
  crashed: Promise<Error>;
  /** Stops the server if we started it. */
  stop(): Promise<void>;
}

/** The database at `url`; without `url`, an embedded one below `dataDir`. */
export async function openDatabase(
  dataDir: string,
  url: string | undefined,
  progress: Progress,
): Promise<Database> {
  if (url !== undefined) {
    return { url, crashed: new Promise(() => undefined), stop: () => Promise.resolve() };
  }
  const directory = path.join(dataDir, 'postgres');
  const server = await progress.step('Starting the database', () =>
    startEmbeddedPostgres({ dataDir: directory, log: (line) => progress.line(line) }),
  );
  let stopping = false;
  const stop = () => {
    stopping = true;
    return server.stop();
  };
  try {
    await ensureDatabase(server.url(), NAME);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url: server.url(NAME),
    crashed: new Promise((resolve) => {
      void server.exited.then(() => {
        if (!stopping)
          resolve(new Error(`The database stopped unexpectedly; see ${directory}/postgres.log.`));
      });
    }),
    stop,
  };
}
