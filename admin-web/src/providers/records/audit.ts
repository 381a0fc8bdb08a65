import type { AuditEventDto } from '../../api/generated';

/** Something the server recorded, with everybody it names; the resource `audit`. */
export interface AuditEventRecord {
  id: string;
  /** ISO 8601, UTC. */
  at: string;
  action: AuditEventDto['action'];
  /** Who did it, fit to be shown. */
  by: string;
  /** The administrator who did it, by whom one can search; `null` when it was none. */
  administratorId: string | null;
  /** Whom it concerns; `null` when no member. */
  member: { id: string; name: string | null } | null;
  /** What else it is about; it may no longer exist. */
  subject: AuditEventDto['subject'];
  /** Empty where no reason is asked for. */
  reason: string;
}

/** Who can be searched by. */
export interface AdministratorRecord {
  id: string;
  userName: string;
}
