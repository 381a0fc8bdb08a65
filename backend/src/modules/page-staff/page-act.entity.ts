import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Page } from '../pages/page.entity.js';
import { Member } from '../profile/member.entity.js';
import { PAGE_ACTS, type PageActName } from '../../common/page-staff.js';

/** What somebody who runs a page did, for its owner. Rows are inserted, never changed. */
@Entity('page_act')
@Check('page_act_act_check', `act IN (${PAGE_ACTS.map((name) => `'${name}'`).join(', ')})`)
@Index('page_act_page_idx', ['pageId', 'id'])
@Index('page_act_actor_idx', ['actorId'], { where: 'actor_id IS NOT NULL' })
@Index('page_act_member_idx', ['memberId'], { where: 'member_id IS NOT NULL' })
export class PageAct {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column({ type: 'bigint' })
  pageId!: string;

  @ManyToOne(() => Page, { onDelete: 'CASCADE', nullable: false })
  page!: Page;

  /** Who did it; null once the account is purged. */
  @Column({ type: 'bigint', nullable: true })
  actorId!: string | null;

  @ManyToOne(() => Member, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'actor_id' })
  actor!: Member | null;

  @Column({ type: 'varchar', length: 20 })
  act!: PageActName;

  /** Whom it concerned; null once the account is purged. */
  @Column({ type: 'bigint', nullable: true })
  memberId!: string | null;

  @ManyToOne(() => Member, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'member_id' })
  member!: Member | null;

  /** Why somebody was banned, or something removed, as whoever did it wrote; null for other acts. */
  @Column({ type: 'varchar', length: 500, nullable: true })
  reason!: string | null;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  at!: Date;
}

declare module '../../platform/sql/column-types.js' {
  interface ColumnTypes {
    'page_act.act': PageActName;
  }
}
