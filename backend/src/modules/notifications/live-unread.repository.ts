import { Injectable } from '@nestjs/common';
import { Sql } from '../../platform/sql/sql.js';
import { LIVE_UNREAD } from './live-unread.statements.js';

/** What is known of a member that may have changed the badge. */
export interface KnownOfMember {
  readonly memberId: string;
  /** A text that differs when something else is known; null when nothing is. Its parts are separated by spaces. */
  readonly known: string | null;
}

/** A member of whom something else is known now. */
export interface MemberNews extends KnownOfMember {
  readonly known: string;
  /** The badge. */
  readonly unread: number;
}

@Injectable()
export class LiveUnreadRepository {
  constructor(private readonly sql: Sql) {}

  /** Those of the members of whom something else is known now than what is given. */
  news(members: readonly KnownOfMember[]): Promise<MemberNews[]> {
    return this.sql.query(LIVE_UNREAD, [
      members.map(({ memberId }) => memberId),
      members.map(({ known }) => known),
    ]);
  }
}
