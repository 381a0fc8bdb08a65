import { Injectable } from '@nestjs/common';
import { parseId } from '../../common/ids.js';
import { mentionsIn, type Mention } from '../../common/mentions.js';
import type { SqlRunner } from '../../platform/sql/sql.js';
import { MentionsRepository } from './mentions.repository.js';

/** Decides whom a post or comment mentions. */
@Injectable()
export class MentionsService {
  constructor(private readonly repository: MentionsRepository) {}

  /**
   * Those of the named members whom the author may mention and whose name follows an `@` in the text. Others are left out
   * silently: who is told nothing must not be learned from a refusal.
   * @param text as its readers see it, without markup
   * @param runner an open transaction, if the text is written in one
   */
  async among(
    authorId: string,
    ids: readonly string[],
    text: string,
    runner?: SqlRunner,
  ): Promise<Mention[]> {
    const possible = [...new Set(ids.flatMap((id) => parseId(id) ?? []))];
    if (possible.length === 0 || !text.includes('@')) return [];
    return mentionsIn(text, await this.repository.reachable(authorId, possible, runner));
  }
}
