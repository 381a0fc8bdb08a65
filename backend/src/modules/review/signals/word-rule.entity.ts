import { Check, Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** A word or phrase that opens a case when a member writes it. */
@Entity('word_rule')
@Check('word_rule_action_check', `action IN ('report', 'hold')`)
@Unique('word_rule_folded_key', ['folded'])
export class WordRuleRow {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column({ type: 'varchar', length: 100 })
  pattern!: string;

  /** As it is compared: one rule for all spellings. */
  @Column({ type: 'varchar', length: 400 })
  folded!: string;

  @Column({ type: 'boolean' })
  wholeWord!: boolean;

  @Column({ type: 'varchar', length: 6 })
  action!: 'report' | 'hold';
}
