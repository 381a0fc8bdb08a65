import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Sql, type Transaction } from '../sql/sql.js';
import { AuditEventRow } from './audit-event.entity.js';

/** What is written of an event; the database adds the rest. */
export type NewAuditRow = Readonly<Omit<AuditEventRow, 'id' | 'at'>>;

@Injectable()
export class AuditRepository {
  constructor(
    private readonly sql: Sql,
    @InjectRepository(AuditEventRow) private readonly events: Repository<AuditEventRow>,
  ) {}

  /** For a command, which is not run by Nest. */
  static of(sql: Sql, { manager }: Transaction): AuditRepository {
    return new AuditRepository(sql, manager.getRepository(AuditEventRow));
  }

  /** @param tx left out, a transaction of its own, which a process that stops still ends */
  async insert(row: NewAuditRow, tx?: Transaction): Promise<void> {
    if (!tx) return this.sql.transaction((own) => this.insert(row, own));
    await tx.manager.withRepository(this.events).insert(row);
  }
}
