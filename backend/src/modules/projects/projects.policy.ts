import type { Identity } from '../../common/identity.js';
import type { ProjectRelation } from './projects.repository.js';

/** Only its owner may change a project, its team and the link to join. */
export function canManageProject({ accountId }: Identity, ownerId: string): boolean {
  return accountId === ownerId;
}

/** Only its owner may delete a project; moderation has its own calls. */
export function canDeleteProject({ accountId }: Identity, ownerId: string): boolean {
  return accountId === ownerId;
}

/** Its team, the owner included, posts updates about a project. */
export function canPostOnProject({ isMember }: ProjectRelation): boolean {
  return isMember;
}
