import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { Transaction } from '../sql/sql.js';
import { statement } from '../sql/statement.js';
import { Setting } from './setting.entity.js';

// A row lock is not enough: before the first write there is no row.
const LOCK = statement('setting_lock', `SELECT pg_advisory_xact_lock(hashtextextended('setting ' || $1, 0))`);

/** Settings that all processes share; each belongs to one service, which knows its type. */
@Injectable()
export class SettingsRepository {
  constructor(@InjectRepository(Setting) private readonly settings: Repository<Setting>) {}

  /** Undefined until it is first written. */
  async read<Value extends object>(name: string, tx?: Transaction): Promise<Value | undefined> {
    const settings = tx ? tx.manager.withRepository(this.settings) : this.settings;
    const setting = await settings.findOneBy({ name });
    // The service that owns the setting knows its type.
    return setting?.value as Value | undefined;
  }

  /** Locks the setting until the transaction ends. */
  async lock(name: string, tx: Transaction): Promise<void> {
    await tx.query(LOCK, [name]);
  }

  async write(name: string, value: object, tx: Transaction): Promise<void> {
    await tx.manager.withRepository(this.settings).upsert({ name, value }, ['name']);
  }
}
