import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** An administrator: an account for the console. */
@Entity('administrator')
export class Administrator {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  /** Unique, ignoring case (index `administrator_user_name_key`). */
  @Column({ type: 'varchar', length: 100 })
  userName!: string;

  /** argon2id in PHC string format. */
  @Column({ type: 'varchar', length: 255 })
  passwordHash!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
