import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, Column } from 'typeorm';
import { Follow } from '../pages/follow.entity.js';

/** That a follower of a page helps its owner to run it. The SQL function `page_staff` says who runs a page. */
@Entity('page_role')
@Index('page_role_member_idx', ['memberId'])
export class PageRole {
  @PrimaryColumn({ type: 'bigint' })
  pageId!: string;

  @PrimaryColumn({ type: 'bigint' })
  memberId!: string;

  /** Whoever follows no more is no moderator any more. */
  @ManyToOne(() => Follow, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn([
    { name: 'page_id', referencedColumnName: 'pageId' },
    { name: 'member_id', referencedColumnName: 'memberId' },
  ])
  follow!: Follow;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  since!: Date;
}
