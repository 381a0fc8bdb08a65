import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { PageWindow } from '../../common/pagination.js';
import { Sql, type Transaction } from '../../platform/sql/sql.js';
import { statement } from '../../platform/sql/statement.js';
import type { MemberCardRow } from '../profile/profile.mapper.js';
import { memberCardOf } from './member-card-sql.js';
import { PageAct } from './page-act.entity.js';
import type { PageActName } from '../../common/page-staff.js';

/** What those who run a page ($1) did, latest first. The total is in each row; one row with a null id if the page of the list is empty. */
const ACTS = statement(
  'page_acts',
  `SELECT t.total, l.*
     FROM (SELECT count(*)::int AS total FROM page_act WHERE page_id = $1) t
     LEFT JOIN LATERAL (
       SELECT a.id, a.act, a.at, a.reason, ${memberCardOf('a.actor_id')} AS actor, ${memberCardOf('a.member_id')} AS member
         FROM page_act a WHERE a.page_id = $1 ORDER BY a.id DESC LIMIT $2 OFFSET $3
     ) l ON true
    ORDER BY l.id DESC`,
);

export interface PageActRow {
  readonly id: string;
  readonly act: PageActName;
  readonly at: Date;
  readonly reason: string | null;
  readonly actor: MemberCardRow | null;
  readonly member: MemberCardRow | null;
}

/** What those who run pages did. */
@Injectable()
export class PageActsRepository {
  constructor(
    private readonly sql: Sql,
    @InjectRepository(PageAct) private readonly acts: Repository<PageAct>,
  ) {}

  /** Records an act in the transaction that performs it. The members have to be locked before the page is. */
  async insert(
    act: Readonly<Pick<PageAct, 'pageId' | 'actorId' | 'act' | 'memberId' | 'reason'>>,
    tx: Transaction,
  ): Promise<void> {
    await tx.manager.withRepository(this.acts).insert(act);
  }

  async page(pageId: string, { limit, offset }: PageWindow): Promise<{ rows: PageActRow[]; total: number }> {
    const rows = await this.sql.query(ACTS, [pageId, limit, offset]);
    const found = rows.flatMap(({ id, act, at, reason, actor, member }) =>
      id === null || act === null || at === null
        ? []
        : [
            {
              id,
              act,
              at,
              reason,
              actor: actor as MemberCardRow | null,
              member: member as MemberCardRow | null,
            },
          ],
    );
    return { rows: found, total: rows[0]?.total ?? 0 };
  }
}
