import { Injectable } from '@nestjs/common';
import type { AccountKind } from '../../common/identity.js';
import { Sql, type SqlRunner, type Transaction } from '../sql/sql.js';
import { statement } from '../sql/statement.js';

/** An account that has factors. */
export interface FactorOwner {
  readonly kind: AccountKind;
  readonly accountId: string;
}

/** What a sealed secret is bound to. */
export const sealOwner = ({ kind, accountId }: FactorOwner): string => `${kind} ${accountId}`;

const OWN = `account_kind = $1 AND account_id = $2`;
/** The columns of the owner, from $1 and $2. */
const OWNER = `$1::text, CASE WHEN $1::text = 'member' THEN $2::bigint END, CASE WHEN $1::text = 'administrator' THEN $2::bigint END`;

const OVERVIEW = statement(
  'factor_overview',
  `SELECT (SELECT confirmed_at FROM factor WHERE ${OWN} AND kind = 'totp' AND confirmed_at IS NOT NULL) AS since,
          (SELECT count(*)::int FROM recovery_code WHERE ${OWN} AND used_at IS NULL) AS "codesLeft"`,
);
const FIND = statement(
  'factor_find',
  `SELECT id, secret FROM factor WHERE ${OWN} AND kind = 'totp' AND confirmed_at IS NOT NULL`,
);
const FIND_STARTED = statement(
  'factor_find_started',
  `SELECT id, secret FROM factor
    WHERE ${OWN} AND kind = 'totp' AND confirmed_at IS NULL AND created_at > now() - make_interval(secs => $3)`,
);
// Compared and set at once: of two requests with the same code one wins.
const USE_STEP = statement(
  'factor_use_step',
  `UPDATE factor SET last_step = $2 WHERE id = $1 AND last_step < $2 RETURNING id`,
);
const USE_CODE = statement(
  'recovery_code_use',
  `UPDATE recovery_code SET used_at = now() WHERE hash = $3 AND ${OWN} AND used_at IS NULL RETURNING hash`,
);
const START = statement(
  'factor_start',
  `INSERT INTO factor (kind, account_kind, member_id, administrator_id, secret) VALUES ('totp', ${OWNER}, $3)
   ON CONFLICT (account_id, account_kind, kind) WHERE confirmed_at IS NULL
   DO UPDATE SET secret = excluded.secret, created_at = now()`,
);
const REPLACE = statement(
  'factor_replace',
  `DELETE FROM factor WHERE ${OWN} AND kind = 'totp' AND confirmed_at IS NOT NULL`,
);
const CONFIRM = statement(
  'factor_confirm',
  `UPDATE factor SET confirmed_at = now(), last_step = $2 WHERE id = $1 AND secret = $3 AND confirmed_at IS NULL RETURNING id`,
);
const LOCK = statement(
  'factor_lock',
  `SELECT id FROM factor WHERE ${OWN} AND confirmed_at IS NOT NULL ORDER BY id FOR UPDATE`,
);
const REMOVE = statement(
  'factor_remove',
  `DELETE FROM factor WHERE ${OWN} RETURNING confirmed_at IS NOT NULL AS "wasSet"`,
);
const REMOVE_CODES = statement('recovery_code_remove', `DELETE FROM recovery_code WHERE ${OWN}`);
const ADD_CODES = statement(
  'recovery_code_add',
  `INSERT INTO recovery_code (hash, account_kind, member_id, administrator_id)
   SELECT hash, ${OWNER} FROM unnest($3::bytea[]) AS hash`,
);

const ALL_SEALED = statement(
  'factor_all_sealed',
  `SELECT id, account_kind AS kind, account_id AS "accountId", secret FROM factor ORDER BY id FOR UPDATE`,
  { notNull: ['accountId'] },
);
const RESEAL = statement('factor_reseal', `UPDATE factor SET secret = $2 WHERE id = $1`);

/** A factor, by its id, with its sealed secret. */
export interface SealedFactor {
  readonly id: string;
  readonly secret: Buffer;
}

@Injectable()
export class FactorsRepository {
  constructor(private readonly sql: Sql) {}

  /** When the factor was confirmed, null if there is none, and how many recovery codes are left. */
  async overview({
    kind,
    accountId,
  }: FactorOwner): Promise<{ readonly since: Date | null; readonly codesLeft: number }> {
    const [row] = await this.sql.query(OVERVIEW, [kind, accountId]);
    return row ?? { since: null, codesLeft: 0 };
  }

  /** The confirmed factor, or null. */
  async find({ kind, accountId }: FactorOwner): Promise<SealedFactor | null> {
    const [row] = await this.sql.query(FIND, [kind, accountId]);
    return row ?? null;
  }

  /** The factor that is being set up, or null: there is none, or it was started longer ago. */
  async findStarted({ kind, accountId }: FactorOwner, maxAgeSeconds: number): Promise<SealedFactor | null> {
    const [row] = await this.sql.query(FIND_STARTED, [kind, accountId, maxAgeSeconds]);
    return row ?? null;
  }

  /** Uses a time step up; false if it, or a later one, was used before. */
  async useStep(id: string, step: number): Promise<boolean> {
    return (await this.sql.query(USE_STEP, [id, step])).length > 0;
  }

  /** Uses a recovery code up; false if the account has no such code left. */
  async useCode({ kind, accountId }: FactorOwner, hash: Buffer, tx: Transaction): Promise<boolean> {
    return (await tx.query(USE_CODE, [kind, accountId, hash])).length > 0;
  }

  /** Keeps the secret of a factor that is being set up, instead of one that was started before. */
  async start({ kind, accountId }: FactorOwner, secret: Buffer): Promise<void> {
    await this.sql.query(START, [kind, accountId, secret]);
  }

  /** Confirms the factor that is being set up, in place of the one before. False if it is no longer this one. */
  async confirm(
    { kind, accountId }: FactorOwner,
    { id, secret }: SealedFactor,
    step: number,
    tx: Transaction,
  ): Promise<boolean> {
    await tx.query(REPLACE, [kind, accountId]);
    return (await tx.query(CONFIRM, [id, step, secret])).length > 0;
  }

  /** Locks the confirmed factor until the transaction ends; false if there is none. */
  async lock({ kind, accountId }: FactorOwner, tx: Transaction): Promise<boolean> {
    return (await tx.query(LOCK, [kind, accountId])).length > 0;
  }

  /** Removes all factors and recovery codes; false if none was confirmed. */
  async remove({ kind, accountId }: FactorOwner, tx: Transaction): Promise<boolean> {
    const removed = await tx.query(REMOVE, [kind, accountId]);
    await tx.query(REMOVE_CODES, [kind, accountId]);
    return removed.some(({ wasSet }) => wasSet);
  }

  /** All factors, locked until the transaction ends. */
  allSealed(tx: Transaction): Promise<(FactorOwner & SealedFactor)[]> {
    return tx.query(ALL_SEALED) as Promise<(FactorOwner & SealedFactor)[]>;
  }

  async reseal(id: string, secret: Buffer, tx: Transaction): Promise<void> {
    await tx.query(RESEAL, [id, secret]);
  }

  /** Replaces the recovery codes by those of these digests. The factor is locked by {@link lock} or {@link confirm}. */
  async replaceCodes(
    { kind, accountId }: FactorOwner,
    hashes: readonly Buffer[],
    tx: SqlRunner,
  ): Promise<void> {
    await tx.query(REMOVE_CODES, [kind, accountId]);
    await tx.query(ADD_CODES, [kind, accountId, hashes]);
  }
}
