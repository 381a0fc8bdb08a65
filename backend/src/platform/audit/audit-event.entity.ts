import { Check, Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { RemovableKind } from '../../common/removal.js';
import type { AuditAction } from './audit-actions.js';

/** An audit log entry: an event of an account or an action of an administrator. Rows are inserted, never changed. */
@Entity('audit_event')
@Check(
  'audit_event_actor_check',
  `actor_kind IN ('member', 'administrator', 'anonymous', 'system') AND
   (actor_id IS NOT NULL) = (actor_kind IN ('member', 'administrator'))`,
)
@Check('audit_event_subject_check', '(subject_kind IS NULL) = (subject_id IS NULL)')
@Index('audit_event_member_idx', ['memberId', 'id'], { where: 'member_id IS NOT NULL' })
@Index('audit_event_reason_idx', ['memberId'], { where: `details ? 'reason'` })
@Index('audit_event_action_idx', ['action', 'at'])
@Index('audit_event_at_idx', ['at', 'id'])
@Index('audit_event_actor_idx', ['actorKind', 'actorId', 'id'])
export class AuditEventRow {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  at!: Date;

  @Column({ type: 'varchar', length: 20 })
  actorKind!: 'member' | 'administrator' | 'anonymous' | 'system';

  @Column({ type: 'bigint', nullable: true })
  actorId!: string | null;

  @Column({ type: 'varchar', length: 60 })
  action!: AuditAction;

  /** The kind of content the action concerned, in addition to the member. */
  @Column({ type: 'varchar', length: 20, nullable: true })
  subjectKind!: RemovableKind | null;

  @Column({ type: 'bigint', nullable: true })
  subjectId!: string | null;

  /** The member concerned. No foreign key: the event outlives the member. */
  @Column({ type: 'bigint', nullable: true })
  memberId!: string | null;

  /** No e-mail, phone, password, token or address; a `reason` is blanked when the member is purged. */
  @Column({ type: 'jsonb', default: {} })
  details!: Record<string, string>;

  /** The id of the request's line in the logs. */
  @Column({ type: 'varchar', length: 64, nullable: true })
  requestId!: string | null;
}

declare module '../sql/column-types.js' {
  interface ColumnTypes {
    'audit_event.action': AuditAction;
    'audit_event.subject_kind': RemovableKind;
  }
}
