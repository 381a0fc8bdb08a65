import { Check, Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import { TRANSPARENCY_TOPICS, type TransparencyTopic } from './transparency-names.js';

/** A month of which everything is counted. */
@Entity('transparency_month')
export class TransparencyMonth {
  /** Its first day in India. */
  @PrimaryColumn({ type: 'date', primaryKeyConstraintName: 'transparency_month_pkey' })
  month!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  countedAt!: Date;
}

/** How often something happened in a month; without a row never. */
@Entity('transparency_count')
@Check('transparency_count_count_check', 'count > 0')
@Check(
  'transparency_count_topic_check',
  `topic IN (${TRANSPARENCY_TOPICS.map((topic) => `'${topic}'`).join(', ')})`,
)
export class TransparencyCount {
  /** The first day of the month in India. */
  @PrimaryColumn({ type: 'date', primaryKeyConstraintName: 'transparency_count_pkey' })
  month!: string;

  @PrimaryColumn({ type: 'varchar', length: 10, primaryKeyConstraintName: 'transparency_count_pkey' })
  topic!: TransparencyTopic;

  /** One of `TRANSPARENCY_NAMES`. */
  @PrimaryColumn({ type: 'varchar', length: 13, primaryKeyConstraintName: 'transparency_count_pkey' })
  name!: string;

  @Column({ type: 'integer' })
  count!: number;
}
