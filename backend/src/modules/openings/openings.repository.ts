import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../common/identity.js';
import type { OpeningField, OpeningKind, OpeningMode, OpeningState } from '../../common/opening.js';
import { viewerColumns } from '../../common/opening-sql.js';
import type { PageWindow } from '../../common/pagination.js';
import type { Removal } from '../../common/removal.js';
import type { StatementRows } from '../../platform/sql/generated.js';
import { Sql, type SqlRunner } from '../../platform/sql/sql.js';
import type { OpeningSort } from './opening-requests.dto.js';
import type { AnsweringDto, OwnApplicationDto } from './openings.dto.js';
import {
  ANSWERING,
  OPENING_BY_ID,
  OPENING_CLOSE,
  OPENING_DELETE,
  OPENING_FOR_DELETION,
  OPENING_FOR_UPDATE,
  OPENING_INSERT,
  OPENING_OWNER,
  OPENING_REMOVAL,
  OPENING_SAVE,
  OPENING_UNSAVE,
  OPENING_UPDATE,
  openingList,
  OPENINGS_OWN,
  OWN_APPLICATION,
  PAGE_FOR_OPENING,
  PROJECT_FOR_OPENING,
  type OpeningPlace,
} from './openings.statements.js';

/** Fewer say nothing about who answers. */
const MIN_APPLICATIONS_SHOWN = 5;

/** What an opening's form sets. */
export interface OpeningContent {
  readonly title: string;
  readonly field: OpeningField;
  readonly about: string;
  readonly mode: OpeningMode;
  readonly city: string;
  readonly hoursWeek: number | null;
  readonly weeks: number | null;
  readonly schedule: string;
  readonly startsOn: string | null;
  readonly closesOn: string;
  readonly places: number;
  readonly stipendMin: number | null;
  readonly stipendMax: number | null;
  readonly questions: readonly string[];
}

/** An opening for one viewer. */
export type OpeningRow = Omit<
  Extract<StatementRows['opening_own'], { id: string }>,
  'total' | 'reason' | 'applications' | 'waiting'
>;
export type OpeningDetailsRow = StatementRows['opening_by_id'];
export type LockedOpening = StatementRows['opening_for_update'];

/** Which openings a list has; null for all. */
export interface OpeningFilter {
  readonly kind: OpeningKind | null;
  readonly field: OpeningField | null;
  readonly mode: OpeningMode | null;
  /** In lower case, escaped for LIKE. */
  readonly city: string | null;
  readonly isPaid: boolean | null;
  readonly place: OpeningPlace;
  /** In lower case, escaped for LIKE; empty for all. */
  readonly search: string;
}

@Injectable()
export class OpeningsRepository {
  constructor(private readonly sql: Sql) {}

  async list(viewer: Viewer, filter: OpeningFilter, sort: OpeningSort, { limit, offset }: PageWindow) {
    const { kind, field, mode, city, isPaid, place, search } = filter;
    const [list, further] = openingList(limit, sort, place, search);
    const values = [...viewerColumns(viewer), offset, kind, field, mode, city, isPaid, ...further];
    const rows = await this.sql.query(list, values);
    return { openings: rows.filter((row) => row.id !== null), total: rows[0]?.total ?? 0 };
  }

  /** In every state, newest first; null for all kinds. */
  async own(memberId: string, kind: OpeningKind | null, { limit, offset }: PageWindow) {
    const rows = await this.sql.query(OPENINGS_OWN, [memberId, limit, offset, kind]);
    return { openings: rows.filter((row) => row.id !== null), total: rows[0]?.total ?? 0 };
  }

  /** Null when there is no such opening, or the viewer does not see it. */
  async byId(viewer: Viewer, id: string, runner: SqlRunner = this.sql): Promise<OpeningDetailsRow | null> {
    const [row] = await runner.query(OPENING_BY_ID, [...viewerColumns(viewer), id]);
    return row ?? null;
  }

  /** The member's application for an opening; null if they did not apply. */
  async applicationOf(
    memberId: string,
    id: string,
    runner: SqlRunner = this.sql,
  ): Promise<OwnApplicationDto | null> {
    const [row] = await runner.query(OWN_APPLICATION, [memberId, id]);
    if (!row) return null;
    return { ...row, createdAt: row.createdAt.toISOString(), seenAt: row.seenAt?.toISOString() ?? null };
  }

  /** How the applications for all openings of the same page or project were answered; null for fewer than five. */
  async answering(
    { pageId, projectId }: Pick<OpeningDetailsRow, 'pageId' | 'projectId'>,
    runner: SqlRunner = this.sql,
  ): Promise<AnsweringDto | null> {
    const [row] = await runner.query(ANSWERING, [pageId, projectId]);
    if (!row || row.applications < MIN_APPLICATIONS_SHOWN) return null;
    return { ...row, days: row.days === null ? null : Math.max(1, row.days) };
  }

  /** Null unless it was removed and is the member's. */
  async removalFor(memberId: string, id: string): Promise<Removal | null> {
    const [row] = await this.sql.query(OPENING_REMOVAL, [memberId, id]);
    return row ?? null;
  }

  /** Locks the poster, and the page or project of a new opening; whose that is, null if it is gone or hidden. */
  async lockPlace(
    posterId: string,
    { of, id }: NonNullable<OpeningPlace>,
    tx: SqlRunner,
  ): Promise<string | null> {
    const [row] = await tx.query(of === 'page' ? PAGE_FOR_OPENING : PROJECT_FOR_OPENING, [posterId, id]);
    return row?.ownerId ?? null;
  }

  /** Returns the id. Throws a foreign-key violation when the poster is away, or the page or project is hidden. */
  async insert(
    posterId: string,
    { kind, place, state }: { kind: OpeningKind; place: NonNullable<OpeningPlace>; state: OpeningState },
    content: OpeningContent,
    tx: SqlRunner,
  ): Promise<string> {
    const places = place.of === 'page' ? [place.id, null] : [null, place.id];
    const [row] = await tx.query(OPENING_INSERT, [posterId, ...columnsOf(content), kind, ...places, state]);
    if (!row) throw new Error('INSERT … RETURNING answered no row');
    return row.id;
  }

  /** Locks an opening against other changes; null if it is gone or hidden. */
  async forUpdate(id: string, tx: SqlRunner): Promise<LockedOpening | null> {
    const [row] = await tx.query(OPENING_FOR_UPDATE, [id]);
    return row ?? null;
  }

  /** @param startsRound whether it was not open before, so that it counts as new */
  async update(
    id: string,
    content: OpeningContent,
    { state, startsRound }: { state: OpeningState; startsRound: boolean },
    tx: SqlRunner,
  ): Promise<void> {
    await tx.query(OPENING_UPDATE, [id, ...columnsOf(content), state, startsRound]);
  }

  async close(id: string, tx: SqlRunner): Promise<void> {
    await tx.query(OPENING_CLOSE, [id]);
  }

  /** Whose an opening is, also if it is removed and theirs; null if there is none that the member could delete or see. */
  async ownerForDeletion(id: string, memberId: string): Promise<string | null> {
    const [row] = await this.sql.query(OPENING_OWNER, [id, memberId]);
    return row?.posterId ?? null;
  }

  /** Locks an opening so that nobody applies; how many ever have, null if it is gone. */
  async applicationsOfLocked(id: string, tx: SqlRunner): Promise<number | null> {
    const [row] = await tx.query(OPENING_FOR_DELETION, [id]);
    return row?.applications ?? null;
  }

  async delete(id: string, tx: SqlRunner): Promise<void> {
    await tx.query(OPENING_DELETE, [id]);
  }

  /** False if it was not saved. */
  async unsave(memberId: string, id: string): Promise<boolean> {
    return (await this.sql.query(OPENING_UNSAVE, [memberId, id])).length > 0;
  }

  /** False when the viewer does not see it. */
  async save(viewer: Viewer, id: string): Promise<boolean> {
    return (await this.sql.query(OPENING_SAVE, [...viewerColumns(viewer), id])).length > 0;
  }
}

const columnsOf = (opening: OpeningContent) => [
  opening.title,
  opening.field,
  opening.about,
  opening.mode,
  opening.city,
  opening.hoursWeek,
  opening.weeks,
  opening.startsOn,
  opening.closesOn,
  opening.places,
  opening.stipendMin,
  opening.stipendMax,
  JSON.stringify(opening.questions),
  opening.schedule,
];
