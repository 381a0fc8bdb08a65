import { screen, waitFor, within } from '@testing-library/react';
import type { ApplicationDetailsDto, BoardColumnDto } from '../openings/exports/applicationsApi';
import { accept, FakeApi, refuse } from '../../test/fakeApi';
import { feedOf, onePage, tokenOf } from '../../test/factories';
import { anOpening, inDays } from '../../test/openingFactories';
import { expectAsText, hostile } from '../../test/hostile';
import { renderApp } from '../../test/renderApp';
import { fillIn } from '../../test/writing';

const OPENING = '/user/openings/getOpening';
const APPLY = '/user/applications/apply';
const GET = '/user/applications/get';
const SET_STATE = '/user/applications/setState';
const BOARD = '/user/applications/getBoard';
const APPLICANTS = '/user/applications/getApplicants';
const DETAILS = '/dashboard/internships/details/7';
const SCREEN = '/dashboard/applications/51';
const TITLE = 'Product design intern';
const NOTE = 'I drew the signs for our hostel fair, and would like to learn how you test them.';
const token = tokenOf('1');
const earlier = (hours: number) => new Date(Date.now() - hours * 60 * 60_000).toISOString();

const Applicant = {
  ...{ id: '3', name: 'Sneha Pillai' },
  UserProfile: { profileUrl: null, title: 'Second year, design' },
};
const anApplication = (rest: Partial<ApplicationDetailsDto> = {}): ApplicationDetailsDto => ({
  ...{ id: '51', title: TITLE, organisation: 'Umbrella Studio', kind: 'internship', openingId: '7' },
  ...{ state: 'applied', isEnded: false, isNew: false, createdAt: earlier(60), updatedAt: earlier(50) },
  ...{ seenAt: null, answeredAt: null, Applicant, isApplicant: true, note: NOTE, answers: [], links: [] },
  ...{ email: null, phone: null, nextStates: ['withdrawn'], canMessage: true },
  ...{ record: null, canIssueRecord: false, canReport: false },
  events: [{ id: '1', by: 'applicant', state: 'applied', body: null, createdAt: earlier(60) }],
  ...rest,
});
const forManager = (rest: Partial<ApplicationDetailsDto> = {}) =>
  anApplication({ isApplicant: false, nextStates: ['interview', 'offered', 'declined'], ...rest });
const open = (address: string, api: FakeApi) => renderApp(address, { token, api });

/** @param isWide whether the window has a right column */
function sizeWindow(isWide: boolean): void {
  window.matchMedia = (query: string) =>
    ({
      matches: isWide && query.includes('min-width'),
      media: query,
      addListener: () => undefined,
      removeListener: () => undefined,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
}
beforeEach(() => sizeWindow(false));
afterAll(() => Reflect.deleteProperty(window, 'matchMedia'));

describe('applying', () => {
  const question = 'Which site did you build before?';
  const opening = (rest = {}) => accept({ data: anOpening({ questions: [question], ...rest }) });
  const begin = async (api: FakeApi) => {
    const app = open(DETAILS, api);
    await app.user.click(await screen.findByRole('button', { name: 'Apply' }));
    return { ...app, dialog: await screen.findByRole('dialog', { name: `Apply: ${TITLE}` }) };
  };

  it('is a draft that survives a reload, shares no contact unless told to, and is sent once', async () => {
    const api = new FakeApi()
      .on(OPENING, opening())
      .on(APPLY, { status: 201, body: { success: true, message: 'Sent', data: anApplication() } });
    const first = await begin(api);
    expect(within(first.dialog).getByRole('region', { name: 'Your profile, as they see it' })).toBeVisible();
    await fillIn(first.user, within(first.dialog).getByRole('textbox', { name: 'Why you' }), NOTE);
    first.unmount();
    const { user, dialog } = await begin(api);
    const form = within(dialog);
    expect(form.getByRole('textbox', { name: 'Why you' })).toHaveValue(NOTE);
    for (const name of ['Share my e-mail', 'Share my phone']) {
      expect(form.getByRole('checkbox', { name })).not.toBeChecked();
    }
    await user.click(form.getByRole('button', { name: 'Send' }));
    expect(await form.findByText(`${question} is required`)).toBeVisible();
    await fillIn(user, form.getByRole('textbox', { name: question }), 'That of our robotics club.');
    await user.click(form.getByRole('button', { name: 'Add a link' }));
    await fillIn(user, form.getByRole('textbox', { name: 'Link 1' }), 'http://signs.example');
    await user.click(form.getByRole('checkbox', { name: 'Share my e-mail' }));
    await user.click(form.getByRole('button', { name: 'Send' }));
    expect(await form.findByText('The address begins with https://')).toBeVisible();
    await fillIn(user, form.getByRole('textbox', { name: 'Link 1' }), 'https://signs.example');
    const application = { id: '51', state: 'applied', createdAt: earlier(0), seenAt: null } as const;
    api.on(OPENING, opening({ application: { ...application, canApplyAgain: false } }));
    await user.click(form.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(/Not seen yet/)).toHaveTextContent('Applied · Not seen yet');
    expect(screen.queryByRole('button', { name: 'Apply' })).not.toBeInTheDocument();
    expect(api.callsTo(APPLY).map(({ body }) => body)).toEqual([
      {
        ...{ openingId: '7', note: NOTE, answers: ['That of our robotics club.'] },
        ...{ links: ['https://signs.example'], shareEmail: true, sharePhone: false },
      },
    ]);
    expect(localStorage.getItem('draft:1:apply:7')).toBeNull();
  });

  it.each([
    [403, 'refused', 'This closed on 7 December 2026'],
    [409, 'already_applied', 'You have applied for this already'],
  ])('that is refused (%i %s) says why, and loses nothing', async (status, code, message) => {
    const api = new FakeApi()
      .on(OPENING, accept({ data: anOpening() }))
      .on(APPLY, refuse(status, message, undefined, code));
    const { user, dialog } = await begin(api);
    await fillIn(user, within(dialog).getByRole('textbox', { name: 'Why you' }), NOTE);
    await user.click(within(dialog).getByRole('button', { name: 'Send' }));
    expect(await within(dialog).findByText(`Failed to send your application. ${message}`)).toBeVisible();
    expect(within(dialog).getByRole('textbox', { name: 'Why you' })).toHaveValue(NOTE);
  });

  it.each([
    ['closed', { closesOn: inDays(-1) }],
    ['the viewer’s own', { canManage: true, applications: 0, waiting: 0 }],
  ])('is not offered for one that is %s', async (_, rest) => {
    open(DETAILS, new FakeApi().on(OPENING, opening(rest)));
    await screen.findByRole('heading', { level: 1, name: TITLE });
    expect(screen.queryByRole('button', { name: 'Apply' })).not.toBeInTheDocument();
  });

  it('shows when it was seen: “Applied · Seen 2 days ago”', async () => {
    const application = { id: '51', state: 'applied', createdAt: earlier(90), seenAt: earlier(50) } as const;
    open(
      DETAILS,
      new FakeApi().on(OPENING, opening({ application: { ...application, canApplyAgain: false } })),
    );
    expect(await screen.findByText(/Seen/)).toHaveTextContent('Applied · Seen 2 days ago');
    expect(screen.getByRole('link', { name: 'Open your application' })).toHaveAttribute('href', SCREEN);
  });
});

describe('an application', () => {
  it('shows its manager what was written, and has a next step with a message', async () => {
    const answers = [{ question: 'Which site?', answer: 'The robotics club’s' }];
    const data = forManager({ answers, links: ['https://signs.example'], email: 'sneha@example.edu' });
    const api = new FakeApi().on(GET, accept({ data }));
    const { user } = open(SCREEN, api);
    expect(await screen.findByRole('heading', { level: 1, name: 'Sneha Pillai' })).toBeVisible();
    expect(screen.getByText(NOTE)).toBeVisible();
    expect(screen.getByText('The robotics club’s')).toBeVisible();
    expect(screen.getByRole('link', { name: 'sneha@example.edu' })).toHaveAttribute(
      'href',
      'mailto:sneha@example.edu',
    );
    await user.click(screen.getByRole('button', { name: 'Invite to interview' }));
    const dialog = await screen.findByRole('dialog', { name: 'Invite to interview' });
    await fillIn(user, within(dialog).getByRole('textbox'), 'Friday at five?');
    const invited = forManager({ state: 'interview', nextStates: ['offered', 'declined'] });
    api.on(SET_STATE, accept({ message: 'Done', data: invited })).on(GET, accept({ data: invited }));
    await user.click(within(dialog).getByRole('button', { name: 'Invite to interview' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByText('Interview')).toBeVisible();
    expect(api.callsTo(SET_STATE).map(({ body }) => body)).toEqual([
      { id: '51', from: 'applied', to: 'interview', message: 'Friday at five?' },
    ]);
  });

  it('suggests a kind sentence to who declines', async () => {
    const { user } = open(SCREEN, new FakeApi().on(GET, accept({ data: forManager() })));
    await user.click(await screen.findByRole('button', { name: 'Decline' }));
    const dialog = await screen.findByRole('dialog', { name: 'Decline' });
    expect(within(dialog).getByRole('textbox')).toHaveDisplayValue(/^Thank you for applying/);
  });

  it.each([
    ['applicant what happened', anApplication(), 'What happened'],
    ['manager what was written', forManager(), 'Application'],
  ])('shows its %s first', async (_, application, title) => {
    open(SCREEN, new FakeApi().on(GET, accept({ data: application })));
    const part = await screen.findByRole('region', { name: title });
    const parts = screen.getAllByRole('region', { name: /^(What happened|Application)$/ });
    expect(parts).toHaveLength(2);
    expect(parts[0]).toBe(part);
  });

  it('that was changed meanwhile shows the present state, and keeps what was written', async () => {
    const api = new FakeApi()
      .on(GET, accept({ data: forManager() }))
      .on(SET_STATE, refuse(409, 'It was withdrawn', undefined, 'state_changed'));
    const { user } = open(SCREEN, api);
    await user.click(await screen.findByRole('button', { name: 'Make an offer' }));
    const dialog = await screen.findByRole('dialog', { name: 'Make an offer' });
    await fillIn(user, within(dialog).getByRole('textbox'), 'From Monday on');
    api.on(GET, accept({ data: forManager({ state: 'interview' }) }));
    await user.click(within(dialog).getByRole('button', { name: 'Make an offer' }));
    expect(await screen.findByText('Interview')).toBeVisible();
    expect(await screen.findByText(/This changed meanwhile/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Make an offer' }));
    const again = await screen.findByRole('dialog', { name: 'Make an offer' });
    expect(within(again).getByRole('textbox')).toHaveValue('From Monday on');
  });

  it('that is offered is accepted after a question; if all places are taken, it says so', async () => {
    const offered = anApplication({ state: 'offered', nextStates: ['accepted', 'withdrawn'] });
    const api = new FakeApi()
      .on(GET, accept({ data: offered }))
      .on(SET_STATE, refuse(409, 'All places are taken. Nothing was changed.', undefined, 'full'));
    const { user } = open(SCREEN, api);
    await user.click(await screen.findByRole('button', { name: 'Accept the offer' }));
    const dialog = await screen.findByRole('dialog', { name: 'Accept the offer' });
    await user.click(within(dialog).getByRole('button', { name: 'Accept the offer' }));
    expect(await within(dialog).findByText(/All places are taken/)).toBeVisible();
  });

  it('has messages of both sides; what is written is kept until it is sent', async () => {
    const SEND = '/user/applications/sendMessage';
    const api = new FakeApi()
      .on(GET, accept({ data: anApplication() }))
      .on(SEND, refuse(500, 'Something went wrong'));
    const { user, unmount } = open(SCREEN, api);
    const field = await screen.findByRole('textbox', { name: 'Message' });
    await fillIn(user, field, 'Friday at five suits me.');
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByText(/Failed to send the message/)).toBeVisible();
    unmount();
    const body = 'Friday at five suits me.';
    api.on(SEND, { status: 201, body: { success: true, message: 'Sent', data: anApplication() } });
    const again = open(SCREEN, api);
    expect(await screen.findByRole('textbox', { name: 'Message' })).toHaveValue(body);
    const event = { id: '2', by: 'applicant', state: null, body, createdAt: earlier(0) } as const;
    expect(screen.getByText('You applied')).toBeVisible();
    api.on(GET, accept({ data: anApplication({ events: [event] }) }));
    await again.user.click(screen.getByRole('button', { name: 'Send message' }));
    expect(
      await within(screen.getByRole('region', { name: 'What happened' })).findByText(body),
    ).toBeVisible();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue(''));
    // The same text keeps its key, so that a lost answer sends it once.
    const keys = api.callsTo(SEND).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(new Set(keys).size).toBe(1);
  });

  it.each([
    ['its applicant', { isApplicant: true }, 'Umbrella Studio', 0],
    ['its manager', { isApplicant: false }, 'Sneha Pillai', 2],
  ])('is reported by %s, who reads what moderators see', async (_, side, name, choices) => {
    const api = new FakeApi()
      .on(GET, accept({ data: anApplication({ ...side, canReport: true }) }))
      .on(
        '/user/safety/report',
        accept({ message: 'Done', data: { reportId: '51', dueAt: '2026-11-20T10:30:00.000Z' } }),
      );
    const { user } = open(SCREEN, api);
    await user.click(await screen.findByRole('button', { name: 'Options for this application' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Report' }));
    const dialog = await screen.findByRole('dialog', { name: 'Report this application' });
    expect(dialog).toHaveTextContent(
      new RegExp(`Moderators see what .?${name}.? wrote to you here, and nothing that you wrote`),
    );
    await user.click(await within(dialog).findByRole('radio', { name: 'Scam or fake offer' }));
    await user.click(within(dialog).getByRole('button', { name: 'Send' }));
    expect(await within(dialog).findByText(new RegExp(`${name}.? is not told who reported`))).toBeVisible();
    expect(within(dialog).queryAllByRole('button', { name: /Mute|Block/ })).toHaveLength(choices);
    expect(api.callsTo('/user/safety/report').map(({ body }) => body)).toEqual([
      { kind: 'application', id: '51', reason: 'scam', text: null },
    ]);
  });

  it('shows hostile text of each field as text', async () => {
    const message = {
      id: '2',
      by: 'manager',
      state: null,
      body: hostile('message'),
      createdAt: earlier(2),
    } as const;
    const application = forManager({
      ...{ title: hostile('title'), note: hostile('note'), events: [message] },
      answers: [{ question: hostile('question'), answer: hostile('answer') }],
      links: [`https://a.example/${hostile('link')}`],
      Applicant: { ...Applicant, name: hostile('name') },
    });
    open(SCREEN, new FakeApi().on(GET, accept({ data: application })));
    await screen.findByRole('heading', { level: 1, name: hostile('name') });
    expectAsText('title', 'note', 'message', 'question', 'answer', 'link', 'name');
  });

  it('has nothing to report while the other side wrote nothing', async () => {
    open(SCREEN, new FakeApi().on(GET, accept({ data: anApplication() })));
    await screen.findByRole('heading', { level: 1, name: TITLE });
    expect(screen.queryByRole('button', { name: 'Options for this application' })).not.toBeInTheDocument();
  });

  it('whose opening was removed says so', async () => {
    const data = anApplication({ openingId: null, isEnded: true, nextStates: [], canMessage: false });
    open(SCREEN, new FakeApi().on(GET, accept({ data })));
    expect(await screen.findByText('The opening was removed')).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });
});

describe('the board', () => {
  const column = (name: BoardColumnDto['column'], rest: Partial<BoardColumnDto> = {}): BoardColumnDto => ({
    ...{ column: name, total: 0, openings: [], applications: [] },
    ...rest,
  });
  const board = () =>
    accept({
      data: {
        columns: [
          column('saved', { total: 1, openings: [anOpening()] }),
          column('applied'),
          column('interview', {
            total: 1,
            applications: [anApplication({ state: 'interview', isNew: true })],
          }),
          column('offer'),
          column('closed'),
        ],
      },
    });

  it('has tabs with counts on phones, one column at a time, which is in the address', async () => {
    const COLUMN = '/user/applications/getColumn';
    const api = new FakeApi().on(BOARD, board()).on(COLUMN, ({ body }) =>
      accept({
        data: {
          ...column(body.column, { applications: [anApplication({ state: 'interview', isNew: true })] }),
          pagination: onePage(1),
        },
      }),
    );
    const { user, currentAddress } = open('/dashboard/internships?show=board', api);
    const tabs = within(await screen.findByRole('navigation', { name: 'Columns of your board' }));
    expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      ...['Saved 1', 'Applied 0', 'Interview 1', 'Offer 0', 'Closed 0'],
    ]);
    const entry = await screen.findByRole('link', { name: TITLE });
    expect(entry).toHaveAttribute('href', SCREEN);
    expect(screen.getByText('New')).toBeVisible();
    await user.click(tabs.getByRole('link', { name: 'Closed 0' }));
    expect(currentAddress()).toBe('/dashboard/internships?show=board&column=closed');
    await waitFor(() => expect(api.callsTo(COLUMN).at(-1)?.body).toMatchObject({ column: 'closed' }));
  });

  it('has its five columns side by side from 900 px', async () => {
    sizeWindow(true);
    open('/dashboard/internships?show=board', new FakeApi().on(BOARD, board()));
    const interview = within(await screen.findByRole('region', { name: 'Interview 1' }));
    expect(interview.getByRole('link', { name: TITLE })).toHaveAttribute('href', SCREEN);
    for (const name of ['Saved 1', 'Applied 0', 'Offer 0', 'Closed 0']) {
      expect(screen.getByRole('region', { name })).toBeVisible();
    }
  });

  it('has only some of what has ended beside the others, and leads to the rest', async () => {
    sizeWindow(true);
    const ended = Array.from({ length: 7 }, (_, index) =>
      anApplication({ id: String(60 + index), title: `Ended ${index}`, state: 'declined', isEnded: true }),
    );
    const columns = [column('saved'), column('closed', { total: 7, applications: ended })];
    open('/dashboard/internships?show=board', new FakeApi().on(BOARD, accept({ data: { columns } })));
    const closed = within(await screen.findByRole('region', { name: 'Closed 7' }));
    expect(closed.getAllByRole('link', { name: /^Ended/ })).toHaveLength(5);
    expect(closed.getByRole('link', { name: 'Show all 7' })).toBeVisible();
  });

  it('that is empty says what belongs there; one that failed is tried again', async () => {
    const api = new FakeApi().on(BOARD, refuse(500, 'Something went wrong'));
    const { user } = open('/dashboard/internships?show=board', api);
    expect(await screen.findByText('Failed to fetch your board')).toBeVisible();
    api.on(BOARD, accept({ data: { columns: [column('saved'), column('applied')] } }));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Your board is empty')).toBeVisible();
  });
});

it('applicants stand below the opening of their manager, by state, which is in the address', async () => {
  const applicant = { id: '51', Applicant, isNew: true, createdAt: earlier(60), updatedAt: earlier(50) };
  const api = new FakeApi()
    .on(OPENING, accept({ data: anOpening({ canManage: true, applications: 2, waiting: 1 }) }))
    .on(APPLICANTS, ({ body }) =>
      accept({
        data: {
          applicants: [{ ...applicant, state: body.state ?? 'applied' }],
          counts: [
            { state: 'applied', total: 1 },
            { state: 'declined', total: 1 },
          ],
          pagination: onePage(1),
        },
      }),
    );
  const { user, currentAddress } = open(DETAILS, api);
  const part = within(await screen.findByRole('region', { name: 'Applicants' }));
  expect(await part.findByRole('link', { name: 'Sneha Pillai' })).toHaveAttribute('href', SCREEN);
  const tabs = within(part.getByRole('navigation', { name: 'Which applicants' }));
  expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    ...['All 2', 'Applied 1', 'Declined 1'],
  ]);
  await user.click(tabs.getByRole('link', { name: 'Declined 1' }));
  expect(currentAddress()).toBe(`${DETAILS}?state=declined`);
  await waitFor(() => expect(api.callsTo(APPLICANTS).at(-1)?.body.state).toBe('declined'));
  // They stand before what their manager wrote about the work.
  const parts = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(parts.indexOf('Applicants')).toBeLessThan(parts.indexOf('Facts'));
});

it('who comes back from an application goes on from its row, in the list from which they came', async () => {
  const rows = ['50', '51', '52'].map((id) => ({
    ...{ id, Applicant: { ...Applicant, name: `Applicant ${id}` }, state: 'declined' as const, isNew: false },
    ...{ createdAt: earlier(60), updatedAt: earlier(50) },
  }));
  const api = new FakeApi()
    .on(OPENING, accept({ data: anOpening({ canManage: true, applications: 3, waiting: 0 }) }))
    .on(GET, accept({ data: forManager() }))
    .on(APPLICANTS, accept({ data: { applicants: rows, counts: [], pagination: onePage(3) } }));
  const { user, currentAddress } = open(`${DETAILS}?state=declined`, api);
  await user.click(await screen.findByRole('link', { name: 'Applicant 51' }));
  await user.click(await screen.findByRole('link', { name: 'Applicants' }));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Applicant 51' })).toHaveFocus());
  expect(currentAddress()).toBe(`${DETAILS}?state=declined#application-51`);
});

it.each([
  [
    {
      answers: 3,
      applicants: 4,
      kinds: [
        { kind: 'internship' as const, answers: 1, applicants: 4 },
        { kind: 'volunteering' as const, answers: 2, applicants: 0 },
      ],
    },
    true,
  ],
  [{ answers: 0, applicants: 0, kinds: [] }, false],
])('the dashboard has “Waiting for you” only when something is: %j', async (waiting, isShown) => {
  sizeWindow(true);
  const WAITING = '/user/applications/getWaiting';
  const api = new FakeApi().on('/user/feeds/getAllFeeds', feedOf()).on(WAITING, accept({ data: waiting }));
  open('/dashboard/learning', api.on('/user/feeds/getTitled', feedOf()));
  await waitFor(() => expect(api.callsTo(WAITING)).not.toHaveLength(0), { timeout: 8000 });
  if (isShown) {
    const card = within(await screen.findByRole('region', { name: 'Waiting for you' }));
    expect(card.getByRole('link', { name: '1 answer about an internship' })).toHaveAttribute(
      'href',
      '/dashboard/internships?show=board',
    );
    expect(card.getByRole('link', { name: '4 applications for your internships' })).toHaveAttribute(
      'href',
      '/dashboard/internships?show=own',
    );
    expect(card.getByRole('link', { name: '2 answers about help wanted' })).toHaveAttribute(
      'href',
      '/dashboard/community?show=board',
    );
  } else expect(screen.queryByText('Waiting for you')).not.toBeInTheDocument();
});
