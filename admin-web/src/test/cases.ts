import type { CaseDto, CaseEntryDto, CaseListDto } from '../api/generated';
import { aMemberCard, aPageOf } from './factories';

/** Default number of cases that wait in the fake API. */
export const CASE_COUNT = 3;

/** The generated types do not say that these may be null. */
type Overrides<Dto> = Partial<{ [Field in keyof Dto]: Dto[Field] | null }>;

/** The n-th most urgent case, from 1; its id is n. Each has one day more than the one before. */
export function aCaseEntry(n: number, overrides: Overrides<CaseEntryDto> = {}): CaseEntryDto {
  return {
    id: String(n),
    kind: 'post',
    priority: 2,
    dueAt: new Date(Date.now() + n * 86_400_000 + 3_600_000).toISOString(),
    state: 'open',
    source: 'report',
    signal: null,
    reasons: [{ reason: 'spam', reports: n }],
    excerpt: `Post ${n}`,
    User: aMemberCard(n),
    openBy: null,
    isEscalated: false,
    proposal: null,
    outcome: null,
    decidedAt: null,
    ...overrides,
  } as CaseEntryDto;
}

/** The data of `getCases`. */
export function aCaseList(
  { list, ...request }: { list?: unknown; page?: number; limit?: number },
  cases?: CaseEntryDto[],
): CaseListDto {
  const total = cases?.length ?? CASE_COUNT;
  const make = (n: number) =>
    cases?.[n - 1] ??
    aCaseEntry(
      n,
      list === 'decided'
        ? { state: 'decided', outcome: 'no_violation', decidedAt: new Date().toISOString() }
        : {},
    );
  const { data, pagination } = aPageOf(make, request, total);
  const late = list === 'decided' ? 0 : data.filter(({ dueAt }) => Date.parse(dueAt) < Date.now()).length;
  return { cases: data, late, pagination };
}

/** The data of `getCase`. */
export function aCase(n: number, overrides: Overrides<CaseDto> = {}): CaseDto {
  return {
    ...aCaseEntry(n),
    version: 1,
    targetId: String(500 - n),
    content: {
      title: null,
      text: `<p>Post ${n}</p>`,
      images: [],
      parentId: null,
      at: '2026-11-20T05:30:00.000Z',
    },
    Parent: null,
    isEdited: false,
    isVisible: true,
    reports: [
      {
        id: '70',
        reason: 'spam',
        text: 'Again and again',
        at: '2026-11-20T06:30:00.000Z',
        memberSince: new Date(Date.now() - 400 * 86_400_000).toISOString(),
        decided: 5,
        right: 4,
      },
    ],
    earlier: [],
    notes: [],
    referrals: [],
    needsSecond: false,
    decision: null,
    appeal: null,
    approval: null,
    ...overrides,
  } as CaseDto;
}
