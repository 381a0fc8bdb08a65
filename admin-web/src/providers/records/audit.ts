import type { AuditEventDto } from '../../api/generated';

/** An event of the audit log, with the people it names; the resource `audit`. */
export interface AuditEventRecord {
  id: string;
  /** ISO 8601, UTC. */
  at: string;
  action: AuditEventDto['action'];
  /** Who did it, as display text. */
  by: string;
  /** Id of the administrator who did it, to filter by; `null` when it was somebody else. */
  administratorId: string | null;
  /** The member it concerns; `null` when it concerns none. */
  member: { id: string; name: string | null } | null;
  /** The post, page or other entry it concerns, which may no longer exist. */
  subject: AuditEventDto['subject'];
  /** Empty for actions without a reason. */
  reason: string;
}

/** An administrator to filter by. */
export interface AdministratorRecord {
  id: string;
  userName: string;
}
