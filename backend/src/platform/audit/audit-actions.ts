/** What the audit table records. The codes are stable: the console names them, and later readers search for them. */
export const AUDIT_ACTIONS = [
  'signed_in',
  'sign_in_failed',
  'sign_in_refused',
  'access_refused',
  'session_ended',
  'password_changed',
  'password_reset',
  'account_deleted',
  'account_restored',
  'account_purged',
  'member_suspended',
  'member_reinstated',
  'members_exported',
  'post_removed',
  'page_removed',
  'maintenance_started',
  'maintenance_ended',
  'administrator_added',
  'administrator_password_set',
  'administrator_removed',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];
