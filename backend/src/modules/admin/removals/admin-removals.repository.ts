import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type SelectQueryBuilder } from 'typeorm';
import { UNDOABLE_FOR, type RemovableKind } from '../../../common/removal.js';
import type { Transaction } from '../../../platform/sql/sql.js';
import { statement } from '../../../platform/sql/statement.js';
import { Comment } from '../../comments/comment.entity.js';
import { Post } from '../../feeds/post.entity.js';
import { Opening } from '../../openings/opening.entity.js';
import { Page } from '../../pages/page.entity.js';
import { Project } from '../../projects/project.entity.js';

const SHOW = statement('content_show', `SELECT set_withheld($1::text, $2::bigint, NULL, NULL) AS "memberId"`);

type Removable = Post | Page | Project | Opening | Comment;
/** The relation to the author of the content (of a page: its creator; of a project: its owner; of an opening: its poster). */
const OWNER = {
  post: 'author',
  page: 'creator',
  project: 'owner',
  opening: 'poster',
  comment: 'author',
} as const;

export interface RemovalState {
  readonly isRemoved: boolean;
  /** Whether the restore period has not ended yet. */
  readonly isInTime: boolean;
  /** When it was withheld; null if it is not. */
  readonly at: Date | null;
  /** Id of its author; of a page: its creator. */
  readonly ownerId: string;
}

/** Removed content, and restoring it by the database function `set_withheld`. */
@Injectable()
export class AdminRemovalsRepository {
  private readonly contents: Readonly<Record<RemovableKind, Repository<Removable>>>;

  constructor(
    @InjectRepository(Post) post: Repository<Post>,
    @InjectRepository(Page) page: Repository<Page>,
    @InjectRepository(Project) project: Repository<Project>,
    @InjectRepository(Opening) opening: Repository<Opening>,
    @InjectRepository(Comment) comment: Repository<Comment>,
  ) {
    this.contents = { post, page, project, opening, comment };
  }

  /** When content was withheld that is. */
  async withheldAt(kind: RemovableKind, id: string, tx: Transaction): Promise<Date> {
    const row = await this.contentById(kind, id, tx)
      .select('content.withheldAt', 'at')
      .getRawOne<{ at: Date }>();
    if (!row) throw new Error('Withheld content has no row');
    return row.at;
  }

  /** Null if it does not exist. Neither content of a deleted member nor a page that its creator deleted can be restored. */
  async state(kind: RemovableKind, id: string, tx: Transaction): Promise<RemovalState | null> {
    const state = await this.contentById(kind, id, tx)
      .innerJoin(`content.${OWNER[kind]}`, 'owner', 'owner.deletedAt IS NULL')
      .select(`coalesce(content.withheld = 'removed', false)`, 'isRemoved')
      .addSelect(`coalesce(content.withheldAt > now() - ${UNDOABLE_FOR}, false)`, 'isInTime')
      .addSelect('content.withheldAt', 'at')
      .addSelect('owner.id', 'ownerId')
      .andWhere(`content.withheld IS DISTINCT FROM 'deleted'`)
      .getRawOne<RemovalState>();
    return state ?? null;
  }

  /**
   * Returns the author's id and whether it is still hidden for another reason; null if another administrator has
   * already restored it.
   */
  async show(
    kind: RemovableKind,
    id: string,
    tx: Transaction,
  ): Promise<{ readonly memberId: string; readonly isHidden: boolean } | null> {
    const [shown] = await tx.query(SHOW, [kind, id]);
    if (!shown?.memberId) return null;
    const content = this.contentById(kind, id, tx);
    const hidden =
      kind === 'comment'
        ? content.innerJoin('content.post', 'post').select('content.hidden OR post.hidden', 'hidden')
        : content.select('content.hidden', 'hidden');
    const row = await hidden.getRawOne<{ hidden: boolean }>();
    return { memberId: shown.memberId, isHidden: row?.hidden ?? true };
  }

  private contentById(kind: RemovableKind, id: string, tx: Transaction): SelectQueryBuilder<Removable> {
    return tx.manager
      .withRepository(this.contents[kind])
      .createQueryBuilder('content')
      .where('content.id = :id', { id });
  }
}
