import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Repository } from 'typeorm';
import type { AgeBand } from '../../../common/age-band.js';
import { Member } from '../../profile/member.entity.js';

@Injectable()
export class AgeRepository {
  constructor(@InjectRepository(Member) private readonly members: Repository<Member>) {}

  /** Null until the member answered or skipped the question. */
  async band(id: string): Promise<AgeBand | null> {
    const member = await this.members.findOne({ where: { id }, select: { id: true, ageBand: true } });
    return member?.ageBand ?? null;
  }

  /** Leaves a deleted member as they are: another tab may just have said that they are younger than 16. */
  async setBand(id: string, ageBand: AgeBand): Promise<void> {
    await this.members.update({ id, deletedAt: IsNull() }, { ageBand });
  }
}
