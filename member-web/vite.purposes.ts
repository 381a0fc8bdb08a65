/**
 * Kinds of modules that are loaded lazily: each is a screen, the frame of screens, or a part that opens or comes later. A
 * module belongs to a kind when its id contains one of these texts.
 */
const LANDING = ['/src/app/layouts/PublicLayout.tsx', '/src/screens/LandingScreen.tsx'];
/** Screens of a few lines, and the rest of the landing page, which needs most of what the pages for everyone share. */
const SMALL_PUBLIC = [
  '/src/screens/InfoScreen.tsx',
  '/src/screens/NotFoundScreen.tsx',
  '/src/screens/ConsoleRedirect.tsx',
  '/src/screens/landing/LandingSections.tsx',
];
const PUBLIC = ['/src/screens/public/', ...SMALL_PUBLIC];
const SIGNING_IN = ['/src/features/auth/AuthForms.tsx', '/src/screens/auth/JoinAndSignInScreens.tsx'];
/** What few members meet when they sign in: a second step, and the way back to an account that is being deleted. */
const SECOND_STEP = ['/src/features/auth/SecondStep.tsx', '/src/features/auth/RestoreOffer.tsx'];
/** The pages that mailed links lead to, and the one that asks for such a mail. */
const MAILED = ['/src/screens/auth/MailedLinkScreens.tsx'];
/** The public page that takes grievances: its fields are those of joining and signing in. */
const GRIEVANCES = ['/src/screens/GrievanceScreen.tsx'];
/** The frame of a member's screens, the feed, and the screens that are little more than a post or a list of posts. */
const HOME = [
  '/src/app/layouts/MemberLayout.tsx',
  '/src/app/otherMemberScreens.tsx',
  '/src/screens/DashboardScreen.tsx',
  '/src/screens/FeedDetailsScreen.tsx',
  '/src/screens/SavedScreen.tsx',
];
/** What a member's frame loads once the browser is idle, and what a field loads in which members can be mentioned. */
const LATER = [
  '/src/components/mentions/Suggestions.tsx',
  '/src/features/live/LiveConnection.tsx',
  '/src/features/live/NewPostsPill.tsx',
  '/src/features/notifications/exports/PushPages.tsx',
  '/src/features/pages/PagesRail.tsx',
  '/src/features/search/exports/FrameSearch.tsx',
];
/** The form of a project, with its text and pictures, and the question to whoever opens a join link. */
const PROJECT_FORMS = [
  '/src/features/projects/form/ProjectForm.tsx',
  '/src/features/projects/JoinProject.tsx',
];
/** The form of an opening. */
const OPENING_FORMS = [
  '/src/features/openings/form/NewOpening.tsx',
  '/src/features/openings/form/OpeningForm.tsx',
];
/** The form of a record, and the question why one is revoked. */
const RECORD_FORMS = [
  '/src/features/records/form/IssueDialog.tsx',
  '/src/features/records/form/RevokeDialog.tsx',
];
const MEMBERS_FORMS = [
  ...PROJECT_FORMS,
  ...OPENING_FORMS,
  ...RECORD_FORMS,
  '/src/features/applications/ApplyDialog.tsx',
  '/src/components/alerts/OpenAlert.tsx',
  '/src/features/pages/form/PageDialog.tsx',
  '/src/features/profile/edit/ProfileForm.tsx',
  '/src/features/welcome/Welcome.tsx',
];
const WRITING = [
  '/src/components/RichTextEditor/Editor.tsx',
  '/src/features/feeds/composer/ComposerContent.tsx',
  '/src/features/projects/form/ProjectForm.tsx',
];
/** Who runs a page, and the questions why somebody is banned or something removed from it, which few members ever open. */
const PAGE_PEOPLE = [
  '/src/features/page-staff/BanDialog.tsx',
  '/src/features/page-staff/removal/RemoveDialog.tsx',
  '/src/screens/PagePeopleScreen.tsx',
];
/** What the feed shows late, in a place that is kept for it: it comes with the code of writing, which the feed preloads. */
const DECORATION = ['/src/features/feeds/AllSince.tsx', '/src/screens/CourtyardStrip.tsx'];
/** The page of all notifications, and the newest ones at the bell. */
const NOTIFICATIONS = [
  '/src/features/notifications/exports/NotificationsPopover.tsx',
  '/src/screens/NotificationsScreen.tsx',
];
const PAGE = ['/src/screens/PageDetailsScreen.tsx'];
/** A question of a few lines. */
const SMALL_DIALOG = ['/src/features/feeds/DeletePostDialog.tsx'];
/** The menus behind the "⋯" buttons of posts, comments and members. */
const MENUS = [
  '/src/features/comments/OwnCommentActions.tsx',
  '/src/features/feeds/OwnPostActions.tsx',
  '/src/features/feeds/ReportedPost.tsx',
  '/src/features/safety/PageActions.tsx',
  '/src/features/safety/PersonActions.tsx',
];
/** The dialog that reports something, which few members ever open. */
const REPORTING = ['/src/features/safety/ReportDialog.tsx'];
// What was reported and decided, once its list in the account settings is opened; what a limited member reads where they would write,
// and how a suspended one asks for a second look.
const OWN_CASES = [
  '/src/features/auth/SecondLook.tsx',
  '/src/features/safety/DecisionRow.tsx',
  '/src/features/safety/LimitedNotice.tsx',
  '/src/features/safety/explainLimit.ts',
  '/src/features/safety/ReportRow.tsx',
];
/** Setting up two-step sign-in, and the age, once they are opened in the account settings; what a guardian is asked. */
const TWO_STEP = ['/src/features/account/twoStep/TwoStep.tsx', '/src/features/age/'];
const SETTINGS = ['/src/screens/AccountSettingsScreen.tsx'];
/** What one member shares by link, for everybody. */
const SHARED_BY_LINK = [
  '/src/app/sharedScreens.tsx',
  '/src/features/projects/exports/Invitation.tsx',
  '/src/screens/ArticleScreen.tsx',
  '/src/screens/PublicProjectScreen.tsx',
  '/src/screens/PublicRecordScreen.tsx',
];
/** What checks the signature of a record, and the QR code with which others check it. */
const SIGNATURES = ['/src/features/records/verify/signedText.ts', '/web-kit/src/QrCode.tsx'];
const PROJECTS = [
  '/src/screens/ProjectsScreen.tsx',
  '/src/screens/ProjectDetailsScreen.tsx',
  '/src/screens/PublicProjectScreen.tsx',
  ...PROJECT_FORMS,
];
/** What other screens show of applications and records. */
const SHOWN_BESIDE = [
  '/src/features/applications/WaitingCard.tsx',
  '/src/features/records/MemberRecords.tsx',
];
/** One opening: on its screen, and beside the list. */
const OPENING = ['/src/screens/OpeningDetailsScreen.tsx', '/src/screens/openings/OpeningPanel.tsx'];
/** Internships, voluntary work and roles, with those that pages and projects show, and applications. */
const OPENINGS = [
  '/src/screens/InternshipsScreen.tsx',
  '/src/screens/HelpWantedScreen.tsx',
  ...OPENING,
  '/src/screens/ApplicationScreen.tsx',
  '/src/app/openingScreens.tsx',
  '/src/features/applications/ApplyDialog.tsx',
  '/src/features/openings/OpenAt.tsx',
  '/src/screens/openings/OpeningsBoard.tsx',
  '/src/screens/openings/OwnPart.tsx',
  ...SHOWN_BESIDE,
  ...OPENING_FORMS,
  ...RECORD_FORMS,
];
/** The profile shows the projects of a member. */
const PROFILE = ['/src/screens/ProfileScreen.tsx'];
/** Lists with tabs, filters or a search. */
const LISTS = [
  '/src/screens/PagesScreen.tsx',
  '/src/screens/ProjectsScreen.tsx',
  '/src/screens/InternshipsScreen.tsx',
  '/src/screens/HelpWantedScreen.tsx',
  '/src/screens/openings/OpeningsBoard.tsx',
  '/src/screens/openings/OwnPart.tsx',
  ...OPENING,
  '/src/screens/QuestionsScreen.tsx',
  '/src/screens/ArticlesScreen.tsx',
];
const TOASTS = ['/node_modules/react-toastify/'];

const VISITORS = [...LANDING, ...PUBLIC, ...SIGNING_IN, ...SECOND_STEP, ...MAILED, ...GRIEVANCES];

/** Every text above; each has to be in the id of a module that is loaded lazily. */
export const KINDS: readonly string[] = [
  ...VISITORS,
  ...HOME,
  ...LATER,
  ...MEMBERS_FORMS,
  ...WRITING,
  ...DECORATION,
  ...NOTIFICATIONS,
  ...PAGE,
  ...PAGE_PEOPLE,
  ...SMALL_DIALOG,
  ...MENUS,
  ...REPORTING,
  ...OWN_CASES,
  ...TWO_STEP,
  ...SETTINGS,
  ...SHARED_BY_LINK,
  ...SIGNATURES,
  ...PROJECTS,
  ...OPENINGS,
  ...PROFILE,
  ...LISTS,
  ...TOASTS,
];

/**
 * Whether a module meets a purpose because of the modules that load it. What it imports then meets the purpose as well,
 * because at least the same modules load that: a test must stay true when there are more.
 */
type Test = (loaders: readonly string[]) => boolean;

const isOf = (kind: readonly string[], id: string) => kind.some((text) => id.includes(text));
const by =
  (...kinds: string[][]): Test =>
  (loaders) =>
    loaders.some((id) => isOf(kinds.flat(), id));
const byOthersThan =
  (...kinds: string[][]): Test =>
  (loaders) =>
    loaders.some((id) => !isOf(kinds.flat(), id));
const onlyBy =
  (kind: string[]): Test =>
  (loaders) =>
    loaders.every((id) => isOf(kind, id));
const both =
  (one: Test, other: Test): Test =>
  (loaders) =>
    one(loaders) && other(loaders);
const not =
  (test: Test): Test =>
  (loaders) =>
    !test(loaders);
const either =
  (...tests: Test[]): Test =>
  (loaders) =>
    tests.some((test) => test(loaders));
/** A dialog that few open does not bring what it shares with one screen into a chunk that many wait for. */
const bySeveral: Test = (loaders) =>
  loaders.filter((id) => !isOf([...REPORTING, ...OWN_CASES, ...TWO_STEP, ...SECOND_STEP, ...PAGE_PEOPLE], id))
    .length > 1;

const byAuth = by(SIGNING_IN, MAILED, GRIEVANCES);
const byMembers = byOthersThan(VISITORS, TOASTS);
const byOpeningForms = both(bySeveral, onlyBy(OPENING_FORMS));
/** What only forms of members share: it brings the library of forms, for which nothing else of theirs waits. */
const byMembersForms = both(both(bySeveral, onlyBy(MEMBERS_FORMS)), not(byOpeningForms));
/** What lists with tabs, filters or a search share. */
const byLists = both(both(bySeveral, onlyBy(LISTS)), not(onlyBy(OPENING)));
/** What only projects need, of which the profile shows those of a member. */
const byProjects = both(both(bySeveral, by(PROJECTS)), onlyBy([...PROJECTS, ...PROFILE]));
/** What only openings, applications and the roles of projects need. */
const byOpenings = both(
  both(bySeveral, by(OPENINGS)),
  both(onlyBy([...OPENINGS, ...PROJECTS]), not(either(onlyBy(OPENING), byOpeningForms, byMembersForms))),
);

/**
 * What chunks are for: their names, and the modules that belong to them. A module belongs to the first purpose that it
 * meets; without one it stays in the chunk of its screen.
 */
export const PURPOSES: readonly (readonly [name: string, isMet: Test])[] = [
  // What the landing page and a member's home need first.
  ['base', both(by(LANDING), by(HOME))],
  // What visitors and members need.
  [
    'common',
    either(
      both(by(VISITORS), by(HOME)),
      both(by(PUBLIC), byOthersThan(VISITORS, TOASTS, REPORTING, OWN_CASES)),
    ),
  ],
  ['home', by(HOME)],
  // The frame of visitors' pages, and the first window of the landing page.
  ['landing', by(LANDING)],
  // Fields without the library of forms: comments, searches and the composer need no more.
  ['inputs', both(byAuth, byOthersThan(VISITORS, MEMBERS_FORMS, SETTINGS, REPORTING, OWN_CASES, TWO_STEP))],
  ['forms', both(byAuth, byMembers)],
  [
    'visitors',
    either(both(bySeveral, by(PUBLIC)), both(by(SIGNING_IN), by(MAILED, GRIEVANCES)), by(SMALL_PUBLIC)),
  ],
  ['mailed', by(MAILED)],
  ['auth', by(SIGNING_IN)],
  ['later', by(LATER)],
  ['toasts', by(TOASTS)],
  // What several screens share that a member opens for one purpose.
  ['shared', both(bySeveral, onlyBy(SHARED_BY_LINK))],
  // Lists, projects, openings: profile and dashboard show a little of each, and need one file for that.
  ['tools', either(byLists, byProjects, byOpenings, by(SHOWN_BESIDE))],
  // What several screens of members need, besides their home.
  [
    'members',
    either(
      both(
        both(
          both(bySeveral, not(either(byOpenings, onlyBy(OPENING), byOpeningForms, byMembersForms))),
          byOthersThan(WRITING, PAGE, PAGE_PEOPLE, MENUS, NOTIFICATIONS, REPORTING, OWN_CASES, TWO_STEP),
        ),
        byOthersThan(REPORTING, OWN_CASES, TWO_STEP, SETTINGS, NOTIFICATIONS, PAGE_PEOPLE),
      ),
      by(SMALL_DIALOG),
    ),
  ],
  // After what members need besides, because a chunk also takes what its modules import.
  ['opening', both(bySeveral, onlyBy(OPENING))],
  ['member-forms', byMembersForms],
  ['opening-forms', byOpeningForms],
  // What menus share with the dialog that they open.
  ['menus', both(by(MENUS), onlyBy([...MENUS, ...REPORTING]))],
  ['settings', both(by(SETTINGS), onlyBy([...SETTINGS, ...OWN_CASES, ...TWO_STEP]))],
  // What that dialog, the notifications and the page of helplines share with the lists of reports and decisions in account settings.
  ['cases', both(by(OWN_CASES), onlyBy([...OWN_CASES, ...REPORTING, ...NOTIFICATIONS, ...PUBLIC]))],
  ['notifications', by(NOTIFICATIONS)],
  ['tooltip', both(by(WRITING), by(PAGE))],
  // What the composer and its editor share.
  ['writing', either(both(bySeveral, by(WRITING)), onlyBy(DECORATION))],
];
