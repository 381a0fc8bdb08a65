import { Column, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import { Administrator } from './administrator.entity.js';

/** A link by which somebody chooses the password of an account of the console. Only the link has the token itself. */
@Entity('administrator_setup')
@Index('administrator_setup_administrator_idx', ['administratorId'])
export class AdministratorSetup {
  /** SHA-256 of the token. */
  @PrimaryColumn({ type: 'bytea' })
  hash!: Buffer;

  @Column({ type: 'bigint' })
  administratorId!: string;

  @ManyToOne(() => Administrator, { onDelete: 'CASCADE', nullable: false })
  administrator!: Administrator;

  @Column({ type: 'timestamptz' })
  expiresAt!: Date;
}
