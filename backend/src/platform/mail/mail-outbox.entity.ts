import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A requested mail. Its text, and any secret in it, is created when it is sent. */
@Entity('mail_outbox')
export class MailOutboxEntry {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  /** The kind of mail, which selects its builder; see `MailOutbox.add`. */
  @Column({ type: 'varchar', length: 40 })
  kind!: string;

  /** The address as it was typed: there may be no account with it. */
  @Column({ type: 'varchar', length: 254 })
  recipient!: string;

  /** The member that the mail is about; null where the recipient's account is looked up by the address. */
  @Column({ type: 'bigint', nullable: true })
  memberId!: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  /** No process may claim it before this time: it is claimed until then, or it failed and waits for a retry. */
  @Column({ type: 'timestamptz', default: () => 'now()' })
  notBefore!: Date;

  /**
   * The mail may get lost, but is never sent twice: its row is deleted before it is sent, and comes back only if the mail was
   * certainly not sent.
   */
  @Column({ type: 'boolean', default: false })
  onlyOnce!: boolean;

  /** Number of failed attempts. */
  @Column({ type: 'integer', default: 0 })
  tries!: number;
}
