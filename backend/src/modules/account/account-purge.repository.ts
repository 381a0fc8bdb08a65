import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Not, Raw, Repository } from 'typeorm';
import { IS_EMPTY_PAGE, isSettled } from '../../common/appealable.js';
import { RESTORABLE_FOR } from '../../common/account-life.js';
import { Sql, type Transaction } from '../../platform/sql/sql.js';
import { purgeContent, purgePart, purgeSome } from '../../platform/sql/purge.js';
import { statement } from '../../platform/sql/statement.js';
import { lockAccountLife } from '../../platform/sql/account-life-lock.js';
import { Member } from '../profile/member.entity.js';

// One hour after the restore period ended: no restore can be in progress any more.
const longAgo = () =>
  Raw<Date>((deletedAt) => `${deletedAt} < now() - ${RESTORABLE_FOR} - interval '1 hour'`);

/** Posts that are purged with a member: their own, and all posts on their pages, unless another member's appeal needs them. */
const POSTS = `
  SELECT id FROM post WHERE author_id = $1 AND ${isSettled('$1')}
   UNION ALL
  SELECT post.id FROM page JOIN post ON post.page_id = page.id WHERE page.creator_id = $1 AND ${isSettled('$1')}`;
const PAGES = `SELECT id FROM page WHERE creator_id = $1 AND ${IS_EMPTY_PAGE}`;
/** Leaf tables first, so that no statement cascades to many rows. */
const PARTS = [
  purgePart('account_purge_likes', 'post_like', 'post', 'member_id = $1'),
  purgePart('account_purge_comments', 'comment', 'post', 'author_id = $1'),
  purgePart('account_purge_follows', 'follow', 'page', 'member_id = $1'),
  purgePart('account_purge_saved', 'saved_post', null, 'member_id = $1'),
  purgePart('account_purge_post_mentions', 'post_mention', null, 'member_id = $1'),
  purgePart('account_purge_comment_mentions', 'comment_mention', null, 'member_id = $1'),
  purgePart('account_purge_teams', 'project_member', null, 'member_id = $1'),
  purgePart('account_purge_records', 'record', null, 'member_id = $1'),
  purgePart('account_purge_applications', 'application', null, 'member_id = $1'),
  purgePart('account_purge_saved_openings', 'opening_save', null, 'member_id = $1'),
  purgePart('account_purge_openings', 'opening', null, 'poster_id = $1'),
  purgePart('account_purge_projects', 'project', null, 'owner_id = $1'),
  ...purgeContent('account_purge', { posts: POSTS, pages: PAGES }),
];

/** Whether posts or pages of the member wait for an appeal of somebody else, which must not end because its place is gone. */
const IS_AWAITED = statement(
  'account_purge_is_awaited',
  `SELECT EXISTS (SELECT FROM post WHERE author_id = $1::bigint)
       OR EXISTS (SELECT FROM page WHERE creator_id = $1::bigint) AS awaited`,
);

/** What the member wrote in reports. The reports stay, without a reporter. */
const BLANK_REPORTS = statement(
  'account_purge_blank_reports',
  `UPDATE report SET text = '' WHERE reporter_id = $1::bigint AND text <> ''`,
);

/** What administrators wrote among themselves about the member. */
const BLANK_REASONS = statement(
  'account_purge_blank_reasons',
  `WITH noted AS (
     DELETE FROM case_note n USING review_case c WHERE c.id = n.case_id AND c.member_id = $1::bigint
        AND NOT EXISTS (SELECT FROM referral f WHERE f.case_id = c.id)
   )
   UPDATE review_case SET reason = NULL WHERE member_id = $1::bigint AND reason IS NOT NULL`,
);

@Injectable()
export class AccountPurgeRepository {
  constructor(
    private readonly sql: Sql,
    @InjectRepository(Member) private readonly members: Repository<Member>,
  ) {}

  /**
   * The member deleted longest ago who cannot be restored any more; null if there is none.
   * @param passed ids of members to pass over
   */
  async next(passed: readonly string[] = []): Promise<string | null> {
    const member = await this.members.findOne({
      where: { deletedAt: longAgo(), id: Not(In(passed)) },
      select: { id: true, deletedAt: true },
      order: { deletedAt: 'ASC' },
    });
    return member?.id ?? null;
  }

  /** Deletes a batch of the member's rows and returns how many; 0 when only the member is left, and what waits for appeals. */
  async removeSome(memberId: string): Promise<number> {
    return this.sql.transaction((tx) => purgeSome(PARTS, [memberId], 'exclusive', tx));
  }

  /**
   * Deletes the member; the media outbox removes the picture files.
   * @returns false, and nothing is deleted, while posts or pages of theirs wait for an appeal of somebody else
   */
  async removeMember(memberId: string, tx: Transaction): Promise<boolean> {
    await lockAccountLife(tx, 'exclusive');
    const [row] = await tx.query(IS_AWAITED, [memberId]);
    if (row?.awaited) return false;
    await tx.query(BLANK_REPORTS, [memberId]);
    await tx.query(BLANK_REASONS, [memberId]);
    await tx.manager.withRepository(this.members).delete({ id: memberId });
    return true;
  }
}
