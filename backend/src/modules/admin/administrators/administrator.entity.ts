import { Check, Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { CONSOLE_ROLES, type ConsoleRole } from '../../../common/identity.js';

/** An account for the console. */
@Entity('administrator')
@Check('administrator_role_check', `role IN (${CONSOLE_ROLES.map((role) => `'${role}'`).join(', ')})`)
export class Administrator {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  /** Unique, ignoring case (index `administrator_user_name_key`). */
  @Column({ type: 'varchar', length: 100 })
  userName!: string;

  /** argon2id in PHC string format; null until it is chosen by a set-up link. */
  @Column({ type: 'varchar', length: 255, nullable: true })
  passwordHash!: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @Column({ type: 'varchar', length: 13, default: 'administrator' })
  role!: ConsoleRole;

  /** Where set-up links are mailed; null for none. */
  @Column({ type: 'varchar', length: 254, nullable: true })
  email!: string | null;
}

declare module '../../../platform/sql/column-types.js' {
  interface ColumnTypes {
    'administrator.role': ConsoleRole;
  }
}
