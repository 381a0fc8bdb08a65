import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Sql, type Transaction } from '../sql/sql.js';
import { statement } from '../sql/statement.js';
import { Setting } from './setting.entity.js';

// A lock on the row would not do: before it is first written there is none.
const LOCK = statement('setting_lock', `SELECT pg_advisory_xact_lock(hashtextextended('setting ' || $1, 0))`);

/** Facts that every replica must agree on; each belongs to one service, which knows its shape. */
@Injectable()
export class SettingsRepository {
  constructor(
    private readonly sql: Sql,
    @InjectRepository(Setting) private readonly settings: Repository<Setting>,
  ) {}

  /** Undefined until it is first written. */
  async read<Value extends object>(name: string, tx?: Transaction): Promise<Value | undefined> {
    const settings = tx ? tx.manager.withRepository(this.settings) : this.settings;
    const setting = await settings.findOneBy({ name });
    // The service that the setting belongs to knows its shape.
    return setting?.value as Value | undefined;
  }

  /** Keeps others from changing it until the transaction ends. */
  async lock(name: string, tx: Transaction): Promise<void> {
    await tx.query(LOCK, [name]);
  }

  async write(name: string, value: object, tx: Transaction): Promise<void> {
    await tx.manager.withRepository(this.settings).upsert({ name, value }, ['name']);
  }

  transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    return this.sql.transaction(work);
  }
}
