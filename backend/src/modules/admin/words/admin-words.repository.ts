import { Injectable } from '@nestjs/common';
import { Sql, type Transaction } from '../../../platform/sql/sql.js';
import { statement } from '../../../platform/sql/statement.js';
import type { SaveWordRuleDto, WordRuleDto } from './admin-words.dto.js';

const LIST = statement(
  'word_rules',
  `SELECT id, pattern, whole_word AS "wholeWord", action FROM word_rule ORDER BY folded`,
);
/** Makes one writer wait for another: the number of rules has a bound. */
const LOCK = statement('word_rules_lock', `SELECT pg_advisory_xact_lock(hashtextextended('word rules', 0))`);
const OTHERS = statement(
  'word_rules_others',
  `SELECT count(*)::int AS count, coalesce(bool_or(folded = $2), false) AS "isThere"
     FROM word_rule WHERE id IS DISTINCT FROM $1::bigint`,
);
const ADD = statement(
  'word_rule_add',
  `INSERT INTO word_rule (pattern, folded, whole_word, action) VALUES ($1, $2, $3::boolean, $4) RETURNING id`,
);
const CHANGE = statement(
  'word_rule_change',
  `UPDATE word_rule SET pattern = $1, folded = $2, whole_word = $3::boolean, action = $4 WHERE id = $5::bigint RETURNING id`,
);
const DELETE = statement('word_rule_delete', `DELETE FROM word_rule WHERE id = $1::bigint RETURNING id`);

@Injectable()
export class AdminWordsRepository {
  constructor(private readonly sql: Sql) {}

  list(): Promise<WordRuleDto[]> {
    return this.sql.query(LIST);
  }

  /** How many other rules there are, and whether one of them is the same; nobody changes them until the transaction ends. */
  async others(
    id: string | null,
    folded: string,
    tx: Transaction,
  ): Promise<{ count: number; isThere: boolean }> {
    await tx.query(LOCK);
    const [row] = await tx.query(OTHERS, [id, folded]);
    return { count: row?.count ?? 0, isThere: row?.isThere === true };
  }

  /** Id of the rule; null if it does not exist (any more). */
  async save(
    id: string | null,
    { pattern, wholeWord, action }: SaveWordRuleDto,
    folded: string,
    tx: Transaction,
  ): Promise<string | null> {
    const values = [pattern, folded, wholeWord, action];
    const [row] = await (id === null ? tx.query(ADD, values) : tx.query(CHANGE, [...values, id]));
    return row?.id ?? null;
  }

  async delete(id: string, tx: Transaction): Promise<boolean> {
    return (await tx.query(DELETE, [id])).length > 0;
  }
}
