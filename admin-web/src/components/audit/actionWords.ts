import type { AuditRecord } from '../../providers/records/users';

type AuditAction = AuditRecord['action'];

const words: Record<AuditAction, string> = {
  signed_in: 'Signed in',
  sign_in_failed: 'Failed sign-in',
  sign_in_refused: 'Sign-in refused: suspended',
  access_refused: 'Access refused',
  session_ended: 'Session ended',
  password_changed: 'Password changed',
  password_reset: 'Password reset by e-mail',
  account_deleted: 'Account deleted',
  account_restored: 'Account restored',
  account_purged: 'Account purged',
  member_suspended: 'Suspended',
  member_reinstated: 'Reinstated',
  members_exported: 'Members exported',
  post_removed: 'Post removed',
  page_removed: 'Page removed',
  comment_removed: 'Comment removed',
  post_restored: 'Post restored',
  page_restored: 'Page restored',
  comment_restored: 'Comment restored',
  maintenance_started: 'Maintenance started',
  maintenance_ended: 'Maintenance ended',
  administrator_added: 'Administrator added',
  administrator_password_set: 'Administrator’s password set',
  administrator_removed: 'Administrator removed',
};

/** Everything that is recorded, with its words. */
export const auditActions = Object.entries(words) as [action: AuditAction, words: string][];

/** What happened, in words. A server that is newer than this page may know more. */
export function actionWords(action: AuditAction): string {
  return words[action] ?? action.replaceAll('_', ' ');
}

export function isAuditAction(text: string | undefined): text is AuditAction {
  return text !== undefined && Object.hasOwn(words, text);
}
