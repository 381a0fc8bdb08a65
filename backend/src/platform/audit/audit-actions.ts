/*
 * The actions in the audit log, each in one of two lists. The codes are stable: the console names each one, and
 * administrators search by them.
 */

/** What accounts do: sign-ins, addresses, deletions, who runs a page. The log folds them by day. */
const ACCOUNTS_ACTIONS = [
  'signed_in',
  'sign_in_failed',
  'sign_in_refused',
  'access_refused',
  'session_ended',
  'password_changed',
  'password_reset',
  'factor_added',
  'factor_removed',
  'recovery_codes_renewed',
  'recovery_code_used',
  'email_confirmed',
  'email_change_requested',
  'email_change_cancelled',
  'email_changed',
  'consent_asked',
  'consent_answered',
  'consent_withdrawn',
  'account_deleted',
  'account_restored',
  'account_purged',
  'page_moderator_added',
  'page_moderator_removed',
  'page_member_banned',
  'page_ban_lifted',
] as const;

/** What administrators and operators do. */
export const ADMINISTRATORS_ACTS = [
  'member_suspended',
  'member_reinstated',
  'factors_cleared',
  'consent_recorded',
  'members_exported',
  'post_removed',
  'page_removed',
  'project_removed',
  'opening_removed',
  'comment_removed',
  'post_restored',
  'page_restored',
  'project_restored',
  'opening_restored',
  'comment_restored',
  'record_revoked',
  'evidence_opened',
  'reporter_revealed',
  'case_escalated',
  'case_noted',
  'case_referred',
  'case_proposed',
  'case_decided',
  'decision_undone',
  'appeal_answered',
  'word_rule_saved',
  'word_rule_deleted',
  'grievance_answered',
  'topic_hidden',
  'topic_shown',
  'maintenance_started',
  'maintenance_ended',
  'administrator_added',
  'administrator_password_set',
  'administrator_removed',
  'administrator_role_set',
  'administrator_reset',
  'administrator_set_up',
] as const;

export const AUDIT_ACTIONS = [...ACCOUNTS_ACTIONS, ...ADMINISTRATORS_ACTS] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];
