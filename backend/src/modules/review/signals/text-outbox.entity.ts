import { Check, Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A new or edited text that the job of the signals has yet to read. */
@Entity('text_outbox')
@Check('text_outbox_kind_check', `kind IN ('post', 'comment')`)
export class TextOutboxEntry {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column({ type: 'varchar', length: 7 })
  kind!: 'post' | 'comment';

  @Column({ type: 'bigint' })
  targetId!: string;
}
