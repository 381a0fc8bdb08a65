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

  /**
   * Whom a text mentions after an edit. Who was mentioned by a name that is still in the text, and is away (deleted, suspended, or one
   * of the two mutes or blocks the other), stays mentioned whatever the edit names, because nobody could name them.
   * @param before whom the text mentioned
   * @param ids whom the edit names; left out: the same members
   * @param text as its readers see it, without markup
   * @param runner an open transaction, if the text is written in one
   * @returns `named`: everybody; `shown`: without those who are away
   */
  async after(
    authorId: string,
    before: readonly Mention[],
    ids: readonly string[] | null | undefined,
    text: string,
    runner?: SqlRunner,
  ): Promise<{ readonly named: readonly Mention[]; readonly shown: readonly Mention[] }> {
    const asked = new Set(ids?.flatMap((id) => parseId(id) ?? []) ?? before.map(({ id }) => id));
    const known = [...new Set([...asked, ...before.map(({ id }) => id)])];
    if (known.length === 0 || !text.includes('@')) return { named: [], shown: [] };
    const reachable = await this.repository.reachable(authorId, known, runner);
    const here = new Set(reachable.map(({ id }) => id));
    // A member who changed their name meanwhile is found by the old one.
    const kept = before.filter(({ id }) => asked.has(id) || !here.has(id));
    const found = mentionsIn(text, [
      ...reachable.filter(({ id }) => asked.has(id)),
      ...kept.map(({ id, label }) => ({ id, name: label })),
    ]);
    const named = [...new Map(found.map((mention) => [mention.id, mention])).values()];
    return { named, shown: named.filter(({ id }) => here.has(id)) };
  }
}
