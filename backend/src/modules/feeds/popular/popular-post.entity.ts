import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * A place in "This week", and the post that a job gave it. No foreign key: the deletion of a post does not wait for the job, and
 * readers leave out a post that is gone.
 */
@Entity('popular_post')
export class PopularPost {
  /** From 1. */
  @PrimaryColumn({ type: 'smallint' })
  place!: number;

  @Column({ type: 'bigint' })
  postId!: string;
}
