import { Check, Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** A stored picture; pending until a post, page or profile uses it. */
@Entity('media')
@Check('media_place_check', 'num_nonnulls(post_id, page_id, profile_id) <= 1')
@Index('media_pending_idx', ['createdAt'], {
  where: 'post_id IS NULL AND page_id IS NULL AND profile_id IS NULL',
})
@Index('media_post_idx', ['postId'], { where: 'post_id IS NOT NULL' })
@Index('media_page_idx', ['pageId'], { where: 'page_id IS NOT NULL' })
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
  profileId!: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
