import { Column } from 'typeorm';

/** The columns of content that administrators can remove (soft delete); the base of its entities. */
export abstract class Withholdable {
  /** Number of changes of the content; a trigger counts them. */
  @Column({ type: 'integer', default: 1 })
  revision!: number;

  /** Whether it is hidden from everybody: it or its page is withheld, or its author's account is deleted. */
  @Column({ type: 'boolean', default: false })
  hidden!: boolean;

  /** Set when administrators hide it: `held` during a review, or `removed`; of a page also `deleted` by its creator, until it is purged. */
  @Column({ type: 'varchar', length: 10, nullable: true })
  withheld!: 'held' | 'removed' | 'deleted' | null;

  @Column({ type: 'timestamptz', nullable: true })
  withheldAt!: Date | null;

  /** The administrators' note to the author about the removal. */
  @Column({ type: 'varchar', length: 1000, nullable: true })
  withheldNote!: string | null;
}
