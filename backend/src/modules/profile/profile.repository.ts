import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Repository } from 'typeorm';
import { Sql, type Transaction } from '../../platform/sql/sql.js';
import { Member } from './member.entity.js';

export type ProfilePictures = Readonly<Pick<Member, 'avatarPath' | 'coverPath'>>;

/** The current state on which a change of a profile is based. */
export type PresentProfile = ProfilePictures & Readonly<Pick<Member, 'revision'>>;

/** The fields that a member may change. */
export interface ProfileChange extends ProfilePictures {
  readonly name: string;
  readonly title: string;
  readonly bio: string;
  readonly collegeName: string;
  readonly collegeYear: number;
  readonly courseName: string | null;
}

export type ProfileRow = PresentProfile &
  Readonly<
    Pick<
      Member,
      'id' | 'name' | 'email' | 'phone' | 'title' | 'bio' | 'collegeName' | 'collegeYear' | 'courseName'
    >
  >;

@Injectable()
export class ProfileRepository {
  constructor(
    private readonly sql: Sql,
    @InjectRepository(Member) private readonly members: Repository<Member>,
  ) {}

  /** Null when there is no such member. */
  async byId(id: string, tx?: Transaction): Promise<ProfileRow | null> {
    return (tx ? this.inTransaction(tx) : this.members).findOneBy({ id, deletedAt: IsNull() });
  }

  /** Locks the member against concurrent changes of the profile; null if there is no such member. */
  async forUpdate(id: string, tx: Transaction): Promise<PresentProfile | null> {
    return this.inTransaction(tx).findOne({
      where: { id, deletedAt: IsNull() },
      select: { id: true, avatarPath: true, coverPath: true, revision: true },
      lock: { mode: 'for_no_key_update' },
    });
  }

  async update(id: string, change: ProfileChange, tx: Transaction): Promise<void> {
    await this.inTransaction(tx).update({ id }, change);
  }

  async updatePictures(id: string, pictures: ProfilePictures, tx: Transaction): Promise<void> {
    await this.inTransaction(tx).update({ id }, pictures);
  }

  transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    return this.sql.transaction(work);
  }

  private inTransaction(tx: Transaction): Repository<Member> {
    return tx.manager.withRepository(this.members);
  }
}
