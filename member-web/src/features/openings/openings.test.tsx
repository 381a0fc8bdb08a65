import { screen, waitFor, within } from '@testing-library/react';
import type { OpeningDto } from './generated';
import { accept, FakeApi, refuse, stale } from '../../test/fakeApi';
import { aPage, aProfile, feedOf, onePage, tokenOf } from '../../test/factories';
import { anOpening, anOwnOpening, inDays } from '../../test/openingFactories';
import { expectAsText, hostile } from '../../test/hostile';
import { renderApp } from '../../test/renderApp';
import { fillIn } from '../../test/writing';
import { reportTexts } from '../../texts/reports';

const LIST = '/user/openings/getOpenings';
const GET = '/user/openings/getOpening';
const OWN = '/user/openings/getOwn';
const CREATE = '/user/openings/create';
const UPDATE = '/user/openings/update';
const PAGES = '/user/pages/getAllPages';
const INTERNSHIPS = '/dashboard/internships';
const DETAILS = '/dashboard/internships/details/7';
const TITLE = 'Product design intern';
const token = tokenOf('1');

const listOf = (...openings: OpeningDto[]) =>
  accept({ data: { openings, pagination: onePage(openings.length) } });
const pagesOf = (...titles: string[]) =>
  accept({
    data: {
      pages: titles.map((title, index) => aPage(title, { id: String(20 + index), UserId: '1' })),
      pagination: onePage(titles.length),
    },
  });
const detailsOf = (opening = anOpening()) => new FakeApi().on(GET, accept({ data: opening }));
const open = (address: string, api: FakeApi) =>
  renderApp(address, { token, api: api.unlessSet(GET, accept({ data: anOpening() })) });

describe('Internships', () => {
  const width = window.innerWidth;
  afterEach(() => {
    window.innerWidth = width;
  });

  it('lists what is open with what one gets, by when; filters are in the address', async () => {
    const api = new FakeApi().on(LIST, listOf(anOpening()));
    const { user, currentAddress } = open(INTERNSHIPS, api);
    const card = await screen.findByRole('article', { name: TITLE });
    expect(card).toHaveTextContent('Umbrella Studio · Pune · Hybrid');
    expect(card).toHaveTextContent('₹8,000–10,000 a month');
    expect(card).toHaveTextContent('20 h a week · 8 weeks');
    expect(card).toHaveTextContent('Closes in 3 days');
    expect(within(card).getByRole('link')).toHaveAttribute('href', DETAILS);
    expect(screen.getByRole('link', { name: 'How this works' })).toHaveAttribute('href', '/internships');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Field' }), 'Design');
    await user.click(screen.getByRole('button', { name: 'Paid' }));
    await user.click(screen.getByRole('button', { name: 'Remote' }));
    await user.type(screen.getByRole('textbox', { name: 'City' }), 'Pune{Enter}');
    await user.click(screen.getByRole('button', { name: 'Closing first' }));
    expect(currentAddress()).toBe(`${INTERNSHIPS}?field=design&mode=remote&city=Pune&paid=1&sort=closing`);
    await waitFor(() =>
      expect(api.callsTo(LIST).at(-1)?.body).toMatchObject({
        ...{ kind: 'internship', field: 'design', mode: 'remote', city: 'Pune', paid: true, sort: 'closing' },
      }),
    );
  });

  it.each([
    ['Unpaid', { stipendMin: 0, stipendMax: 0 }],
    ['₹10,000 a month', { stipendMin: 10_000, stipendMax: 10_000 }],
    ['Remote', { mode: 'remote', city: '' }],
    ['Closes today', { closesOn: inDays(0) }],
    ['Closed', { closesOn: inDays(-1) }],
  ] as const)('says “%s”', async (words, rest) => {
    open(INTERNSHIPS, new FakeApi().on(LIST, listOf(anOpening(rest))));
    const card = await screen.findByRole('article', { name: TITLE });
    expect(within(card).getByText(words, { exact: false })).toBeVisible();
  });

  it('says what is empty, and offers to try again what failed', async () => {
    const api = new FakeApi().on(LIST, refuse(500, 'Something went wrong'));
    const { user } = open(INTERNSHIPS, api);
    expect(await screen.findByText('Failed to fetch internships')).toBeVisible();
    api.on(LIST, listOf());
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('No internships are open now.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Paid' }));
    expect(await screen.findByText('No internship fits')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all internships' }));
    expect(await screen.findByText('No internships are open now.')).toBeVisible();
  });

  it('saves one from its card, and shows what the server has', async () => {
    const api = new FakeApi()
      .on(LIST, listOf(anOpening()))
      .on('/user/openings/toggleSave', accept({ data: { isSaved: true } }));
    const { user } = open(INTERNSHIPS, api);
    const save = await screen.findByRole('button', { name: `Save ${TITLE}` });
    api.on(LIST, listOf(anOpening({ isSaved: true })));
    await user.click(save);
    await waitFor(() => expect(save).toHaveAttribute('aria-pressed', 'true'));
    expect(api.callsTo('/user/openings/toggleSave').map(({ body }) => body)).toEqual([{ id: '7' }]);
  });

  it('shows the first beside the list in wide windows, then the chosen one, whose heading takes the focus', async () => {
    const other = anOpening({ id: '8', title: 'Data intern' });
    const api = new FakeApi()
      .on(LIST, listOf(anOpening(), other))
      .on(GET, ({ body }) =>
        accept({ data: body.id === '8' ? { ...other, about: 'Charts of hostel water.' } : anOpening() }),
      );
    const { user, currentAddress } = open(`${INTERNSHIPS}?paid=1`, api);
    const first = within(await screen.findByRole('region', { name: TITLE }));
    expect(await first.findByRole('button', { name: 'Apply' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Internships');
    expect(screen.getByRole('link', { name: TITLE, current: true })).toBeVisible();
    const link = screen.getByRole('link', { name: 'Data intern' });
    await user.click(link);
    const beside = within(await screen.findByRole('region', { name: 'Data intern' }));
    expect(beside.getByText('Charts of hostel water.')).toBeVisible();
    await waitFor(() => expect(beside.getByRole('heading', { name: 'Data intern' })).toHaveFocus());
    expect(currentAddress()).toBe(`${INTERNSHIPS}?paid=1&opening=8`);
    await user.keyboard('{Escape}');
    expect(link).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(beside.getByRole('heading', { name: 'Data intern' })).toHaveFocus();
  });

  it('never applies for another opening that stands first after a reload', async () => {
    const { unmount } = renderApp(INTERNSHIPS, {
      ...{ token, state: { overlay: { name: 'apply', value: 0, about: '8' } } },
      api: new FakeApi().on(LIST, listOf(anOpening())).on(GET, accept({ data: anOpening() })),
    });
    expect(await screen.findByRole('button', { name: 'Apply' })).toBeVisible();
    await expect(screen.findByRole('dialog')).rejects.toThrow('Unable to find');
    unmount();
    renderApp(INTERNSHIPS, {
      ...{ token, state: { overlay: { name: 'apply', value: 0, about: '7' } } },
      api: new FakeApi().on(LIST, listOf(anOpening())).on(GET, accept({ data: anOpening() })),
    });
    expect(await screen.findByRole('dialog', { name: `Apply: ${TITLE}` })).toBeVisible();
  });

  it('leads to the screen of the chosen one where there is no room beside the list', async () => {
    window.innerWidth = 900;
    const { currentAddress } = open(`${INTERNSHIPS}?opening=7`, new FakeApi().on(LIST, listOf(anOpening())));
    expect(await screen.findByRole('heading', { name: TITLE, level: 1 })).toBeVisible();
    expect(currentAddress()).toBe(DETAILS);
  });

  it('has what the member posted, with what waits for an answer', async () => {
    const api = new FakeApi().on(
      OWN,
      accept({
        data: {
          openings: [anOwnOpening({ state: 'review', applications: 4, waiting: 3 })],
          pagination: onePage(1),
        },
      }),
    );
    open(`${INTERNSHIPS}?show=own`, api);
    const card = await screen.findByRole('article', { name: TITLE });
    expect(card).toHaveTextContent('In review');
    expect(card).toHaveTextContent('3 wait for an answer');
    expect(card).toHaveTextContent('4 applications');
  });

  it('says once that what the member posted is closed', async () => {
    const closed = anOwnOpening({ state: 'closed' });
    const own = accept({ data: { openings: [closed], pagination: onePage(1) } });
    open(`${INTERNSHIPS}?show=own`, new FakeApi().on(OWN, own));
    const card = await screen.findByRole('article', { name: TITLE });
    expect(within(card).getAllByText('Closed')).toHaveLength(1);
  });

  it('asks who manages no page to make one first', async () => {
    open(INTERNSHIPS, new FakeApi().on(LIST, listOf(anOpening())));
    const make = await screen.findByRole('link', { name: 'Make a page first' });
    expect(make).toHaveAttribute('href', '/dashboard/pages');
    expect(screen.queryByRole('button', { name: 'Post an internship' })).not.toBeInTheDocument();
  });
});

it('the filters that an address chooses stand first, and nothing moves while one is pressed', async () => {
  const api = new FakeApi().on(LIST, listOf(anOpening()));
  const { user } = open(`${INTERNSHIPS}?sort=closing&mode=hybrid`, api);
  const row = await screen.findByRole('group', { name: 'Filters' });
  const names = () =>
    within(row)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  const order = ['Hybrid', 'On site', 'Remote', 'Closing first', 'Paid'];
  expect(names()).toEqual(order);
  expect(row.firstElementChild).toContainElement(within(row).getByRole('button', { name: 'Hybrid' }));
  await user.click(within(row).getByRole('button', { name: 'Paid' }));
  expect(names()).toEqual(order);
});

describe('a card', () => {
  const said = async (application: Partial<OpeningDto>) => {
    open(INTERNSHIPS, new FakeApi().on(LIST, listOf(anOpening(application))));
    return screen.findByRole('article', { name: TITLE });
  };

  it.each([
    ['applied', 'Applied'],
    ['declined', 'Declined'],
    ['unanswered', 'No answer came'],
  ] as const)('of what one applied for says how far it has come: %s', async (applicationState, word) => {
    const card = await said({ applicationState });
    expect(within(card).getByText(word)).toBeVisible();
    expect(card).not.toHaveTextContent('Closes in');
  });

  it('of what one withdrew from says how long one can apply once more', async () => {
    const card = await said({ applicationState: 'withdrawn' });
    expect(within(card).getByText('Withdrawn')).toBeVisible();
    expect(card).toHaveTextContent('Closes in 3 days');
  });
});

describe('help wanted and roles', () => {
  it.each([
    ['volunteering', '/dashboard/community', ['Help wanted', 'My board', 'Posted by me', 'Records']],
    ['role', '/dashboard/projects', ['All', 'Mine', 'People wanted', 'My board', 'Posted by me']],
  ] as const)('of the kind %s have their own board and what one posted at %s', async (kind, tool, tabs) => {
    const BOARD = '/user/applications/getBoard';
    const api = new FakeApi()
      .on(OWN, accept({ data: { openings: [anOwnOpening({ kind })], pagination: onePage(1) } }))
      .on(BOARD, accept({ data: { columns: [] } }));
    const { goTo } = open(`${tool}?show=own`, api);
    const card = await screen.findByRole('article', { name: TITLE });
    const details = within(card).getByRole('link', { name: TITLE }).getAttribute('href');
    expect(details).toBe(`${tool}/${kind === 'role' ? 'openings' : 'details'}/7`);
    expect(api.callsTo(OWN).at(-1)?.body).toMatchObject({ kind });
    const row = screen.getByRole('link', { name: 'Posted by me' }).closest('nav');
    expect([...(row?.children ?? [])].map(({ textContent }) => textContent)).toEqual([...tabs]);
    await goTo(`${tool}?show=board`);
    expect(await screen.findByText('Your board is empty')).toBeVisible();
    expect(api.callsTo(BOARD).at(-1)?.body).toEqual({ kind });
  });

  const DAY = 'Saturday 5 December, 9:00–13:00';

  it('for one day say when, on the card and among the facts, instead of hours and weeks', async () => {
    const help = anOpening({ kind: 'volunteering', schedule: DAY, hoursWeek: null, weeks: null });
    const { goTo } = open('/dashboard/community', detailsOf(help).on(LIST, listOf(help)));
    const card = await screen.findByRole('article', { name: TITLE });
    expect(card).toHaveTextContent(DAY);
    expect(card).not.toHaveTextContent('week');
    await goTo('/dashboard/community/details/7');
    expect((await screen.findByText('When')).nextSibling).toHaveTextContent(DAY);
    for (const name of ['Hours a week', 'Weeks', 'Starts']) expect(screen.queryByText(name)).toBeNull();
  });

  it('are posted for one day without hours and weeks', async () => {
    const made = anOpening({ kind: 'volunteering', canManage: true, schedule: DAY });
    const api = detailsOf(made)
      .on(LIST, listOf())
      .on(PAGES, pagesOf('Kitchen'))
      .on(CREATE, { status: 201, body: { success: true, message: 'Posted', data: made } });
    const { user, currentAddress } = open('/dashboard/community', api);
    await user.click(await screen.findByRole('button', { name: 'Post help wanted' }));
    await fillIn(user, await screen.findByRole('textbox', { name: 'Title' }), 'Cooks for a breakfast');
    await fillIn(
      user,
      screen.getByRole('textbox', { name: /What there is to do/ }),
      'Two hundred parathas. '.repeat(3),
    );
    await fillIn(user, screen.getByRole('textbox', { name: 'City' }), 'Pune');
    await fillIn(user, screen.getByLabelText('Last day to apply'), inDays(3));
    await user.click(screen.getByRole('checkbox', { name: 'We ask no fee, under any name' }));
    const post = screen.getByRole('button', { name: 'Post' });
    await user.click(post);
    expect(await screen.findByText(/^Hours a week: a whole number/)).toBeVisible();
    await fillIn(user, screen.getByRole('textbox', { name: /^When/ }), ` ${DAY} `);
    await user.click(post);
    await waitFor(() => expect(currentAddress()).toBe('/dashboard/community/details/7'));
    expect(api.callsTo(CREATE)[0]?.body).toMatchObject({ schedule: DAY, hoursWeek: null, weeks: null });
  });

  it('are read in their own tool by who only knows their number', async () => {
    const api = detailsOf(anOpening({ kind: 'volunteering', title: 'Teach maths' }));
    const { currentAddress } = open(DETAILS, api);
    expect(await screen.findByRole('heading', { name: 'Teach maths' })).toBeVisible();
    expect(currentAddress()).toBe('/dashboard/community/details/7');
    expect(screen.getByRole('link', { name: 'Help wanted' })).toHaveAttribute('href', '/dashboard/community');
  });

  it('stand on Community and below “People wanted” of Projects', async () => {
    const api = new FakeApi().on(LIST, ({ body }) => listOf(anOpening({ title: `A ${body.kind ?? ''}` })));
    const { goTo } = open('/dashboard/community', api);
    expect(await screen.findByRole('article', { name: 'A volunteering' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'How this works' })).toHaveAttribute('href', '/community');
    await goTo('/dashboard/projects?show=wanted');
    expect(await screen.findByRole('article', { name: 'A role' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'People wanted' })).toHaveAttribute('aria-current', 'page');
  });

  it('stand above the posts of their page', async () => {
    const api = new FakeApi()
      .on(LIST, listOf(anOpening()))
      .on(
        '/user/pages/getPageById',
        accept({
          data: {
            page: aPage('Umbrella Studio'),
            admin: { id: '9', name: 'Kabir Anand', profileUrl: null, isAdmin: false },
            isFollowing: false,
            bell: false,
          },
        } as never),
      )
      .on('/user/feeds/getAllFeeds', feedOf());
    open('/dashboard/pages/details/20', api);
    const region = await screen.findByRole('region', { name: 'Open now' });
    expect(within(region).getByRole('article', { name: TITLE })).toBeVisible();
    expect(api.callsTo(LIST)[0]?.body).toMatchObject({ pageId: '20' });
  });
});

describe('the form of an internship', () => {
  const aboutText = 'You draw the pages on which students find their way on campus.';
  const create = async (api: FakeApi) => {
    const app = open(INTERNSHIPS, api);
    await app.user.click(await screen.findByRole('button', { name: 'Post an internship' }));
    await screen.findByRole('textbox', { name: 'Title' });
    return app;
  };
  const saved = {
    status: 201,
    body: { success: true, message: 'Posted', data: anOpening({ state: 'review' }) },
  };

  it('is a draft that survives a reload, says that it is reviewed, and is sent whole', async () => {
    const api = detailsOf(anOpening({ state: 'review', canManage: true }))
      .on(LIST, listOf())
      .on(PAGES, pagesOf('Umbrella Studio', 'Chess Club'))
      .on(CREATE, saved);
    const first = await create(api);
    await fillIn(first.user, screen.getByRole('textbox', { name: 'Title' }), TITLE);
    first.unmount();
    const { user, currentAddress } = await create(api);
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue(TITLE);
    expect(screen.getByText(/We look at every internship before others see it/)).toBeVisible();
    const post = screen.getByRole('button', { name: 'Send to review' });
    await user.click(post);
    expect(await screen.findByText('Confirm that you ask no fee')).toBeVisible();
    expect(screen.getByText('City is required')).toBeVisible();
    // The first that is wrong: on a phone, it is far above the button.
    expect(screen.getByRole('textbox', { name: /What there is to do/ })).toHaveFocus();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Page' }), 'Chess Club');
    await fillIn(user, screen.getByRole('textbox', { name: /What there is to do/ }), aboutText);
    await fillIn(user, screen.getByRole('textbox', { name: 'City' }), ' Pune ');
    await fillIn(user, screen.getByRole('textbox', { name: /Stipend from/ }), '0');
    await fillIn(user, screen.getByRole('textbox', { name: /^to, ₹/ }), '0');
    await fillIn(user, screen.getByRole('textbox', { name: 'Hours a week' }), '30');
    await fillIn(user, screen.getByRole('textbox', { name: 'Weeks' }), '8');
    await fillIn(user, screen.getByLabelText('Last day to apply'), inDays(10));
    await user.click(screen.getByRole('button', { name: 'Add a question' }));
    await fillIn(user, screen.getByRole('textbox', { name: 'Question 1' }), 'Which site did you build?');
    await user.click(screen.getByRole('checkbox', { name: 'We ask no fee, under any name' }));
    await user.click(post);
    expect(await screen.findByText('Unpaid work has up to 20 hours a week')).toBeVisible();
    await fillIn(user, screen.getByRole('textbox', { name: /Stipend from/ }), '8,000');
    await fillIn(user, screen.getByRole('textbox', { name: /^to, ₹/ }), '10000');
    await user.click(post);
    await waitFor(() => expect(currentAddress()).toBe(DETAILS));
    const [call] = api.callsTo(CREATE);
    expect(call?.body).toEqual({
      ...{
        kind: 'internship',
        pageId: '21',
        title: TITLE,
        field: 'other',
        about: aboutText,
        mode: 'on_site',
      },
      ...{
        city: 'Pune',
        hoursWeek: 30,
        weeks: 8,
        schedule: null,
        places: 1,
        stipendMin: 8000,
        stipendMax: 10_000,
      },
      ...{ startsOn: null, closesOn: inDays(10), questions: ['Which site did you build?'], noFee: true },
    });
    expect(call?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/);
    expect(localStorage.getItem('draft:1:opening')).toBeNull();
  });

  it('keeps what was typed when the server refuses it, beside the field', async () => {
    const own = anOpening({ canManage: true, applications: 0, waiting: 0 });
    const api = detailsOf(own).on(UPDATE, refuse(400, 'Bad', { about: 'Say more about the work' }));
    const { user } = open(DETAILS, api);
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    expect(await screen.findByText(/it goes to review again/)).toBeVisible();
    await fillIn(user, screen.getByRole('textbox', { name: 'Title' }), 'Design intern');
    await user.click(screen.getByRole('button', { name: /^save changes$/i }));
    expect(await screen.findAllByText(/Say more about the work/)).not.toHaveLength(0);
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Design intern');
  });

  it('shows what was saved elsewhere meanwhile, and overwrites it only when told to', async () => {
    const own = (rest = {}) => anOpening({ canManage: true, applications: 0, waiting: 0, ...rest });
    const api = detailsOf(own()).on(UPDATE, stale());
    const { user } = open(DETAILS, api);
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await fillIn(user, await screen.findByRole('textbox', { name: 'Title' }), 'My title');
    api.on(GET, accept({ data: own({ title: 'Their title', version: '5' }) }));
    await user.click(screen.getByRole('button', { name: /^save changes$/i }));
    const conflict = await screen.findByRole('alertdialog');
    expect(conflict).toHaveTextContent('Their title');
    expect(conflict).toHaveTextContent('My title');
    expect(api.callsTo(UPDATE).map(({ body }) => body.version)).toEqual(['4']);
  });
});

describe('an internship', () => {
  it('shows its facts and its text, in which an address is no link, and how it answers', async () => {
    const answering = { answered: 23, applications: 25, days: 3 };
    open(DETAILS, detailsOf(anOpening({ answering })));
    expect(await screen.findByRole('heading', { level: 1, name: TITLE })).toBeVisible();
    expect(screen.getByText('₹8,000–10,000 a month')).toBeVisible();
    expect(screen.getByText('Answered 23 of 25 applications, half within 3 days')).toBeVisible();
    expect(screen.getByText(/https:\/\/umbrella\.example/)).toBeVisible();
    expect(screen.queryByRole('link', { name: /umbrella\.example/ })).not.toBeInTheDocument();
    expect(screen.getByText(/^Never pay to work\. Something wrong\?/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:/),
    );
    expect(screen.getByRole('link', { name: 'Umbrella Studio' })).toHaveAttribute(
      'href',
      '/dashboard/pages/details/20',
    );
    expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
  });

  it('shows hostile text of each field as text, in its list, too', async () => {
    const Page = { id: '20', title: hostile('page'), category: 'Organization', imageUrl: null } as const;
    const fields = { title: hostile('title'), city: hostile('city') };
    const made = anOpening({ ...fields, about: hostile('about'), Page });
    const { goTo } = open(DETAILS, detailsOf(made).on(LIST, listOf(made)));
    await screen.findByRole('heading', { level: 1, name: fields.title });
    expectAsText('title', 'city', 'about', 'page');
    await goTo(INTERNSHIPS);
    await screen.findByRole('article', { name: fields.title });
    expectAsText('title', 'city', 'page');
  });

  it.each([
    ['copying its link', 1440],
    ['the share sheet of a phone', 390],
  ])('is passed on by %s', async (_by, width) => {
    const shared = jest.fn(() => Promise.resolve());
    const before = window.innerWidth;
    Object.assign(navigator, { share: shared });
    window.innerWidth = width;
    try {
      const { user } = open(DETAILS, detailsOf());
      const copied = jest.spyOn(navigator.clipboard, 'writeText');
      const link = expect.stringMatching(new RegExp(`^https?://[^/]+${DETAILS}$`)) as string;
      await user.click(await screen.findByRole('button', { name: 'Share' }));
      if (width === 390) {
        expect(shared).toHaveBeenCalledWith(expect.objectContaining({ url: link }));
        expect(copied).not.toHaveBeenCalled();
      } else {
        expect(copied).toHaveBeenCalledWith(link);
        expect(await screen.findByText('Link copied to clipboard!')).toBeVisible();
      }
    } finally {
      Reflect.deleteProperty(navigator, 'share');
      window.innerWidth = before;
    }
  });

  it('is reported from its menu', async () => {
    const api = detailsOf().on(
      '/user/safety/report',
      accept({ message: 'Done', data: { reportId: '51', dueAt: '2026-11-20T10:30:00.000Z' } }),
    );
    const { user } = open(DETAILS, api);
    await user.click(await screen.findByRole('button', { name: 'Options for this opening' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Report' }));
    const dialog = await screen.findByRole('dialog', { name: 'Report this opening' });
    await user.click(await within(dialog).findByRole('radio', { name: 'Scam or fake offer' }));
    // What is most often wrong with an offer stands before what is gravest of a post.
    const [first, second] = within(dialog).getAllByRole('radio');
    expect(first).toBeChecked();
    expect(second).toHaveAccessibleName('Pretending to be somebody else');
    expect(within(dialog).getAllByRole('radio')).toHaveLength(Object.keys(reportTexts.reasons).length);
    await user.click(within(dialog).getByRole('button', { name: 'Send' }));
    expect(await within(dialog).findByText(/Umbrella Studio is not told who reported/)).toBeVisible();
    expect(within(dialog).queryByRole('button', { name: /Mute|Block/ })).not.toBeInTheDocument();
    expect(api.callsTo('/user/safety/report').map(({ body }) => body)).toEqual([
      expect.objectContaining({ kind: 'opening', id: '7' }),
    ]);
  });

  it('that was declined says why to its manager, who closes or deletes it after a question', async () => {
    const own = anOpening({
      ...{ state: 'declined', canManage: true, reason: 'Name who guides the intern.' },
      ...{ applications: 0, waiting: 0 },
    });
    const api = detailsOf(own)
      .on(OWN, accept({ data: { openings: [], pagination: onePage(0) } }))
      .on('/user/openings/delete', accept({ message: 'Deleted' }));
    const { user, currentAddress } = open(DETAILS, api);
    expect(await screen.findByText(/Declined: Name who guides the intern\./)).toBeVisible();
    expect(screen.queryByText(/^Closes/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Options for this opening' }));
    expect(await screen.findByRole('menuitem', { name: 'Close internship' })).toBeVisible();
    await user.click(screen.getByRole('menuitem', { name: 'Delete internship' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(currentAddress()).toBe(`${INTERNSHIPS}?show=own`));
  });

  it('is edited by no limited manager, who is told why', async () => {
    const limit = { until: '2099-12-03T06:30:00.000Z', rule: 3 };
    const api = detailsOf(anOpening({ canManage: true, applications: 1, waiting: 0 })).on(
      '/user/profile/get',
      accept({ data: aProfile({ limit }) }),
    );
    open(DETAILS, api);
    const edit = await screen.findByRole('button', { name: 'Edit' });
    await waitFor(() => expect(edit).toHaveAttribute('aria-disabled', 'true'));
  });

  it('that is gone is not found', async () => {
    open(DETAILS, new FakeApi().on(GET, refuse(404, 'There is no such opening')));
    expect(await screen.findByText('Opening not found')).toBeVisible();
  });
});
