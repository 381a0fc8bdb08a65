import { Check, Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** The action on a picture's files: remove them, or move them out of reach or back. */
export type MediaAct = 'remove' | 'withhold' | 'restore';

/** A pending action on the files of a picture; of several rows for a path the newest decides. */
@Entity('media_outbox')
@Check('media_outbox_act_check', `act IN ('remove', 'withhold', 'restore')`)
@Index('media_outbox_path_idx', ['path', 'id'])
export class MediaOutboxEntry {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column({ type: 'varchar', length: 100 })
  path!: string;

  @Column({ type: 'varchar', length: 10, default: 'remove' })
  act!: MediaAct;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
