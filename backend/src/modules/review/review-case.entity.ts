import { Check, Column, CreateDateColumn, Entity, Index, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import type { CaseMeasure, CaseOutcome, CaseSource, CaseState } from '../../common/case-outcomes.js';
import type { ConsoleRole } from '../../common/identity.js';
import type { CasePriority, ReportableKind, ReporterStanding } from '../../common/report-reasons.js';
import { Member } from '../profile/member.entity.js';

/** What the first reporter saw; once a report holds a post, what that reporter saw. */
export interface CaseSnapshot {
  /** A post's HTML, a comment's text, a page's description, a member's bio, what one side of an application wrote. */
  readonly text: string;
  /** A page's title, a member's name, that of the opening of an application; null for posts and comments. */
  readonly title: string | null;
  /** Paths of pictures on the API host. */
  readonly images: readonly string[];
  /** The post of a comment, the page of a post, the opening of an application; null if there is none. */
  readonly parentId: string | null;
  /** When it was written; ISO 8601. */
  readonly at: string;
}

declare module '../../platform/sql/column-types.js' {
  interface ColumnTypes {
    'review_case.snapshot': CaseSnapshot;
  }
}

/**
 * What was reported about one post, comment, page, project, opening, side of an application or member, and what was decided. At most one is
 * open for each, and one more asks for the approval of an opening.
 */
@Entity('review_case')
@Check(
  'review_case_target_check',
  `target_kind IN ('post', 'comment', 'page', 'project', 'opening', 'application', 'member')`,
)
@Check('review_case_priority_check', 'priority IN (0, 1, 2)')
@Check(
  'review_case_state_check',
  `state IN ('open', 'decided', 'appealed', 'upheld', 'overturned', 'undone')`,
)
@Check('review_case_source_check', `source IN ('report', 'words', 'spam', 'console', 'internship', 'page')`)
@Check('review_case_page_check', `(source = 'page') = (page_id IS NOT NULL)`)
@Check(
  'review_case_outcome_check',
  `outcome IS NULL OR outcome IN ('no_violation', 'send_help', 'bad_faith', 'violation', 'approve', 'decline')`,
)
@Check('review_case_measure_check', `measure IS NULL OR measure IN ('warning', 'limit', 'suspension')`)
@Check(
  'review_case_until_check',
  `CASE measure WHEN 'limit' THEN until IS NOT NULL WHEN 'suspension' THEN true ELSE until IS NULL END`,
)
@Check(
  'review_case_proposed_check',
  `proposed_outcome IS NULL OR proposed_outcome IN ('no_violation', 'send_help', 'bad_faith')`,
)
@Check('review_case_rule_check', 'rule IS NULL OR rule BETWEEN 1 AND 9')
@Check('review_case_hides_all_check', `NOT hides_all OR (measure IS NOT NULL AND measure = 'suspension')`)
@Check('review_case_standing_check', 'standing IN (0, 1, 2)')
@Check('review_case_decider_role_check', `decider_role IN ('moderator', 'administrator')`)
@Check(
  'review_case_decided_check',
  `(state = 'open') = (decided_at IS NULL) AND (state = 'open') = (outcome IS NULL)`,
)
@Index('review_case_open_key', ['targetKind', 'targetId', 'memberId'], {
  unique: true,
  where: `state = 'open' AND source <> 'internship'`,
})
@Index('review_case_approval_key', ['targetId'], {
  unique: true,
  where: `state = 'open' AND source = 'internship'`,
})
@Index('review_case_claimed_by_idx', ['claimedBy'], { where: 'claimed_by IS NOT NULL' })
@Index('review_case_decided_by_idx', ['decidedBy'], { where: 'decided_by IS NOT NULL' })
@Index('review_case_proposed_by_idx', ['proposedBy'], { where: 'proposed_by IS NOT NULL' })
@Index('review_case_member_idx', ['memberId', 'decidedAt'], { where: 'member_id IS NOT NULL' })
@Index('review_case_target_idx', ['targetKind', 'targetId', 'decidedAt'])
@Index('review_case_untold_idx', ['decidedAt'], {
  where: `told_at IS NULL AND decided_at IS NOT NULL AND state <> 'undone'`,
})
@Index('review_case_waiting_idx', ['priority', 'standing', 'dueAt', 'id'], {
  where: `state IN ('open', 'appealed')`,
})
@Index('review_case_words_idx', ['decidedAt'], { where: `snapshot <> '{}' OR reason IS NOT NULL` })
@Index('review_case_decided_idx', ['decidedAt', 'id'], { where: 'decided_at IS NOT NULL' })
export class ReviewCase {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column({ type: 'varchar', length: 11 })
  targetKind!: ReportableKind;

  @Column({ type: 'bigint' })
  targetId!: string;

  /** Whose the target is; null once that account has been purged. */
  @Column({ type: 'bigint', nullable: true })
  memberId!: string | null;

  @ManyToOne(() => Member, { onDelete: 'SET NULL' })
  member!: Member | null;

  @Column({ type: 'varchar', length: 10, default: 'report' })
  source!: CaseSource;

  /** The page whose people removed the content; null unless the source is `page`. It may be gone. */
  @Column({ type: 'bigint', nullable: true })
  pageId!: string | null;

  /** What a rule found that nobody reported: a word or a domain; empty for equal texts. */
  @Column({ type: 'varchar', length: 253, nullable: true })
  signal!: string | null;

  /** Whether that hid the post. */
  @Column({ type: 'boolean', default: false })
  held!: boolean;

  @Column({ type: 'smallint' })
  priority!: CasePriority;

  @Column({ type: 'timestamptz' })
  dueAt!: Date;

  @CreateDateColumn({ type: 'timestamptz' })
  openedAt!: Date;

  @Column({ type: 'varchar', length: 10, default: 'open' })
  state!: CaseState;

  /** Counts the changes of its state, its snapshot and its priority, so that a decision about an older one is refused. */
  @Column({ type: 'integer', default: 1 })
  version!: number;

  @Column({ type: 'jsonb' })
  snapshot!: CaseSnapshot;

  /** The target's revision in the snapshot. */
  @Column({ type: 'integer' })
  revision!: number;

  /** The administrator who has it open until `claimedUntil`. */
  @Column({ type: 'bigint', nullable: true })
  claimedBy!: string | null;

  @Column({ type: 'timestamptz', nullable: true })
  claimedUntil!: Date | null;

  @Column({ type: 'varchar', length: 12, nullable: true })
  outcome!: CaseOutcome | null;

  /** Number of the broken rule in the Terms' list. */
  @Column({ type: 'smallint', nullable: true })
  rule!: number | null;

  /** Whether the decision removed the content. */
  @Column({ type: 'boolean', default: false })
  removed!: boolean;

  /** Whether all that the member wrote is hidden while the decision suspends. */
  @Column({ type: 'boolean', default: false })
  hidesAll!: boolean;

  @Column({ type: 'varchar', length: 10, nullable: true })
  measure!: CaseMeasure | null;

  /** When a limit or a suspension ends; null for one without an end, and for no such measure. */
  @Column({ type: 'timestamptz', nullable: true })
  until!: Date | null;

  /** To whose it is: a note, or the reason of those who run the page. */
  @Column({ type: 'varchar', length: 1000, nullable: true })
  note!: string | null;

  /** Of an act of the console, for administrators alone. */
  @Column({ type: 'varchar', length: 500, nullable: true })
  reason!: string | null;

  @Column({ type: 'bigint', nullable: true })
  decidedBy!: string | null;

  /** What the decider was when they decided, whatever they are now: moderators end only what moderators decided. */
  @Column({ type: 'varchar', length: 20, nullable: true })
  deciderRole!: ConsoleRole | null;

  @Column({ type: 'timestamptz', nullable: true })
  decidedAt!: Date | null;

  /** When the notices of the decision were written. */
  @Column({ type: 'timestamptz', nullable: true })
  toldAt!: Date | null;

  /** Of cases of one priority the lowest is decided first: that of the most trusted who reported it. */
  @Column({ type: 'smallint', default: 1 })
  standing!: ReporterStanding;

  /** Since when only administrators decide it; null for a case that everybody decides. */
  @Column({ type: 'timestamptz', nullable: true })
  escalatedAt!: Date | null;

  /** Who found what `proposedOutcome` says about a child in danger. It holds once somebody else of the console agrees. */
  @Column({ type: 'bigint', nullable: true })
  proposedBy!: string | null;

  @Column({ type: 'varchar', length: 12, nullable: true })
  proposedOutcome!: Exclude<CaseOutcome, 'violation'> | null;

  /** What was reported since then, nobody has looked at: the finding counts no more. */
  @Column({ type: 'timestamptz', nullable: true })
  proposedAt!: Date | null;
}
