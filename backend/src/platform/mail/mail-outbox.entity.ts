import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A mail that was asked for. Its text, and any secret in it, is made when it is handed over. */
@Entity('mail_outbox')
export class MailOutboxEntry {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'mail_outbox_pkey',
  })
  id!: string;

  /** Names what builds it; see `MailOutbox.add`. */
  @Column({ type: 'varchar', length: 40 })
  kind!: string;

  /** The address as somebody typed it: there may be no account with it. */
  @Column({ type: 'varchar', length: 254 })
  recipient!: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  /** Nobody is at it before: a process is until then, or it failed and waits. */
  @Column({ name: 'not_before', type: 'timestamptz', default: () => 'now()' })
  notBefore!: Date;

  /** How often it could not be handed over. */
  @Column({ type: 'integer', default: 0 })
  tries!: number;
}
