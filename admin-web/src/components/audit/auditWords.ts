import { useTranslate } from 'react-admin';
import type { AuditActorDto, AuditEntryDto } from '../../api/generated';
import { englishMessages } from '../../i18n/i18nProvider';

type AuditAction = AuditEntryDto['action'];

const words: Record<AuditAction, string> = englishMessages.resources.audit.actions;

/** Every action of the audit log. */
export const auditActions = Object.keys(words) as AuditAction[];

/** Names an action of the audit log. An action that only a newer API knows is shown by its code. */
export function useActionWords(): (action: AuditAction) => string {
  const translate = useTranslate();
  return (action) => translate(`resources.audit.actions.${action}`, { _: action.replaceAll('_', ' ') });
}

export function isAuditAction(text: string | undefined): text is AuditAction {
  return text !== undefined && Object.hasOwn(words, text);
}

/** The actor of an audit event, as display text; empty when nobody is named. */
export function actorName({ kind, name }: AuditActorDto): string {
  switch (kind) {
    case 'administrator':
      return name === null ? 'a former administrator' : `administrator ${name}`;
    case 'member':
      return name ?? 'a former member';
    case 'system':
      return 'the system';
    case 'anonymous':
      return '';
  }
}
