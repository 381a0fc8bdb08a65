import { Injectable } from '@nestjs/common';
import { IS_EMPTY_PAGE, isAppealable, isSettled } from '../../../common/appealable.js';
import { UNDOABLE_FOR, type RemovableKind } from '../../../common/removal.js';
import { purgeContent, purgePart, purgeSome } from '../../../platform/sql/purge.js';
import { Sql } from '../../../platform/sql/sql.js';

/** Removed so long ago that no restore can be in progress any more (hence the hour). */
const isPast = (kind: RemovableKind) =>
  `${kind}.withheld = 'removed' AND ${kind}.withheld_at < now() - ${UNDOABLE_FOR} - interval '1 hour'`;
/** … and nobody appeals. */
const isOver = (kind: RemovableKind) => `${isPast(kind)} AND NOT (${isAppealable(kind)})`;
/** Nobody can restore a page that its creator deleted. */
const isGoing = `((${isOver('page')}) OR page.withheld = 'deleted')`;
/** Posts to purge: by their own removal, or with a page. */
const POSTS = `
  SELECT id FROM post WHERE ${isPast('post')} AND ${isSettled()}
   UNION ALL
  SELECT post.id FROM page JOIN post ON post.page_id = page.id WHERE ${isGoing} AND ${isSettled()}`;
const PAGES = `SELECT id FROM page WHERE ${isGoing} AND ${IS_EMPTY_PAGE}`;
/** A comment that was emptied because it had replies, and has none any more. */
const IS_FORLORN = `author_id IS NULL AND NOT EXISTS (SELECT FROM comment k WHERE k.parent_id = comment.id)`;
/** Leaf tables first, so that no statement cascades to many rows. */
const PARTS = [
  purgePart('removed_purge_comments', 'comment', 'post', isOver('comment')),
  purgePart('removed_purge_emptied', 'comment', 'post', IS_FORLORN),
  purgePart('removed_purge_openings', 'opening', null, isOver('opening')),
  purgePart('removed_purge_projects', 'project', null, isOver('project')),
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
