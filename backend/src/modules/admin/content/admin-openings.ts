import type { OpeningField, OpeningKind, OpeningMode, OpeningState } from '../../../common/opening.js';
import { toMemberCard, type MemberCardRow } from '../../profile/profile.mapper.js';
import { toRemoval } from './admin-content.mapper.js';
import type { RemovalRow } from './admin-content.repository.js';
import type { AdminOpeningDto } from './admin-openings.dto.js';
import { OPENINGS_ALL, OPENINGS_FOUND, OPENINGS_ONE, OPENINGS_REMOVED } from './admin-openings.statements.js';
import type { ContentKind } from './content-lists.service.js';

interface AdminOpeningRow extends MemberCardRow, Partial<RemovalRow> {
  readonly id: string;
  readonly kind: OpeningKind;
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
  readonly questions: string[];
  readonly state: OpeningState;
  readonly refusal: string | null;
  readonly applications: number;
  readonly pageId: string | null;
  readonly projectId: string | null;
  readonly organisation: string | null;
  readonly createdAt: Date;
}

/** Openings in the console. */
export const OPENINGS: ContentKind<AdminOpeningRow, AdminOpeningDto> = {
  all: OPENINGS_ALL,
  found: OPENINGS_FOUND,
  one: OPENINGS_ONE,
  removed: OPENINGS_REMOVED,
  toDto: (row) => ({
    id: row.id,
    kind: row.kind,
    title: row.title,
    field: row.field,
    about: row.about,
    mode: row.mode,
    city: row.city,
    hoursWeek: row.hoursWeek,
    weeks: row.weeks,
    schedule: row.schedule,
    startsOn: row.startsOn,
    closesOn: row.closesOn,
    places: row.places,
    stipendMin: row.stipendMin,
    stipendMax: row.stipendMax,
    questions: row.questions,
    state: row.state,
    refusal: row.refusal,
    applications: row.applications,
    pageId: row.pageId,
    projectId: row.projectId,
    organisation: row.organisation ?? '',
    createdAt: row.createdAt.toISOString(),
    User: toMemberCard(row),
    ...toRemoval(row),
  }),
};
