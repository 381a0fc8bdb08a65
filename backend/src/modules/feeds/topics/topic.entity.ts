import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A topic of posts. A job deletes those without posts, unless they are hidden. */
@Entity('topic')
@Index('topic_hidden_idx', ['hiddenAt', 'key'], { where: 'hidden_at IS NOT NULL' })
export class TopicRow {
  /** One form of its letters, as searching compares them. Ordered by code point, so that an index finds beginnings. */
  @PrimaryColumn({ type: 'varchar', length: 40, collation: 'C' })
  key!: string;

  /** As it was first typed, without the `#`. */
  @Column({ type: 'varchar', length: 80 })
  label!: string;

  /** When an administrator hid it: then it is plain text, and has no page. */
  @Column({ type: 'timestamptz', nullable: true })
  hiddenAt!: Date | null;
}
