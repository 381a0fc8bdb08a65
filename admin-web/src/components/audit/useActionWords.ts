import { useTranslate } from 'react-admin';
import { englishMessages } from '../../i18n/en';
import type { AuditRecord } from '../../providers/records/users';

type AuditAction = AuditRecord['action'];

const words: Record<AuditAction, string> = englishMessages.resources.audit.actions;

/** Every action that is recorded. */
export const auditActions = Object.keys(words) as AuditAction[];

/** Names a recorded action. A newer server may record actions that this page does not know; their code is shown. */
export function useActionWords(): (action: AuditAction) => string {
  const translate = useTranslate();
  return (action) => translate(`resources.audit.actions.${action}`, { _: action.replaceAll('_', ' ') });
}

export function isAuditAction(text: string | undefined): text is AuditAction {
  return text !== undefined && Object.hasOwn(words, text);
}
