import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Follow } from '../pages/follow.entity.js';

/** That the owner of a page asks one of its followers to take it over. */
@Entity('page_transfer')
@Index('page_transfer_to_idx', ['toId'])
@Index('page_transfer_expires_idx', ['expiresAt'])
export class PageTransfer {
  @PrimaryColumn({ type: 'bigint' })
  pageId!: string;

  @Column({ type: 'bigint' })
  toId!: string;

  /** Whoever follows no more cannot take it over. */
  @ManyToOne(() => Follow, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn([
    { name: 'page_id', referencedColumnName: 'pageId' },
    { name: 'to_id', referencedColumnName: 'memberId' },
  ])
  follow!: Follow;

  /** Until when it can be accepted. */
  @Column({ type: 'timestamptz' })
  expiresAt!: Date;
}
