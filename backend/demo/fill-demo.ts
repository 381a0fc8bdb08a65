import type { DataSource } from 'typeorm';
import type { MediaStore } from '../src/platform/media/media-store.js';
import { storeRenditions } from '../src/platform/media/store-renditions.js';
import { DemoRepository, type DatabaseState } from './demo.repository.js';
import { insertCommunity } from './insert-community.js';
import { allPictures, type Pictures } from './pictures.js';
import type { Community } from './planned.js';

/** What filling needs from outside. */
export interface Filling {
  readonly dataSource: DataSource;
  readonly community: Community;
  /** The community's pictures, drawn and not stored. */
  readonly pictures: Pictures;
  /** Where pictures go. */
  readonly store: MediaStore;
  /** Hash of the password that all demo members share. */
  readonly passwordHash: string;
  /** Told of each stage in one line. */
  readonly report: (line: string) => void;
}

/** What stands in the database: nothing, the demo content, or a community of its own. */
export async function databaseState(dataSource: DataSource): Promise<DatabaseState> {
  const runner = dataSource.createQueryRunner();
  try {
    return await new DemoRepository(runner).state();
  } finally {
    await runner.release();
  }
}

/**
 * Fills an empty database in one transaction. Killed half way it leaves the database empty; files that
 * were written by then are noted in `media_outbox`, from where the API removes them.
 * @returns what stood there before; unless it was `empty`, nothing has been changed
 */
export async function fillDemo(filling: Filling): Promise<DatabaseState> {
  const { dataSource, community, pictures, store, passwordHash, report } = filling;
  const all = allPictures(pictures);
  const paths = all.map(({ path }) => path);

  const runner = dataSource.createQueryRunner();
  const aside = dataSource.createQueryRunner();
  try {
    // Noted and committed before the first file, by a connection of its own.
    await new DemoRepository(aside).noteStray(paths);
    await runner.startTransaction();
    const repository = new DemoRepository(runner);
    await repository.holdStray(paths);
    report(`Storing ${all.length} pictures …`);
    await storeRenditions(
      store,
      all.map(({ name, image: { renditions } }) => ({ name, renditions })),
    );
    await repository.holdMembers();
    const state = await repository.state();
    if (state === 'empty') {
      report(
        `Writing ${community.members.length} members, ${community.posts.length} posts and what goes with them …`,
      );
      const now = new Date();
      await insertCommunity(community, pictures, passwordHash, now, repository);
      await repository.mark(now);
      await repository.forgetStray(paths);
    }
    await runner.commitTransaction();
    return state;
  } catch (error) {
    if (runner.isTransactionActive) await runner.rollbackTransaction();
    throw error;
  } finally {
    await aside.release();
    await runner.release();
  }
}
