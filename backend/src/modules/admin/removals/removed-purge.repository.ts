import { Injectable } from '@nestjs/common';
import { UNDOABLE_FOR } from '../../../common/removal.js';
import { purgeContent, purgePart, purgeSome } from '../../../platform/sql/purge.js';
import { Sql } from '../../../platform/sql/sql.js';

// One hour after the restore period ended: no restore can be in progress any more.
const PAST = `withheld = 'removed' AND withheld_at < now() - ${UNDOABLE_FOR} - interval '1 hour'`;
/** Nobody can restore a page that its creator deleted. */
const PAGES = `SELECT id FROM page WHERE (${PAST}) OR withheld = 'deleted'`;
/** Posts to purge: by their own removal, or with a purged page. */
const POSTS = `
  SELECT id FROM post WHERE ${PAST}
   UNION ALL SELECT p.id FROM page g JOIN post p ON p.page_id = g.id WHERE g.id IN (${PAGES})`;
/** Leaf tables first, so that no statement cascades to many rows. */
const PARTS = [
  purgePart('removed_purge_comments', 'comment', 'post', PAST),
  ...purgeContent('removed_purge', { posts: POSTS, pages: PAGES }),
];

@Injectable()
export class RemovedPurgeRepository {
  constructor(private readonly sql: Sql) {}

  /**
   * Deletes a batch of content that can no longer be restored and returns how many rows; the media outbox removes the
   * files.
   */
  async purgeSome(): Promise<number> {
    return this.sql.transaction((tx) => purgeSome(PARTS, [], 'exclusive', tx));
  }
}
