import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  PrimaryColumn,
  PrimaryGeneratedColumn,
} from 'typeorm';

/** A stored picture; pending until a post, page, project or profile uses it. */
@Entity('media')
@Check('media_place_check', 'num_nonnulls(post_id, page_id, project_id, profile_id) <= 1')
@Index('media_pending_idx', ['createdAt'], {
  where: 'post_id IS NULL AND page_id IS NULL AND project_id IS NULL AND profile_id IS NULL',
})
@Index('media_post_idx', ['postId'], { where: 'post_id IS NOT NULL' })
@Index('media_page_idx', ['pageId'], { where: 'page_id IS NOT NULL' })
@Index('media_project_idx', ['projectId'], { where: 'project_id IS NOT NULL' })
@Index('media_profile_idx', ['profileId'], { where: 'profile_id IS NOT NULL' })
@Index('media_uploader_idx', ['uploaderId'])
export class Media {
  /** Path on the API host, without a leading slash; unguessable. */
  @PrimaryColumn({ type: 'varchar', length: 100 })
  path!: string;

  @Column({ type: 'bigint' })
  uploaderId!: string;

  @Column({ type: 'bigint', nullable: true })
  postId!: string | null;

  @Column({ type: 'bigint', nullable: true })
  pageId!: string | null;

  @Column({ type: 'bigint', nullable: true })
  projectId!: string | null;

  @Column({ type: 'bigint', nullable: true })
  profileId!: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}

/** A claim on a picture whose files a process works on, or whose last attempt failed; deleted once no work is left. */
@Entity('media_claim')
export class MediaClaim {
  @PrimaryColumn({ type: 'varchar', length: 100 })
  path!: string;

  /** Other processes may not claim it before. */
  @Column({ type: 'timestamptz' })
  until!: Date;

  /** Number of consecutive failures. */
  @Column({ type: 'integer', default: 0 })
  tries!: number;

  /** The job does not retry it before. */
  @Column({ type: 'timestamptz', default: () => 'now()' })
  retryAt!: Date;
}

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
