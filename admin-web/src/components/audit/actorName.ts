import type { AuditActorDto } from '../../api/generated';

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
