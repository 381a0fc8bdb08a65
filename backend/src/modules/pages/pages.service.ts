import { Injectable } from '@nestjs/common';
import { forbidden, notFound } from '../../common/app-error.js';
import { parseId } from '../../common/ids.js';
import type { Identity } from '../../platform/sessions/identity.js';
import { canPostOnPage } from './pages.policy.js';
import { PagesRepository } from './pages.repository.js';

@Injectable()
export class PagesService {
  constructor(private readonly repository: PagesRepository) {}

  /**
   * The id of a page the caller may post on.
   * @throws AppError 404 when there is no such page, 403 when the caller may not
   */
  async requirePostable(caller: Identity, pageId: string): Promise<string> {
    const id = parseId(pageId);
    const standing = id === null ? null : await this.repository.standing(id, caller.accountId);
    if (id === null || standing === null) throw notFound('This page does not exist any more');
    if (!canPostOnPage(standing)) throw forbidden('Follow this page to post on it');
    return id;
  }
}
