import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Repository } from 'typeorm';
import type { AgeBand } from '../../../common/age-band.js';
import type { Transaction } from '../../../platform/sql/sql.js';
import { Member } from '../../profile/member.entity.js';

@Injectable()
export class AgeRepository {
  constructor(@InjectRepository(Member) private readonly members: Repository<Member>) {}

  /** Null until the member answered or skipped the question. */
  async band(id: string, tx?: Transaction): Promise<AgeBand | null> {
    const member = await this.inTransaction(tx).findOne({
      where: { id },
      select: { id: true, ageBand: true },
    });
    return member?.ageBand ?? null;
  }

  /** Leaves a deleted member as they are: another tab may just have said that they are younger than 16. */
  async setBand(id: string, ageBand: AgeBand, tx: Transaction): Promise<void> {
    await this.inTransaction(tx).update({ id, deletedAt: IsNull() }, { ageBand });
  }

  /** By when the member needs a guardian's consent; null if nobody has said. */
  async consentDueAt(id: string): Promise<Date | null> {
    const member = await this.members.findOne({ where: { id }, select: { id: true, consentDueAt: true } });
    return member?.consentDueAt ?? null;
  }

  /** A guardian has agreed: from a later withdrawal on there are 14 days again. */
  async endDue(id: string, tx: Transaction): Promise<void> {
    await this.inTransaction(tx).update({ id }, { consentDueAt: null });
  }

  /** The name of a minor who has not left; null for everybody else. */
  async nameOfMinor(id: string): Promise<string | null> {
    const where = { id, ageBand: 'minor', deletedAt: IsNull() } as const;
    const member = await this.members.findOne({ where, select: { id: true, name: true } });
    return member?.name ?? null;
  }

  private inTransaction(tx?: Transaction): Repository<Member> {
    return tx ? tx.manager.withRepository(this.members) : this.members;
  }
}
