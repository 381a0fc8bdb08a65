import type { DataSource } from 'typeorm';
import type { RecordSigner } from '../../../backend/src/modules/records/signing/record-signer.ts';
import type { MediaStore } from '../../../backend/src/platform/media/media-store.ts';
import { storeRenditions } from '../../../backend/src/platform/media/store-renditions.ts';
import { DemoRepository, type DatabaseState } from './demo.repository.ts';
import { insertCommunity } from './insert-community.ts';
import { allPictures, type Pictures } from './pictures.ts';
import type { Community } from './community.ts';

/** Dependencies of the filling. */
export interface Filling {
  readonly dataSource: DataSource;
  readonly community: Community;
  /** The community's pictures, rendered but not yet stored. */
  readonly pictures: Pictures;
  /** The picture store. */
  readonly store: MediaStore;
  /** Hash of the password of all demo members. */
  readonly passwordHash: string;
  /** Signs the records, with the API's key. */
  readonly signer: RecordSigner;
  /** Called with a line for each stage. */
  readonly report: (line: string) => void;
}

/** The state of the database: empty, with the demo content, or with other members. */
export async function databaseState(dataSource: DataSource): Promise<DatabaseState> {
  const runner = dataSource.createQueryRunner();
  try {
    return await new DemoRepository(runner).state();
  } finally {
    await runner.release();
  }
}

/**
 * Fills an empty database in one transaction. If it is killed, the database stays empty; files written by then are
 * listed in `media_outbox`, and the API removes them.
 * @returns the state before; unless it is `empty`, nothing was changed
 */
export async function fillDemo(filling: Filling): Promise<DatabaseState> {
  const { dataSource, community, pictures, store, passwordHash, signer, report } = filling;
  const all = allPictures(pictures);
  const paths = all.map(({ path }) => path);

  const runner = dataSource.createQueryRunner();
  const aside = dataSource.createQueryRunner();
  try {
    // Inserted and committed on a separate connection before the first file is written.
    const outbox = new DemoRepository(aside);
    await outbox.listInOutbox(paths);
    await runner.startTransaction();
    const repository = new DemoRepository(runner);
    await repository.lockInOutbox(paths);
    await outbox.releaseClaims(paths);
    report(`Storing ${all.length} pictures …`);
    await storeRenditions(
      store,
      all.map(({ name, image: { renditions } }) => ({ name, renditions })),
    );
    await repository.lockMembers();
    const state = await repository.state();
    if (state === 'empty') {
      report(
        `Writing ${community.members.length} members, ${community.posts.length} posts and what goes with them …`,
      );
      const now = new Date();
      // Before a held post lists its pictures again, to be moved away.
      await repository.forgetStray(paths);
      await insertCommunity(community, pictures, passwordHash, now, signer, repository);
      await repository.mark(now);
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
