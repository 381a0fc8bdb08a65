import { Injectable } from '@nestjs/common';
import type { ApplicationState, BoardColumn } from '../../common/application-state.js';
import type { Viewer } from '../../common/identity.js';
import type { OpeningKind } from '../../common/opening.js';
import type { PageWindow } from '../../common/pagination.js';
import type { StatementRows } from '../../platform/sql/generated.js';
import { Sql, type SqlRunner } from '../../platform/sql/sql.js';
import { viewerColumns } from '../../common/opening-sql.js';
import { MAX_SHOWN_EVENTS } from './application-bounds.js';
import type { ApplicationAnswer } from './application.entity.js';
import type { ApplicationSide } from './application-transitions.js';
import {
  ACT,
  APPLICANT_COUNTS,
  APPLICANTS,
  APPLICATION_BY_ID,
  APPLICATION_INSERT,
  APPLICATION_LOCK,
  APPLICATION_RENEW,
  APPLICATION_SENT,
  BOARD,
  END_UNANSWERED,
  EVENTS,
  FORGET_TEXTS,
  LOCK_PLACES,
  MARK_SEEN,
  NEWS,
  OPENING_FOR_APPLYING,
  PLACES,
  PROJECT_OF,
  SAVED,
  TEAM_FOR_ACCEPTING,
} from './applications.statements.js';

/** What an application says. */
export interface ApplicationContent {
  readonly kind: string;
  readonly title: string;
  readonly organisation: string;
  readonly note: string;
  readonly answers: readonly ApplicationAnswer[];
  readonly links: readonly string[];
  readonly sharesEmail: boolean;
  readonly sharesPhone: boolean;
}
export type ApplicationRow = StatementRows['application_by_id'];
export type BoardRow = StatementRows['application_board'];
export type EventRow = StatementRows['application_events'];

@Injectable()
export class ApplicationsRepository {
  constructor(private readonly sql: Sql) {}

  /** Locks an opening against its closing; undefined when the member does not see it. */
  async openingForApplying(viewer: Viewer, openingId: string, tx: SqlRunner) {
    const [row] = await tx.query(OPENING_FOR_APPLYING, [...viewerColumns(viewer), openingId]);
    return row;
  }

  /** Locks the member's application for an opening; undefined if there is none. */
  async sent(openingId: string, memberId: string, tx: SqlRunner) {
    const [row] = await tx.query(APPLICATION_SENT, [openingId, memberId]);
    return row;
  }

  /** Returns its id; null if the member has sent one in another window meanwhile. */
  async insert(
    openingId: string,
    memberId: string,
    content: ApplicationContent,
    tx: SqlRunner,
  ): Promise<string | null> {
    const [row] = await tx.query(APPLICATION_INSERT, [openingId, memberId, ...columnsOf(content)]);
    return row?.id ?? null;
  }

  /** Sends a locked, withdrawn application once more. */
  async renew(id: string, content: ApplicationContent, tx: SqlRunner): Promise<void> {
    await tx.query(APPLICATION_RENEW, [id, ...columnsOf(content)]);
  }

  /** Null when there is no such application, or the viewer is on neither side. */
  async byId(viewer: Viewer, id: string, runner: SqlRunner = this.sql): Promise<ApplicationRow | null> {
    const [row] = await runner.query(APPLICATION_BY_ID, [...viewerColumns(viewer), id]);
    return row ?? null;
  }

  /** The last 100, oldest first. */
  events(id: string, runner: SqlRunner = this.sql): Promise<EventRow[]> {
    return runner.query(EVENTS, [id, MAX_SHOWN_EVENTS]);
  }

  async markSeen(id: string, side: ApplicationSide, runner: SqlRunner = this.sql): Promise<void> {
    await runner.query(MARK_SEEN, [id, side === 'manager']);
  }

  /** The project of an application's opening; null unless it is a role. */
  async projectOf(id: string, tx: SqlRunner): Promise<string | null> {
    const [row] = await tx.query(PROJECT_OF, [id]);
    return row?.projectId ?? null;
  }

  /** Locks who accepts, and the project whose team they join; false if it is gone or hidden. */
  async lockTeam(memberId: string, projectId: string, tx: SqlRunner): Promise<boolean> {
    return (await tx.query(TEAM_FOR_ACCEPTING, [memberId, projectId])).length > 0;
  }

  /** Locks an application for the member who acts on it; undefined if it is gone. */
  async lock(id: string, memberId: string, tx: SqlRunner) {
    const [row] = await tx.query(APPLICATION_LOCK, [id, memberId]);
    return row;
  }

  /** Whether a place of an opening is free, until the transaction ends. */
  async hasPlace(openingId: string, tx: SqlRunner): Promise<boolean> {
    await tx.query(LOCK_PLACES, [openingId]);
    const [row] = await tx.query(PLACES, [openingId]);
    return row !== undefined && (row.taken ?? 0) < row.places;
  }

  /** Notes a new state, a message, or both of a locked application. Returns the id of the event. */
  async act(
    id: string,
    act: {
      by: ApplicationSide;
      memberId: string;
      state: ApplicationState | null;
      body: string | null;
      ends: boolean;
    },
    tx: SqlRunner,
  ): Promise<string> {
    const [row] = await tx.query(ACT, [id, act.by, act.state, act.body, act.ends, act.memberId]);
    if (!row) throw new Error('A locked application is not there');
    return row.id;
  }

  /** Those that nobody has answered first, each oldest first; null for all states. */
  async applicants(
    viewer: Viewer,
    openingId: string,
    state: ApplicationState | null,
    { limit, offset }: PageWindow,
  ) {
    const about = [...viewerColumns(viewer), openingId];
    const rows = await this.sql.query(APPLICANTS, [...about, state, limit, offset]);
    const counts = await this.sql.query(APPLICANT_COUNTS, about);
    return { applicants: rows.filter((row) => row.id !== null), total: rows[0]?.total ?? 0, counts };
  }

  /** @param of one column of the board, or null for the beginning of each; one kind, or null for all */
  board(
    viewer: Viewer,
    of: { column: BoardColumn | null; kind: OpeningKind | null },
    { limit, offset }: PageWindow,
  ): Promise<BoardRow[]> {
    return this.sql.query(BOARD, [...viewerColumns(viewer), of.column, limit, offset, of.kind]);
  }

  /** Openings that the viewer saved and has not applied for; null for all kinds. */
  async saved(viewer: Viewer, kind: OpeningKind | null, { limit, offset }: PageWindow) {
    const rows = await this.sql.query(SAVED, [...viewerColumns(viewer), limit, offset, kind]);
    return { openings: rows.filter((row) => row.id !== null), total: rows[0]?.total ?? 0 };
  }

  /** Of each kind of openings that has any. */
  news(memberId: string): Promise<StatementRows['application_news'][]> {
    return this.sql.query(NEWS, [memberId]);
  }

  /** Ends some that nobody answered. Returns how many those were. */
  async endUnanswered(): Promise<number> {
    const [row] = await this.sql.query(END_UNANSWERED);
    return row?.count ?? 0;
  }

  /** Empties the texts of some that ended long ago. Returns how many those were. */
  async forgetTexts(): Promise<number> {
    const [row] = await this.sql.query(FORGET_TEXTS);
    return row?.count ?? 0;
  }
}

const columnsOf = (content: ApplicationContent) => [
  content.kind,
  content.title,
  content.organisation,
  content.note,
  JSON.stringify(content.answers),
  JSON.stringify(content.links),
  content.sharesEmail,
  content.sharesPhone,
];
