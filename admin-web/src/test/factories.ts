import { PAGE_SIZE } from '@campus-commons/web-kit/bounds/generated.ts';
import type {
  AdminCommentDto,
  AdminOpeningDto,
  AdminPageDto,
  AdminPostDto,
  AdminProjectDto,
  AdminRecordDto,
  AdminSettingsDto,
  DeliveryDto,
  AttentionDto,
  AdminUserDetailsDto,
  AdminUserDto,
  AuditEntryDto,
  AuditEventDto,
  MemberCardDto,
  JobDto,
  MaintenanceDto,
  PaginationDto,
  SessionDto,
  TimelineDayDto,
  UsersStatsDto,
  AdminTopicDto,
} from '../api/generated';

/** Default number of members in the fake API. */
export const MEMBER_COUNT = 128;

/** The n-th newest member, from 1. */
export function aUser(n: number, overrides: Partial<AdminUserDto> = {}): AdminUserDto {
  return {
    id: String(1000 - n),
    name: `Member ${n}`,
    email: `member${n}@college.example`,
    phone: `98765${String(n).padStart(5, '0')}`,
    status: 'active',
    createdAt: '2026-11-20T05:30:00.000Z',
    UserProfile: { profileUrl: null, collegeName: `College ${n}`, courseName: `Course ${n}` },
    ...overrides,
  };
}

/** The parameters of a paged list. */
interface PageRequest {
  page?: number;
  limit?: number;
}

/** The API's response for one page of a list of `total` entries. */
export function aPageOf<Entry>(
  make: (n: number) => Entry,
  { page = 1, limit = PAGE_SIZE }: PageRequest,
  total: number,
) {
  const first = (page - 1) * limit + 1;
  const count = Math.max(0, Math.min(limit, total - first + 1));
  const pagination: PaginationDto = {
    total,
    totalPages: Math.ceil(total / limit),
    currentPage: page,
    limit,
    hasNextPage: page * limit < total,
    hasPrevPage: page > 1,
  };
  return {
    success: true,
    data: Array.from({ length: count }, (_, index) => make(first + index)),
    pagination,
  };
}

/** The response of `getUsers`. */
export function aUserPage(request: PageRequest, total = MEMBER_COUNT) {
  return aPageOf(aUser, request, total);
}

/** The response of `getPosts`. */
export function aPostPage(request: PageRequest, total = 25) {
  return aPageOf(aPost, request, total);
}

/** The response of `getPages`. */
export function aPagePage(request: PageRequest, total = 12) {
  return aPageOf(aPage, request, total);
}

/** The response of `getComments`. */
export function aCommentPage(request: PageRequest, total = 12) {
  return aPageOf(aComment, request, total);
}

/** The response of `getProjects`. */
export function aProjectPage(request: PageRequest, total = 12) {
  return aPageOf(aProject, request, total);
}

/** The response of `getOpenings`. */
export function anOpeningPage(request: PageRequest, total = 12) {
  return aPageOf(anOpening, request, total);
}

/** The response of `getRecords`. */
export function aRecordPage(request: PageRequest, total = 12) {
  return aPageOf(aRecord, request, total);
}

/** The response of `/admin/topics/get`. */
export function aTopicPage(request: PageRequest, total = 12) {
  const { data: topics, pagination } = aPageOf(aTopic, request, total);
  return { success: true, data: { topics, pagination } };
}

/** The n-th topic, from 1. */
export function aTopic(n: number, overrides: Partial<AdminTopicDto> = {}): AdminTopicDto {
  return { key: `topic${n}`, label: `Topic${n}`, posts: n, hiddenAt: null, ...overrides };
}

export function aMemberCard(n: number): MemberCardDto {
  return { id: String(1000 - n), name: `Member ${n}`, UserProfile: { profileUrl: null, title: null } };
}

/** The n-th newest post, from 1. */
export function aPost(n: number, overrides: Partial<AdminPostDto> = {}): AdminPostDto {
  return {
    id: String(500 - n),
    createdAt: '2026-11-20T05:30:00.000Z',
    kind: 'post',
    title: null,
    like: 3,
    comments: 1,
    User: aMemberCard(n),
    Page: null,
    feedData: { content: `<p>Post ${n}</p>`, imagesUrl: [], images: [] },
    pollOptions: [],
    ...overrides,
  };
}

/** The n-th newest project, from 1. */
export function aProject(n: number, overrides: Partial<AdminProjectDto> = {}): AdminProjectDto {
  return {
    id: String(300 - n),
    title: `Project ${n}`,
    summary: `What project ${n} builds`,
    about: '<p>We meet on Fridays.</p>',
    status: 'active',
    skills: ['soldering'],
    links: [{ label: 'Code', url: 'https://code.example/follower' }],
    images: [],
    isPublic: false,
    people: 3,
    createdAt: '2026-11-20T05:30:00.000Z',
    updatedAt: '2026-11-21T05:30:00.000Z',
    User: aMemberCard(n),
    ...overrides,
  };
}

/** The n-th newest opening, from 1: an internship. */
export function anOpening(n: number, overrides: Partial<AdminOpeningDto> = {}): AdminOpeningDto {
  return {
    id: String(400 - n),
    kind: 'internship',
    title: `Opening ${n}`,
    field: 'software',
    about: `What opening ${n} asks for`,
    mode: 'on_site',
    city: 'Pune',
    hoursWeek: 16,
    weeks: 8,
    schedule: '',
    startsOn: null,
    closesOn: '2026-12-07',
    places: 2,
    stipendMin: 8000,
    stipendMax: 10_000,
    questions: [],
    state: 'open',
    refusal: null,
    applications: 4,
    pageId: '3',
    projectId: null,
    organisation: 'Kite Club',
    createdAt: '2026-11-20T05:30:00.000Z',
    User: aMemberCard(n),
    ...overrides,
  };
}

/** The n-th newest record of work, from 1: a signed one. */
export function aRecord(n: number, overrides: Partial<AdminRecordDto> = {}): AdminRecordDto {
  return {
    serial: `serial-${n}`,
    kind: 'internship',
    holder: `Member ${n}`,
    page: { id: '3', name: 'Kite Club' },
    issuer: 'Meera Joshi',
    role: 'Kite builder',
    done: `Built kite ${n} from paper and bamboo`,
    hours: 120,
    from: '2026-06-01',
    to: '2026-07-26',
    state: 'accepted',
    reason: null,
    revokedBy: null as never,
    issuedAt: '2026-11-20T05:30:00.000Z',
    acceptedAt: '2026-11-21T05:30:00.000Z',
    revokedAt: null,
    code: 'made.up.code',
    User: aMemberCard(n),
    ...overrides,
  };
}

/** The n-th newest comment, from 1. */
export function aComment(n: number, overrides: Partial<AdminCommentDto> = {}): AdminCommentDto {
  return {
    id: String(700 - n),
    comment: `Comment ${n}`,
    createdAt: '2026-11-20T05:30:00.000Z',
    User: aMemberCard(n),
    Feed: { id: '499', excerpt: 'Post 1', User: { id: '999', name: 'Member 1' } },
    Parent: null,
    ...overrides,
  };
}

/** The n-th newest page, from 1. */
export function aPage(n: number, overrides: Partial<AdminPageDto> = {}): AdminPageDto {
  return {
    id: String(200 - n),
    title: `Page ${n}`,
    description: `About page ${n}`,
    imageUrl: null,
    category: 'Club',
    followers: 4,
    posts: 2,
    createdAt: '2026-11-18T05:30:00.000Z',
    updatedAt: '2026-11-19T05:30:00.000Z',
    User: aMemberCard(n),
    ...overrides,
  };
}

/** The response of `/admin/audit/search`. */
export function anAuditPage(request: PageRequest, total = 25) {
  // Two equal ones in a row would be shown as one.
  const make = (n: number) => anAuditEvent(n, n % 2 === 0 ? { action: 'member_reinstated' } : {});
  const { data: events, pagination } = aPageOf(make, request, total);
  const administrators = [
    { id: '2', userName: 'anita' },
    { id: '1', userName: 'rsrivastava' },
  ];
  return { events, pagination, administrators, accountDays: [] };
}

/** The n-th newest event, from 1. */
export function anAuditEvent(n: number, overrides: Partial<AuditEventDto> = {}): AuditEventDto {
  return {
    ...anAuditEntry({ id: String(900 - n), action: 'member_suspended', reason: `Reason ${n}` }),
    actor: { kind: 'administrator', id: '2', name: 'anita' },
    member: { id: String(1000 - n), name: `Member ${n}` },
    consoleAccount: null,
    topic: null,
    ...overrides,
  };
}

/** An audit event about a member. */
export function anAuditEntry(overrides: Partial<AuditEntryDto> = {}): AuditEntryDto {
  return {
    id: '1',
    at: '2026-11-20T05:30:00.000Z',
    action: 'signed_in',
    actor: { kind: 'member', id: '999', name: 'Member 1' },
    subject: null,
    reason: null,
    requestId: null,
    ...overrides,
  };
}

/** The data of `getUser`. */
export function aUserDetails(overrides: Partial<AdminUserDetailsDto> = {}): AdminUserDetailsDto {
  return {
    id: '999',
    name: 'Member 1',
    email: 'member1@college.example',
    phone: '9876500001',
    status: 'active',
    suspension: null,
    limit: null,
    createdAt: '2026-11-20T05:30:00.000Z',
    UserProfile: {
      profileUrl: null,
      coverUrl: null,
      title: 'Final year',
      bio: 'Likes kites',
      collegeName: 'IET Lucknow',
      collegeYear: '2027',
      courseName: 'B.Tech ECE',
    },
    counts: { posts: 1240, comments: 84, likes: 7, pages: 1, followedPages: 3 },
    pages: [aPage(1)],
    recentPosts: [aPost(1)],
    hasSecondFactor: false,
    sessions: [
      {
        id: '1',
        device: 'Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0',
        createdAt: '2026-11-20T05:30:00.000Z',
        lastSeenAt: '2026-11-20T06:30:00.000Z',
      },
    ],
    audit: [anAuditEntry()],
    ...overrides,
  };
}

export function aStats(overrides: Partial<UsersStatsDto> = {}): UsersStatsDto {
  return { totalUsers: 128340, todayUsers: 6, monthUsers: 41, ...overrides };
}

/** The days of `getUsersTimeline`. The number of sign-ups is the day of the month. */
export function aTimeline({ from, to }: { from?: unknown; to?: unknown }): TimelineDayDto[] {
  const days: TimelineDayDto[] = [];
  const last = new Date(String(to));
  for (const day = new Date(String(from)); day <= last; day.setUTCDate(day.getUTCDate() + 1)) {
    days.push({
      date: day.toISOString().slice(0, 10),
      signUps: day.getUTCDate(),
      posts: 2,
      comments: 3,
      likes: 1500,
    });
  }
  return days;
}

export function aMaintenance(overrides: Partial<MaintenanceDto> = {}): MaintenanceDto {
  return { on: false, message: '', since: null, by: null, ...overrides };
}

export function anAttention(overrides: Partial<AttentionDto> = {}): AttentionDto {
  return {
    suspendedToday: 2,
    suspended: 1240,
    failedSignIns: 17,
    refusedSignIns: 3,
    waitingCases: 0,
    lateCases: 0,
    waitingInternships: 0,
    oldestInternship: null,
    waitingGrievances: 0,
    lateGrievances: 0,
    namesGrievanceOfficer: true,
    failingJobs: [],
    maintenance: aMaintenance(),
    ...overrides,
  };
}

export function aJob(overrides: Partial<JobDto> = {}): JobDto {
  return {
    name: 'purge accounts',
    every: 3600,
    startedAt: '2026-11-20T05:30:00.000Z',
    endedAt: '2026-11-20T05:31:00.000Z',
    succeededAt: '2026-11-20T05:31:00.000Z',
    error: null,
    ...overrides,
  };
}

export function aSettings(overrides: Partial<AdminSettingsDto> = {}): AdminSettingsDto {
  return {
    maintenance: aMaintenance(),
    configuration: [
      { name: 'API_PORT', value: '3000' },
      { name: 'REDIS_URL', value: '' },
    ],
    version: '0.1.0',
    revision: 'c4720e7d0f1a2b3c4d5e6f708192a3b4c5d6e7f8',
    migrations: [
      { name: 'Foundation', applied: true },
      { name: 'Administration', applied: true },
    ],
    jobs: [aJob()],
    delivery: aDelivery(),
    ...overrides,
  };
}

/** Everything is delivered. */
export function aDelivery(overrides: Partial<DeliveryDto> = {}): DeliveryDto {
  return {
    mails: { waiting: 0, retried: 0, oldestAt: null, handedOver: 1204, refused: 0, givenUp: 0, unclear: 0 },
    pushes: { isOn: true, devices: 310, failingDevices: 0, waiting: 0, sent: 2911, dropped: 0, gone: 0 },
    streams: { open: 12, most: 5000 },
    ...overrides,
  };
}

/** The n-th of the administrator's own sessions. */
export function aSession(n: number, current = false): SessionDto {
  return {
    id: String(n),
    device: `Browser ${n}`,
    place: 'unknown',
    createdAt: '2026-11-20T05:30:00.000Z',
    lastSeenAt: '2026-11-20T06:30:00.000Z',
    expiresAt: '2026-11-20T13:30:00.000Z',
    current,
  };
}
