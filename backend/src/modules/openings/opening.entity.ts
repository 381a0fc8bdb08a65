import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  ManyToOne,
  OneToOne,
  JoinColumn,
  PrimaryColumn,
  PrimaryGeneratedColumn,
} from 'typeorm';
import type { OpeningField, OpeningKind, OpeningMode, OpeningState } from '../../common/opening.js';
import { Withholdable } from '../../common/withholdable.js';
import { Page } from '../pages/page.entity.js';
import { Member } from '../profile/member.entity.js';
import { Project } from '../projects/project.entity.js';

declare module '../../platform/sql/column-types.js' {
  interface ColumnTypes {
    'opening.kind': OpeningKind;
    'opening.field': OpeningField;
    'opening.mode': OpeningMode;
    'opening.state': OpeningState;
    'opening.questions': string[];
  }
}

/** Work that a page or a project offers for some time. */
@Entity('opening')
@Check('opening_kind_check', `kind IN ('internship', 'volunteering', 'role')`)
@Check(
  'opening_place_check',
  `num_nonnulls(page_id, project_id) = 1 AND (kind = 'role') = (project_id IS NOT NULL)`,
)
@Check(
  'opening_field_check',
  `field IN (
    'software', 'design', 'writing', 'teaching', 'research', 'marketing', 'operations', 'electronics', 'mechanical', 'civil',
    'life-science', 'finance', 'law', 'media', 'other'
  )`,
)
@Check('opening_mode_check', `mode IN ('on_site', 'remote', 'hybrid') AND (mode = 'remote' OR city <> '')`)
@Check(
  'opening_numbers_check',
  'hours_week BETWEEN 1 AND 48 AND weeks BETWEEN 1 AND 52 AND places BETWEEN 1 AND 500',
)
@Check(
  'opening_time_check',
  `(hours_week IS NULL) = (weeks IS NULL) AND (hours_week IS NOT NULL OR schedule <> '') AND (schedule = '' OR kind <> 'internship')`,
)
@Check(
  'opening_stipend_check',
  `(stipend_min IS NOT NULL) = (kind = 'internship') AND (stipend_max IS NOT NULL) = (kind = 'internship')
   AND (stipend_min IS NULL OR (stipend_min BETWEEN 0 AND stipend_max AND stipend_max <= 200000 AND (stipend_max > 0 OR hours_week <= 20)))`,
)
@Check(
  'opening_state_check',
  `state IN ('review', 'open', 'declined', 'closed') AND (state <> 'open' OR opened_at IS NOT NULL)`,
)
@Check(
  'opening_withheld_check',
  `(withheld IS NULL OR withheld IN ('held', 'removed')) AND
   (withheld IS NULL) = (withheld_at IS NULL) AND (withheld IS NOT NULL OR withheld_note IS NULL)`,
)
@Index('opening_newest_idx', ['kind', 'openedAt', 'id'], { where: `state = 'open' AND NOT hidden` })
@Index('opening_closing_idx', ['kind', 'closesOn', 'id'], { where: `state = 'open' AND NOT hidden` })
@Index('opening_page_idx', ['pageId', 'id'], { where: 'page_id IS NOT NULL' })
@Index('opening_project_idx', ['projectId', 'id'], { where: 'project_id IS NOT NULL' })
@Index('opening_poster_idx', ['posterId', 'createdAt', 'id'])
@Index('opening_visible_newest_idx', ['createdAt', 'id'], { where: 'NOT hidden' })
@Index('opening_withheld_idx', ['withheldAt', 'id'], { where: 'withheld IS NOT NULL' })
@Index('opening_withheld_poster_idx', ['posterId', 'withheldAt', 'id'], { where: 'withheld IS NOT NULL' })
export class Opening extends Withholdable {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column({ type: 'varchar', length: 12 })
  kind!: OpeningKind;

  /** Null for a role. */
  @Column({ type: 'bigint', nullable: true })
  pageId!: string | null;

  @ManyToOne(() => Page, { onDelete: 'CASCADE' })
  page!: Page | null;

  /** Null for internships and volunteering. */
  @Column({ type: 'bigint', nullable: true })
  projectId!: string | null;

  @ManyToOne(() => Project, { onDelete: 'CASCADE' })
  project!: Project | null;

  /** Who manages it: they created the page, or own the project. */
  @Column({ type: 'bigint' })
  posterId!: string;

  @ManyToOne(() => Member, { onDelete: 'CASCADE', nullable: false })
  poster!: Member;

  @Column({ type: 'varchar', length: 120 })
  title!: string;

  @Column({ type: 'varchar', length: 12 })
  field!: OpeningField;

  /** Plain text. */
  @Column({ type: 'varchar', length: 5000 })
  about!: string;

  @Column({ type: 'varchar', length: 7 })
  mode!: OpeningMode;

  /** Empty for remote work without one. */
  @Column({ type: 'varchar', length: 80, default: '' })
  city!: string;

  /** Null, like the weeks, only where `schedule` says when. */
  @Column({ type: 'smallint', nullable: true })
  hoursWeek!: number | null;

  @Column({ type: 'smallint', nullable: true })
  weeks!: number | null;

  /** At what times, in the poster's words; empty if it is not said, and for internships. */
  @Column({ type: 'varchar', length: 80, default: '' })
  schedule!: string;

  /** Day of the calendar, `YYYY-MM-DD`; null when it is agreed later. */
  @Column({ type: 'date', nullable: true })
  startsOn!: string | null;

  /** Last day to apply, until midnight in India. */
  @Column({ type: 'date' })
  closesOn!: string;

  @Column({ type: 'smallint' })
  places!: number;

  /** Rupees a month; null for all but internships. */
  @Column({ type: 'integer', nullable: true })
  stipendMin!: number | null;

  @Column({ type: 'integer', nullable: true })
  stipendMax!: number | null;

  @Column({ type: 'jsonb', default: [] })
  questions!: string[];

  @Column({ type: 'varchar', length: 8 })
  state!: OpeningState;

  /** Why it was declined. */
  @Column({ type: 'varchar', length: 1000, nullable: true })
  reason!: string | null;

  /** Since when it is open in this round; null while nobody has approved it. */
  @Column({ type: 'timestamptz', nullable: true })
  openedAt!: Date | null;

  /** When its manager closed it. */
  @Column({ type: 'timestamptz', nullable: true })
  closedAt!: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}

/** How many applied for an opening; triggers count. */
@Entity('opening_counter')
export class OpeningCounter {
  @PrimaryColumn({ type: 'bigint' })
  openingId!: string;

  @OneToOne(() => Opening, { onDelete: 'CASCADE' })
  @JoinColumn()
  opening!: Opening;

  @Column({ type: 'integer', default: 0 })
  applications!: number;

  /** Those that nobody has answered. */
  @Column({ type: 'integer', default: 0 })
  waiting!: number;
}

/** An opening on a member's board for which they have not applied yet. */
@Entity('opening_save')
@Index('opening_save_opening_idx', ['openingId'])
@Index('opening_save_latest_idx', ['memberId', 'savedAt', 'openingId'])
export class OpeningSave {
  @PrimaryColumn({ type: 'bigint' })
  memberId!: string;

  @PrimaryColumn({ type: 'bigint' })
  openingId!: string;

  @ManyToOne(() => Member, { onDelete: 'CASCADE' })
  member!: Member;

  @ManyToOne(() => Opening, { onDelete: 'CASCADE' })
  opening!: Opening;

  @CreateDateColumn({ type: 'timestamptz' })
  savedAt!: Date;
}
