import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  OneToOne,
  PrimaryColumn,
  PrimaryGeneratedColumn,
} from 'typeorm';
import { PAGE_CATEGORIES, type PageCategory } from '../../common/page-category.js';
import { Withholdable } from '../../common/withholdable.js';
import { Member } from '../profile/member.entity.js';

/** A community page that members follow. */
@Entity('page')
@Check(
  'page_withheld_check',
  `(withheld IS NULL OR withheld IN ('held', 'removed', 'deleted')) AND
   (withheld IS NULL) = (withheld_at IS NULL) AND (withheld IS NOT NULL OR withheld_note IS NULL)`,
)
@Check('page_category_check', `category IN (${PAGE_CATEGORIES.map((name) => `'${name}'`).join(', ')})`)
@Index('page_visible_newest_idx', ['createdAt', 'id'], { where: 'NOT hidden' })
@Index('page_creator_idx', ['creatorId', 'createdAt', 'id'])
@Index('page_withheld_idx', ['withheldAt', 'id'], { where: 'withheld IS NOT NULL' })
@Index('page_withheld_owner_idx', ['creatorId', 'withheldAt', 'id'], { where: 'withheld IS NOT NULL' })
export class Page extends Withholdable {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column({ type: 'bigint' })
  creatorId!: string;

  @ManyToOne(() => Member, { onDelete: 'CASCADE', nullable: false })
  creator!: Member;

  @Column({ type: 'varchar', length: 100 })
  title!: string;

  @Column({ type: 'varchar', length: 2000 })
  description!: string;

  @Column({ type: 'varchar', length: 20, default: 'Department' })
  category!: PageCategory;

  @Column({ type: 'varchar', length: 100, nullable: true })
  imagePath!: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  /** When the page itself was last edited; posts count in `page_counter.last_post_at`. */
  @Column({ type: 'timestamptz', default: () => 'now()' })
  updatedAt!: Date;
}

/** A page's counters; kept exact by triggers on `follow` and `post`. */
@Entity('page_counter')
@Index('page_counter_active_idx', ['activeAt', 'pageId'])
@Index('page_counter_followers_idx', ['followers', 'pageId'], { where: 'posts > 0' })
export class PageCounter {
  @PrimaryColumn({ type: 'bigint' })
  pageId!: string;

  @OneToOne(() => Page, { onDelete: 'CASCADE' })
  @JoinColumn()
  page!: Page;

  @Column({ type: 'integer', default: 0 })
  followers!: number;

  @Column({ type: 'integer', default: 0 })
  posts!: number;

  @Column({ type: 'timestamptz', nullable: true })
  lastPostAt!: Date | null;

  /** The later of the page's last edit and its last post; kept by triggers. */
  @Column({ type: 'timestamptz', default: () => 'now()' })
  activeAt!: Date;
}
