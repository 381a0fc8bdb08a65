import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Sql, type Transaction } from '../sql/sql.js';
import { AuditEventRow } from './audit-event.entity.js';

/** The columns that the API writes; the database fills in the others. */
export type NewAuditRow = Readonly<Omit<AuditEventRow, 'id' | 'at'>>;

@Injectable()
export class AuditRepository {
  constructor(
    private readonly sql: Sql,
    @InjectRepository(AuditEventRow) private readonly events: Repository<AuditEventRow>,
  ) {}

  /** A repository for a command, which runs outside Nest. */
  static of(sql: Sql, { manager }: Transaction): AuditRepository {
    return new AuditRepository(sql, manager.getRepository(AuditEventRow));
  }

  /** @param tx by default a transaction of its own, which is completed even while the process stops */
  async insert(row: NewAuditRow, tx?: Transaction): Promise<void> {
    if (!tx) return this.sql.transaction((own) => this.insert(row, own));
    await tx.manager.withRepository(this.events).insert(row);
  }
}
