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
import type { PostKind } from '../../common/post-kind.js';
import { Withholdable } from '../../common/withholdable.js';
import type { PlacedImage } from '../../platform/media/placed-image.js';
import { Page } from '../pages/page.entity.js';
import { Project } from '../projects/project.entity.js';
import { Member } from '../profile/member.entity.js';

/** A member's post, on a page or on none. */
@Entity('post')
@Check(
  'post_withheld_check',
  `(withheld IS NULL OR withheld IN ('held', 'removed')) AND
   (withheld IS NULL) = (withheld_at IS NULL) AND (withheld IS NOT NULL OR withheld_note IS NULL)`,
)
@Check(
  'post_kind_check',
  `kind IN ('post', 'question', 'article') AND (kind = 'post') = (title IS NULL)
   AND (kind = 'article' OR NOT is_public) AND (kind = 'question' OR answer_id IS NULL) AND (kind = 'post' OR NOT has_poll)`,
)
@Index('post_visible_newest_idx', ['createdAt', 'id'], { where: 'NOT hidden' })
@Index('post_author_hidden_idx', ['authorId', 'hidden', 'createdAt', 'id'])
@Index('post_page_hidden_idx', ['pageId', 'hidden', 'createdAt', 'id'], { where: 'page_id IS NOT NULL' })
@Index('post_project_hidden_idx', ['projectId', 'hidden', 'createdAt', 'id'], {
  where: 'project_id IS NOT NULL',
})
@Index('post_withheld_idx', ['withheldAt', 'id'], { where: 'withheld IS NOT NULL' })
@Index('post_withheld_owner_idx', ['authorId', 'withheldAt', 'id'], { where: 'withheld IS NOT NULL' })
@Index('post_hidden_idx', ['id'], { where: 'hidden' })
@Index('post_titled_idx', ['kind', 'createdAt', 'id'], { where: `kind <> 'post' AND NOT hidden` })
@Index('post_unanswered_idx', ['createdAt', 'id'], {
  where: `kind = 'question' AND answer_id IS NULL AND NOT hidden`,
})
@Index('post_page_author_idx', ['pageId', 'authorId'], { where: 'page_id IS NOT NULL AND NOT hidden' })
export class Post extends Withholdable {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column({ type: 'bigint' })
  authorId!: string;

  @ManyToOne(() => Member, { onDelete: 'CASCADE', nullable: false })
  author!: Member;

  @Column({ type: 'bigint', nullable: true })
  pageId!: string | null;

  @ManyToOne(() => Page, { onDelete: 'CASCADE' })
  page!: Page | null;

  /** Sanitised HTML (common/rich-text). */
  @Column({ type: 'text' })
  content!: string;

  @Column({ type: 'jsonb', default: [] })
  images!: PlacedImage[];

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  /** When the content was last changed; set by a trigger. */
  @Column({ type: 'timestamptz', nullable: true })
  editedAt!: Date | null;

  @Column({ type: 'varchar', length: 8, default: 'post' })
  kind!: PostKind;

  /** Of a question or an article, one line; null for others. */
  @Column({ type: 'varchar', length: 150, nullable: true })
  title!: string | null;

  /** Whether everybody with the link may read it; only of an article. */
  @Column({ type: 'boolean', default: false })
  isPublic!: boolean;

  /** Id of a question's accepted answer while everybody may see it; triggers on `accepted_answer` and `comment` keep it. */
  @Column({ type: 'bigint', nullable: true })
  answerId!: string | null;

  /** The project that it is an update about. */
  @Column({ type: 'bigint', nullable: true })
  projectId!: string | null;

  @ManyToOne(() => Project, { onDelete: 'SET NULL' })
  project!: Project | null;

  /** Whether it has a poll, so that posts without one need not be asked for it. */
  @Column({ type: 'boolean', default: false })
  hasPoll!: boolean;
}

declare module '../../platform/sql/column-types.js' {
  interface ColumnTypes {
    'post.images': PlacedImage[];
    'post.kind': PostKind;
  }
}

/** A post's counters; kept exact by triggers on `post_like` and `comment`. */
@Entity('post_counter')
export class PostCounter {
  @PrimaryColumn({ type: 'bigint' })
  postId!: string;

  @OneToOne(() => Post, { onDelete: 'CASCADE' })
  @JoinColumn()
  post!: Post;

  @Column({ type: 'integer', default: 0 })
  likes!: number;

  @Column({ type: 'integer', default: 0 })
  comments!: number;
}
