import { Injectable } from '@nestjs/common';
import { UNDOABLE_FOR, type RemovableKind } from '../../../common/removal.js';
import { purgeContent, purgePart, purgeSome } from '../../../platform/sql/purge.js';
import { Sql } from '../../../platform/sql/sql.js';
import { APPEALABLE_FOR } from '../../review/decision.mapper.js';

/** An appeal against its removal is undecided, or can still be asked for. */
const isAppealable = (kind: RemovableKind) =>
  `${kind}.withheld = 'removed' AND EXISTS (
     SELECT FROM review_case c WHERE c.target_kind = '${kind}' AND c.target_id = ${kind}.id AND c.removed
        AND (c.state = 'appealed' OR (c.state = 'decided' AND c.decided_at > now() - ${APPEALABLE_FOR})))`;
/** Removed so long ago that no restore can be in progress any more (hence the hour), and nobody appeals. */
const isPast = (kind: RemovableKind) =>
  `${kind}.withheld = 'removed' AND ${kind}.withheld_at < now() - ${UNDOABLE_FOR} - interval '1 hour'
     AND NOT (${isAppealable(kind)})`;
/** Nobody can restore a page that its creator deleted. */
const isGoing = `(${isPast('page')}) OR page.withheld = 'deleted'`;
/** Posts to purge: by their own removal, or with a page, unless their author appeals. */
const POSTS = `
  SELECT id FROM post WHERE ${isPast('post')}
   UNION ALL
  SELECT post.id FROM page g JOIN post ON post.page_id = g.id
   WHERE g.id IN (SELECT id FROM page WHERE ${isGoing}) AND NOT (${isAppealable('post')})`;
/** Pages to purge: a post of another member that waits for an answer needs its page. */
const PAGES = `
  SELECT id FROM page WHERE (${isGoing})
     AND NOT EXISTS (SELECT FROM post WHERE post.page_id = page.id AND (${isAppealable('post')}))`;
/** Leaf tables first, so that no statement cascades to many rows. */
const PARTS = [
  purgePart('removed_purge_comments', 'comment', 'post', isPast('comment')),
  purgePart('removed_purge_projects', 'project', null, isPast('project')),
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
