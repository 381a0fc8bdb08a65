import { Injectable } from '@nestjs/common';
import { isModerator, type Identity } from '../../../common/identity.js';
import { parseId } from '../../../common/ids.js';
import { SessionsService } from '../../../platform/sessions/sessions.service.js';
import { AdminContentRepository } from '../content/admin-content.repository.js';
import type { AdminUserDetailsResponseDto } from './admin-user-details.dto.js';
import { AdminUserDetailsRepository } from './admin-user-details.repository.js';
import { userNotFound } from './admin-user-status.service.js';
import { toUserDetails, withoutAddress } from './admin-users.mapper.js';

/** All details of one member. The guard admits only the console's accounts. */
@Injectable()
export class AdminUserDetailsService {
  constructor(
    private readonly repository: AdminUserDetailsRepository,
    private readonly content: AdminContentRepository,
    private readonly sessions: SessionsService,
  ) {}

  /**
   * Moderators get no addresses, no sessions and no word of a second factor or of the age, and of the audit log only what was decided.
   * @throws AppError 404 when there is no such member
   */
  async get(caller: Identity, memberId: string): Promise<AdminUserDetailsResponseDto> {
    const id = parseId(memberId);
    const member = id === null ? null : await this.repository.member(id);
    if (id === null || member === null) throw userNotFound();
    const [counts, pages, posts, sessions, audit] = await Promise.all([
      this.repository.counts(id),
      this.content.pagesOf(id),
      this.content.postsOf(id),
      isModerator(caller) ? [] : this.sessions.ofMember(id),
      isModerator(caller) ? this.repository.decisions(id) : this.repository.audit(id),
    ]);
    const data = toUserDetails({ member, counts, pages, posts, sessions, audit }, caller);
    if (!isModerator(caller)) return { success: true, data };
    return { success: true, data: { ...withoutAddress(data), hasSecondFactor: false, age: null } };
  }
}
