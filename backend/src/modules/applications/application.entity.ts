import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
} from 'typeorm';
import type { ApplicationState, EventAuthor } from '../../common/application-state.js';
import type { OpeningKind } from '../../common/opening.js';
import { Opening } from '../openings/opening.entity.js';
import { Member } from '../profile/member.entity.js';

/** A question of an opening, as it was, and the answer. */
export interface ApplicationAnswer {
  readonly question: string;
  readonly answer: string;
}

declare module '../../platform/sql/column-types.js' {
  interface ColumnTypes {
    'application.kind': OpeningKind;
    'application.state': ApplicationState;
    'application.answers': ApplicationAnswer[];
    'application.links': string[];
    'application_event.author': EventAuthor;
    'application_event.state': ApplicationState;
  }
}

const STATES = `'applied', 'interview', 'offered', 'accepted', 'declined', 'withdrawn', 'completed', 'unanswered'`;

/** A member's application for an opening, which outlives it. */
@Entity('application')
@Unique('application_opening_member_key', ['openingId', 'memberId'])
@Check('application_kind_check', `kind IN ('internship', 'volunteering', 'role')`)
@Check('application_state_check', `state IN (${STATES})`)
@Check(
  'application_ended_check',
  `ended_at IS NOT NULL OR state NOT IN ('declined', 'withdrawn', 'completed', 'unanswered')`,
)
@Index('application_opening_state_idx', ['openingId', 'state', 'id'])
@Index('application_member_latest_idx', ['memberId', 'updatedAt', 'id'])
@Index('application_waiting_idx', ['openingId'], { where: `state IN ('applied', 'interview')` })
@Index('application_new_for_applicant_idx', ['memberId'], { where: 'new_for_applicant' })
@Index('application_new_for_manager_idx', ['openingId'], { where: 'new_for_manager' })
@Index('application_texts_idx', ['endedAt'], { where: `ended_at IS NOT NULL AND note <> ''` })
export class Application {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  /** Null once the opening is gone for good. */
  @Column({ type: 'bigint', nullable: true })
  openingId!: string | null;

  @ManyToOne(() => Opening, { onDelete: 'SET NULL' })
  opening!: Opening | null;

  @Column({ type: 'bigint' })
  memberId!: string;

  @ManyToOne(() => Member, { onDelete: 'CASCADE', nullable: false })
  member!: Member;

  /** Of the opening, as title and organisation. */
  @Column({ type: 'varchar', length: 12 })
  kind!: OpeningKind;

  @Column({ type: 'varchar', length: 120 })
  title!: string;

  /** Title of its page or project. */
  @Column({ type: 'varchar', length: 100 })
  organisation!: string;

  /** Plain text; empty 180 days after the end, as answers and links. */
  @Column({ type: 'varchar', length: 1500 })
  note!: string;

  @Column({ type: 'jsonb', default: [] })
  answers!: ApplicationAnswer[];

  /** https addresses. */
  @Column({ type: 'jsonb', default: [] })
  links!: string[];

  @Column({ type: 'boolean', default: false })
  shareEmail!: boolean;

  @Column({ type: 'boolean', default: false })
  sharePhone!: boolean;

  @Column({ type: 'varchar', length: 10, default: 'applied' })
  state!: ApplicationState;

  /** How often it was sent: twice at most. */
  @Column({ type: 'smallint', default: 1 })
  attempts!: number;

  /** When a manager opened it first. */
  @Column({ type: 'timestamptz', nullable: true })
  seenAt!: Date | null;

  /** When a manager did something about it first. */
  @Column({ type: 'timestamptz', nullable: true })
  answeredAt!: Date | null;

  /** … and last. */
  @Column({ type: 'timestamptz', nullable: true })
  managedAt!: Date | null;

  /** When it came to an end, or its opening was gone. */
  @Column({ type: 'timestamptz', nullable: true })
  endedAt!: Date | null;

  @Column({ type: 'boolean', default: false })
  newForApplicant!: boolean;

  @Column({ type: 'boolean', default: true })
  newForManager!: boolean;

  /** When it was sent last. */
  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  /** When its last event was. */
  @Column({ type: 'timestamptz', default: () => 'now()' })
  updatedAt!: Date;

  /** Whether the member's account is deleted, or all their content withheld. */
  @Column({ type: 'boolean', default: false })
  hidden!: boolean;
}

/** Something that happened to an application. */
@Entity('application_event')
@Check('application_event_author_check', `author IN ('applicant', 'manager', 'system')`)
@Check('application_event_state_check', `state IN (${STATES})`)
@Index('application_event_application_idx', ['applicationId', 'id'])
@Index('application_event_manager_idx', ['managerId', 'id'], { where: 'manager_id IS NOT NULL' })
export class ApplicationEvent {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column({ type: 'bigint' })
  applicationId!: string;

  @ManyToOne(() => Application, { onDelete: 'CASCADE', nullable: false })
  application!: Application;

  @Column({ type: 'varchar', length: 9 })
  author!: EventAuthor;

  /** The new state; null for a message alone. */
  @Column({ type: 'varchar', length: 10, nullable: true })
  state!: ApplicationState | null;

  /** What was said; null for nothing. */
  @Column({ type: 'varchar', length: 2000, nullable: true })
  body!: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  /** Who did it for the opening, which may have another manager by now; null for others' acts, and once that account is purged. */
  @Column({ type: 'bigint', nullable: true })
  managerId!: string | null;

  @ManyToOne(() => Member, { onDelete: 'SET NULL' })
  manager!: Member | null;
}
