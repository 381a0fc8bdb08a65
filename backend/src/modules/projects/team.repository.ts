import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../common/identity.js';
import { Sql, type SqlRunner } from '../../platform/sql/sql.js';
import { viewerColumns } from './projects.repository.js';
import {
  PROJECT_FOR_JOINING,
  PROJECT_SET_CODE,
  TEAM_ADD,
  TEAM_REMOVE,
  TEAM_SIZE,
} from './projects.statements.js';

@Injectable()
export class TeamRepository {
  constructor(private readonly sql: Sql) {}

  /** Locks a project against others who join, and answers its code; null when the viewer does not see it. */
  async codeForJoining(viewer: Viewer, id: string, tx: SqlRunner): Promise<string | null> {
    const [row] = await tx.query(PROJECT_FOR_JOINING, [...viewerColumns(viewer), id]);
    return row?.joinCode ?? null;
  }

  /** How many belong to the team of a locked project, those away included, and whether the member does. */
  async size(id: string, memberId: string, tx: SqlRunner): Promise<{ people: number; isMember: boolean }> {
    const [row] = await tx.query(TEAM_SIZE, [id, memberId]);
    if (!row) throw new Error('count(*) answered no row');
    return row;
  }

  /** Throws a foreign-key violation when the project or the member has gone. */
  async add(id: string, memberId: string, role: string, tx: SqlRunner): Promise<void> {
    await tx.query(TEAM_ADD, [id, memberId, role]);
  }

  /** Takes a member off the team; false for its owner, and for who is not on it. */
  async remove(id: string, memberId: string, runner: SqlRunner = this.sql): Promise<boolean> {
    return (await runner.query(TEAM_REMOVE, [id, memberId])).length > 0;
  }

  /** Replaces the code by which members join; false when there is no such project of this owner. */
  async setCode(id: string, ownerId: string, code: string, runner: SqlRunner = this.sql): Promise<boolean> {
    return (await runner.query(PROJECT_SET_CODE, [id, ownerId, code])).length > 0;
  }
}
