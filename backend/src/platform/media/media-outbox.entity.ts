import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A removed picture whose files still have to go. */
@Entity('media_outbox')
export class MediaOutboxEntry {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'media_outbox_pkey',
  })
  id!: string;

  @Column({ type: 'varchar', length: 100 })
  path!: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
