import { Injectable } from '@nestjs/common';
import { conflict, invalid, notFound } from '../../../common/app-error.js';
import type { MessageResponseDto } from '../../../common/envelope.dto.js';
import { parseId } from '../../../common/ids.js';
import type { Identity } from '../../../common/identity.js';
import { AuditService } from '../../../platform/audit/audit.service.js';
import { Sql } from '../../../platform/sql/sql.js';
import { SignalsService } from '../../review/signals/signals.service.js';
import type { SaveWordRuleDto, WordRuleListResponseDto } from './admin-words.dto.js';
import { AdminWordsRepository } from './admin-words.repository.js';

/** Each text is compared with every rule. */
const MAX_WORD_RULES = 200;

const ruleNotFound = () => notFound('This word does not exist any more');

/** The words that open cases. The guard admits only administrators. */
@Injectable()
export class AdminWordsService {
  constructor(
    private readonly sql: Sql,
    private readonly repository: AdminWordsRepository,
    private readonly signals: SignalsService,
    private readonly audit: AuditService,
  ) {}

  async list(): Promise<WordRuleListResponseDto> {
    return { success: true, data: { rules: await this.repository.list() } };
  }

  /**
   * Adds a rule or changes one. It counts for what is written or edited from now on.
   * @throws AppError 400 for a pattern of marks alone, or too many rules, 404 for a rule that is gone, 409 for one that is there
   */
  async save(caller: Identity, form: SaveWordRuleDto): Promise<MessageResponseDto> {
    const id = form.id ? parseId(form.id) : null;
    if (form.id && id === null) throw ruleNotFound();
    const folded = this.signals.fold(form.pattern);
    if (folded === '') throw invalid({ pattern: 'Write a word with letters or digits' });
    await this.sql.transaction(async (tx) => {
      const others = await this.repository.others(id, folded, tx);
      if (others.isThere) throw conflict({ pattern: 'There is a rule for this already' });
      if (id === null && others.count >= MAX_WORD_RULES)
        throw invalid({ pattern: `There are ${MAX_WORD_RULES} words already. Delete one first.` });
      const saved = await this.repository.save(id, form, folded, tx);
      if (saved === null) throw ruleNotFound();
      const details = { wordId: saved, act: form.action };
      await this.audit.record({ action: 'word_rule_saved', actor: caller, details }, tx);
    });
    return { success: true, message: 'Saved. It counts for what is written from now on.' };
  }

  /** @throws AppError 404 for a rule that is gone */
  async delete(caller: Identity, askedId: string): Promise<MessageResponseDto> {
    const id = parseId(askedId);
    await this.sql.transaction(async (tx) => {
      if (id === null || !(await this.repository.delete(id, tx))) throw ruleNotFound();
      await this.audit.record({ action: 'word_rule_deleted', actor: caller, details: { wordId: id } }, tx);
    });
    return { success: true, message: 'Deleted' };
  }
}
