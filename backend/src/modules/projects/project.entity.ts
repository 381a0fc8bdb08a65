import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  ManyToOne,
  PrimaryColumn,
  PrimaryGeneratedColumn,
} from 'typeorm';
import type { ProjectStatus } from '../../common/project-status.js';
import { Withholdable } from '../../common/withholdable.js';
import type { PlacedImage } from '../../platform/media/placed-image.js';
import { Member } from '../profile/member.entity.js';

/** A link of a project, as stored in its row. */
export interface ProjectLink {
  readonly label: string;
  /** https. */
  readonly url: string;
}

/** What a member builds, alone or with a team. */
@Entity('project')
@Check(
  'project_withheld_check',
  `(withheld IS NULL OR withheld IN ('held', 'removed')) AND
   (withheld IS NULL) = (withheld_at IS NULL) AND (withheld IS NOT NULL OR withheld_note IS NULL)`,
)
@Check('project_status_check', `status IN ('idea', 'active', 'finished')`)
@Check(
  'project_days_check',
  `finished_on IS NULL OR (status = 'finished' AND (started_on IS NULL OR started_on <= finished_on))`,
)
@Index('project_visible_latest_idx', ['updatedAt', 'id'], { where: 'NOT hidden' })
@Index('project_visible_newest_idx', ['createdAt', 'id'], { where: 'NOT hidden' })
@Index('project_owner_idx', ['ownerId', 'createdAt', 'id'])
@Index('project_withheld_idx', ['withheldAt', 'id'], { where: 'withheld IS NOT NULL' })
@Index('project_withheld_owner_idx', ['ownerId', 'withheldAt', 'id'], { where: 'withheld IS NOT NULL' })
export class Project extends Withholdable {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column({ type: 'bigint' })
  ownerId!: string;

  @ManyToOne(() => Member, { onDelete: 'CASCADE', nullable: false })
  owner!: Member;

  @Column({ type: 'varchar', length: 100 })
  title!: string;

  @Column({ type: 'varchar', length: 200 })
  summary!: string;

  /** Sanitised HTML (common/rich-text); may be empty. */
  @Column({ type: 'text', default: '' })
  about!: string;

  @Column({ type: 'varchar', length: 8 })
  status!: ProjectStatus;

  @Column({ type: 'text', array: true, default: [] })
  skills!: string[];

  @Column({ type: 'jsonb', default: [] })
  links!: ProjectLink[];

  @Column({ type: 'jsonb', default: [] })
  images!: PlacedImage[];

  /** Days of the calendar, `YYYY-MM-DD`. */
  @Column({ type: 'date', nullable: true })
  startedOn!: string | null;

  /** Only of a finished project. */
  @Column({ type: 'date', nullable: true })
  finishedOn!: string | null;

  /** Whether everybody with the link may read it. */
  @Column({ type: 'boolean', default: false })
  isPublic!: boolean;

  /** In the link by which members join; 128 random bits, base64url. */
  @Column({ type: 'varchar', length: 22 })
  joinCode!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  /** When it was last edited; set by a trigger. */
  @Column({ type: 'timestamptz', default: () => 'now()' })
  updatedAt!: Date;
}

/** A member of a project's team; its owner is one. */
@Entity('project_member')
@Index('project_member_member_idx', ['memberId'])
export class ProjectMember {
  @PrimaryColumn({ type: 'bigint' })
  projectId!: string;

  @PrimaryColumn({ type: 'bigint' })
  memberId!: string;

  @ManyToOne(() => Project, { onDelete: 'CASCADE' })
  project!: Project;

  @ManyToOne(() => Member, { onDelete: 'CASCADE' })
  member!: Member;

  /** What they do in it, one line. */
  @Column({ type: 'varchar', length: 40 })
  role!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  joinedAt!: Date;

  /** Whether it is hidden from everybody: the member's account is deleted, or all their content withheld. */
  @Column({ type: 'boolean', default: false })
  hidden!: boolean;
}

declare module '../../platform/sql/column-types.js' {
  interface ColumnTypes {
    'project.images': PlacedImage[];
    'project.links': ProjectLink[];
    'project.status': ProjectStatus;
  }
}
